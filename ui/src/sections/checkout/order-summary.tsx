import { useSignals } from '@preact/signals-react/runtime';
import { LineList } from '../../kit/line-list.tsx';
import { useShopState } from '../../shop-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { CartTotal } from '../cart-review/cart-total.tsx';
import { useOrderLines } from './order-lines.view.ts';
import styles from './order-summary.module.css';

/** What is being bought, beside the forms of checkout. */
export const OrderSummary = () => {
  useSignals();
  const { t } = useWords();
  const linesOf = useOrderLines();
  const loaded = useShopState().cart.value;
  if (!loaded.ok || loaded.value === undefined) return null;
  return (
    <aside className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.title}>
        {t('Checkout.Summary')}
      </h2>
      <LineList lines={linesOf(loaded.value.items)} />
      <CartTotal cart={loaded.value} />
    </aside>
  );
};
