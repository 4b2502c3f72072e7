import type { LinePrice } from '@shop/core/pricing/price-derivation';
import { notAppliedText, priceRuleText, type RuleText } from '@shop/core/pricing/price-rule-text';
import { useWords } from '../../words/use-words.ts';
import styles from './price-details.module.css';

/** How a line's price came about, folded: the same steps that the terminal's receipt prints. */
export const PriceDetails = ({ price }: { readonly price: LinePrice }) => {
  const { t, money } = useWords();
  const text = ({ key, facts }: RuleText): string => t(key, facts);
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
              {text(priceRuleText(step.rule))}
              {step.notApplied === undefined ? null : ` (${text(notAppliedText(step.notApplied))})`}
            </span>
            <span className={styles.amount}>{money(step.after)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
};
