import type { CartItemId } from '@shop/core/ids';
import type { LinePrice } from '@shop/core/pricing/price-derivation';
import { Icon } from '../kit/icon.tsx';
import { useKnownCart } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './price-details.module.css';
import { isChanged, priceDetailRows } from './price-details.view.ts';

/** A line's price, which unfolds to its price steps as on the receipt; draws nothing for a plain list price. `first` is
 *  the price that the server drew. */
export const PriceDetails = ({ itemId, first }: { readonly itemId: CartItemId; readonly first: LinePrice }) => {
  const words = useTranslator();
  const price = useKnownCart()?.items.find(({ cartItemId: id }) => id === itemId)?.price ?? first;
  if (!isChanged(price)) return null;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {words.t('Cart.PriceDetails')}
        <Icon name="chevronDown" className={styles.chevron} />
      </summary>
      <ol className={styles.receipt}>
        {priceDetailRows(price, words).map(({ key, look, text, amount }) => (
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
