import type { LinePrice, NotApplied, PriceRule } from '@shop/core/pricing/price-derivation';
import { useWords } from '../../words/use-words.ts';
import styles from './price-details.module.css';

/** How a line's price came about, folded: the same steps that the terminal's receipt prints. */
export const PriceDetails = ({ price }: { readonly price: LinePrice }) => {
  const { t, money } = useWords();
  const ruleText = (rule: PriceRule): string => {
    switch (rule.rule) {
      case 'listPrice':
      case 'providerPrice':
        return t(`Price.${rule.rule}`);
      case 'quantityDiscount':
        return rule.minItems > 1
          ? t('Price.quantityDiscount', { minItems: rule.minItems })
          : t('Price.discountedPrice');
      case 'facilityDiscount':
        return t('Price.facilityDiscount', { percent: rule.operand });
      case 'quantity':
        return t('Price.quantity', { count: rule.operand });
    }
  };
  const reasonText = (why: NotApplied): string => {
    switch (why.reason) {
      case 'noDiscountPrice':
      case 'notCheaper':
      case 'noFacilityDiscount':
        return t(`Price.NotApplied.${why.reason}`);
      case 'quantityTooSmall':
        return t('Price.NotApplied.quantityTooSmall', { needs: why.needs, has: why.has });
    }
  };
  const told = price.steps.filter(
    (step) => step.notApplied === undefined || step.notApplied.reason === 'quantityTooSmall',
  );
  return (
    <details className={styles.details}>
      <summary>{t('Cart.PriceDetails')}</summary>
      <ol className={styles.steps}>
        {told.map((step) => (
          <li key={step.rule.rule} className={step.notApplied === undefined ? undefined : styles.unapplied}>
            <span>
              {ruleText(step.rule)}
              {step.notApplied === undefined ? null : ` (${reasonText(step.notApplied)})`}
            </span>
            <span className={styles.amount}>{money(step.after)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
};
