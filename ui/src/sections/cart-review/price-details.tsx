import type { LinePrice } from '@shop/core/pricing/price-derivation';
import { Icon } from '../../kit/icon.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './price-details.module.css';
import { priceRows } from './price-details.view.ts';

/** How a line's price came about, folded: the same steps that the terminal's receipt prints. */
export const PriceDetails = ({ price }: { readonly price: LinePrice }) => {
  const words = useTranslator();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {words.t('Cart.PriceDetails')}
        <Icon name="chevronDown" className={styles.chevron} />
      </summary>
      <ol className={styles.receipt}>
        {priceRows(price, words).map(({ key, look, text, amount }) => (
          <li key={key} className={styles[look]}>
            <span>{text}</span>
            {amount === undefined ? null : (
              <>
                <span className={styles.dots} aria-hidden="true" />
                <span className={styles.amount}>{amount}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
};
