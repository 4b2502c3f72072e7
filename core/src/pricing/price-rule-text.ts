import { isPercentRule, type NotApplied, type PriceRule } from './price-derivation.ts';

type RuleTextKey = `Price.${PriceRule['rule'] | 'discountedPrice'}` | `Price.NotApplied.${NotApplied['reason']}`;

/** A translation key with the facts that its words name. */
export type RuleText = { readonly key: RuleTextKey; readonly facts: Readonly<Record<string, number>> };

/** How a rule is called. A discount that holds from the first piece on is no quantity discount to a reader. */
export const priceRuleText = (rule: PriceRule): RuleText => {
  if (isPercentRule(rule)) return { key: `Price.${rule.rule}`, facts: { percent: rule.operand } };
  switch (rule.rule) {
    case 'listPrice':
    case 'promoCode':
    case 'providerPrice':
      return { key: `Price.${rule.rule}`, facts: {} };
    case 'quantityDiscount':
      return rule.minItems > 1
        ? { key: 'Price.quantityDiscount', facts: { minItems: rule.minItems, count: rule.minItems } }
        : { key: 'Price.discountedPrice', facts: {} };
    case 'quantity':
      return { key: 'Price.quantity', facts: { quantity: rule.operand } };
  }
};

/** Why a rule changed nothing. */
export const notAppliedText = (why: NotApplied): RuleText => ({
  key: `Price.NotApplied.${why.reason}`,
  facts: why.reason === 'quantityTooSmall' ? { needs: why.needs, has: why.has } : {},
});
