import type { Cart } from '@shop/core/cart/cart';
import { orderLines } from '@shop/core/papers/line-words';
import { ButtonLink } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { LineList } from '../kit/line-list.tsx';
import { usePaths } from '../pages/use-paths.ts';
import { useKnownCart } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import { CartTotal, Discounts } from './cart-total.tsx';
import styles from './order-summary.module.css';

/** The lines and total of the cart, beside the checkout's forms; narrow screens show `FoldedOrder` instead. */
export const OrderSummary = () => {
  const { t } = useTranslator();
  const cart = useKnownCart();
  return cart === undefined ? null : (
    <aside className={styles.beside} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.title}>
        {t('Checkout.Summary')}
      </h2>
      <Order cart={cart} />
    </aside>
  );
};

/** `OrderSummary` for phones: one line with the total, which unfolds. Place it above the form. */
export const FoldedOrder = () => {
  const { t, money } = useTranslator();
  const cart = useKnownCart();
  return cart === undefined ? null : (
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
  );
};

const Order = ({ cart }: { readonly cart: Cart }) => {
  const words = useTranslator();
  const paths = usePaths();
  return (
    <>
      <LineList lines={orderLines(cart.items, words)} />
      <div className={styles.sums}>
        <Discounts cart={cart} />
        <CartTotal cart={cart} />
      </div>
      <ButtonLink href={paths.cart} look="quiet" className={styles.change}>
        {words.t('Checkout.ChangeOrder')}
      </ButtonLink>
    </>
  );
};
