import type { Cents } from '@shop/core/money/cents';
import { useTranslator } from '../translations/use-translator.ts';
import { classNames } from './class-names.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A price, and struck out beside it the price without the discount. */
export const Price = ({
  amount,
  before,
  size = 'normal',
}: {
  readonly amount: Cents;
  readonly before?: Cents | undefined;
  readonly size?: 'normal' | 'large';
}) => {
  const { t, money } = useTranslator();
  const reduced = before !== undefined && before > amount;
  return (
    <span className={classNames(styles.price, size === 'large' && styles.large)}>
      {reduced ? (
        <>
          <VisuallyHidden>{t('List.OldPrice', { price: money(before) })}</VisuallyHidden>
          <s className={styles.before} aria-hidden="true">
            {money(before)}
          </s>
        </>
      ) : null}
      <span className={reduced ? styles.reduced : undefined}>{money(amount)}</span>
    </span>
  );
};
