import { useSignals } from '@preact/signals-react/runtime';
import { useShopState } from '../../shop-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { useValidityText } from '../cart-review/cart-line.tsx';
import { CartTotal } from '../cart-review/cart-total.tsx';
import styles from './order-summary.module.css';

/** What is being bought, beside the forms of checkout. */
export const OrderSummary = () => {
  useSignals();
  const { t, money } = useWords();
  const validity = useValidityText();
  const loaded = useShopState().cart.value;
  if (!loaded.ok || loaded.value === undefined) return null;
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.title}>
        {t('Checkout.Summary')}
      </h2>
      <ul className={styles.lines}>
        {loaded.value.items.map((item) => (
          <li key={item.id}>
            <span>
              {t('Added.Line', { quantity: item.price.quantity, name: `${item.productTitle}, ${item.priceTitle}` })}
              <small>{validity(item)}</small>
            </span>
            <span className={styles.amount}>{money(item.price.amount)}</span>
          </li>
        ))}
      </ul>
      <CartTotal cart={loaded.value} />
    </aside>
  );
};
