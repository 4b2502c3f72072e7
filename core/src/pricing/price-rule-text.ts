import { isPercentRule, type NotApplied, type PriceRule } from './price-derivation.ts';

type RuleTextKey = `Price.${PriceRule['rule'] | 'discountedPrice'}` | `Price.NotApplied.${NotApplied['reason']}`;

/** A translation key with the figures for its placeholders. */
export type RuleText = { readonly key: RuleTextKey; readonly facts: Readonly<Record<string, number>> };

/** Returns the name of a rule. A discount from the first piece is not called a quantity discount. */
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

/** Returns the reason why a rule did not change the price. */
export const notAppliedText = (why: NotApplied): RuleText => ({
  key: `Price.NotApplied.${why.reason}`,
  facts: why.reason === 'quantityTooSmall' ? { needs: why.needs, has: why.has } : {},
});
