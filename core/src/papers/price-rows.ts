import { subtract } from '../money/cents.ts';
import { isPercentRule, type LinePrice, type NotApplied, type PriceStep } from '../pricing/price-derivation.ts';
import { notAppliedText, priceRuleText, type RuleText } from '../pricing/price-rule-text.ts';
import type { PapersWords } from './papers-words.ts';

/** A price step as text. A rule that did not apply has no amount. */
export type PriceRow = {
  readonly key: string;
  readonly look: 'plain' | 'saving' | 'sum' | 'unapplied';
  readonly text: string;
  readonly amount?: string;
};

type PriceWords = Pick<PapersWords, 't' | 'money'>;

/** Returns the price steps worth displaying. Of the rules that did not apply, only those that a larger quantity or the
 *  ticket would make apply. */
export const priceRows = (price: LinePrice, words: PriceWords): readonly PriceRow[] =>
  price.steps
    .filter(({ notApplied }) => notApplied === undefined || canStillApply(notApplied))
    .map((step) => ({ key: step.rule.rule, ...rowOf(step, price.unitPrice, words) }));

const canStillApply = ({ reason }: NotApplied): boolean => reason === 'quantityTooSmall' || reason === 'needsTicket';

const rowOf = (
  { rule, before, after, notApplied }: PriceStep,
  unitPrice: LinePrice['unitPrice'],
  { t, money }: PriceWords,
): Omit<PriceRow, 'key'> => {
  const words = ({ key, facts }: RuleText): string => t(key, facts);
  const text = words(priceRuleText(rule));
  if (notApplied !== undefined) return { look: 'unapplied', text: `${text} (${words(notAppliedText(notApplied))})` };
  const saving = (): Omit<PriceRow, 'key'> => ({ look: 'saving', text, amount: `−${money(subtract(before, after))}` });
  if (isPercentRule(rule)) return saving();
  switch (rule.rule) {
    case 'listPrice':
    case 'providerPrice':
      return { look: 'plain', text, amount: money(after) };
    case 'quantityDiscount':
    case 'promoCode':
      return saving();
    case 'quantity':
      return { look: 'sum', text: `${rule.operand} × ${money(unitPrice)}`, amount: money(after) };
  }
};
