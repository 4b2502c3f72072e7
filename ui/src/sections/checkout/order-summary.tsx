import { useSignals } from '@preact/signals-react/runtime';
import type { Cart } from '@shop/core/cart/cart';
import { ButtonLink } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { LineList } from '../../kit/line-list.tsx';
import { usePaths } from '../../pages/use-paths.ts';
import { useShopState } from '../../shop-context.tsx';
import { useWords } from '../../words/use-words.ts';
import { CartTotal, Discounts } from '../cart-review/cart-total.tsx';
import { useOrderLines } from './order-lines.view.ts';
import styles from './order-summary.module.css';

/** What is being bought: beside the forms of checkout where there is room, folded above them on phones. Both are in the
 *  page, and the one that does not fit is not drawn. */
export const OrderSummary = () => {
  useSignals();
  const { t, money } = useWords();
  const loaded = useShopState().cart.value;
  const cart = loaded.ok ? loaded.value : undefined;
  if (cart === undefined) return null;
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.handle}>
          <Icon name="bag" />
          {t('Checkout.Summary')}
          <Icon name="chevronDown" className={styles.chevron} />
          <strong className={styles.total}>{money(cart.totalPrice)}</strong>
        </summary>
        <div className={styles.body}>
          <Order cart={cart} />
        </div>
      </details>
      <aside className={styles.beside} aria-labelledby="order-summary">
        <h2 id="order-summary" className={styles.title}>
          {t('Checkout.Summary')}
        </h2>
        <Order cart={cart} />
      </aside>
    </>
  );
};

const Order = ({ cart }: { readonly cart: Cart }) => {
  const { t } = useWords();
  const lines = useOrderLines();
  const paths = usePaths();
  return (
    <>
      <LineList lines={lines(cart.items)} />
      <div className={styles.sums}>
        <Discounts cart={cart} />
        <CartTotal cart={cart} />
      </div>
      <ButtonLink href={paths.cart} look="quiet" className={styles.change}>
        {t('Checkout.ChangeOrder')}
      </ButtonLink>
    </>
  );
};
