import { subtract } from '@shop/core/money/cents';
import type { LinePrice, PriceStep } from '@shop/core/pricing/price-derivation';
import { notAppliedText, priceRuleText, type RuleText } from '@shop/core/pricing/price-rule-text';
import { Icon } from '../../kit/icon.tsx';
import { useWords } from '../../translations/use-words.ts';
import styles from './price-details.module.css';

/** How a line's price came about, folded: the same steps that the terminal's receipt prints. */
export const PriceDetails = ({ price }: { readonly price: LinePrice }) => {
  const { t } = useWords();
  const told = price.steps.filter(
    (step) => step.notApplied === undefined || step.notApplied.reason === 'quantityTooSmall',
  );
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {t('Cart.PriceDetails')}
        <Icon name="chevronDown" className={styles.chevron} />
      </summary>
      <ol className={styles.receipt}>
        {told.map((step) => (
          <Step key={step.rule.rule} step={step} unitPrice={price.unitPrice} />
        ))}
      </ol>
    </details>
  );
};

const Step = ({ step, unitPrice }: { readonly step: PriceStep; readonly unitPrice: LinePrice['unitPrice'] }) => {
  const { t, money } = useWords();
  const text = ({ key, facts }: RuleText): string => t(key, facts);
  const { rule, before, after, notApplied } = step;
  if (notApplied !== undefined) {
    return (
      <li className={styles.unapplied}>
        <span>{`${text(priceRuleText(rule))} (${text(notAppliedText(notApplied))})`}</span>
      </li>
    );
  }
  switch (rule.rule) {
    case 'listPrice':
    case 'providerPrice':
      return <Row words={text(priceRuleText(rule))} amount={money(after)} />;
    case 'quantityDiscount':
    case 'facilityDiscount':
      return (
        <Row words={text(priceRuleText(rule))} amount={`−${money(subtract(before, after))}`} look={styles.saving} />
      );
    case 'quantity':
      return <Row words={`${rule.operand} × ${money(unitPrice)}`} amount={money(after)} look={styles.sum} />;
  }
};

const Row = ({
  words,
  amount,
  look,
}: {
  readonly words: string;
  readonly amount: string;
  readonly look?: string | undefined;
}) => (
  <li className={look}>
    <span>{words}</span>
    <span className={styles.dots} aria-hidden="true" />
    <span className={styles.amount}>{amount}</span>
  </li>
);
