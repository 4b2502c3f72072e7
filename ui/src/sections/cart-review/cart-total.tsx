import type { Cart } from '@shop/core/cart/cart';
import { subtract, sum } from '@shop/core/money/cents';
import { Price } from '../../kit/price.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './cart-total.module.css';

/** The total, struck out beside it what it would be without discounts, and what that saves. */
export const CartTotal = ({ cart }: { readonly cart: Pick<Cart, 'items' | 'totalPrice' | 'promo'> }) => {
  const { t, money } = useWords();
  const before = sum(cart.items.map((item) => item.price.amountWithoutDiscount));
  return (
    <div className={styles.total} aria-live="polite">
      {cart.promo === undefined ? null : (
        <p className={styles.saving}>
          {t('Cart.PromoApplied', { code: cart.promo.code, amount: money(cart.promo.amount) })}
        </p>
      )}
      <p className={styles.sum}>
        <span>
          {t('Cart.Total')} <small className={styles.note}>{t('Cart.TotalWithVat')}</small>
        </span>
        <Price amount={cart.totalPrice} before={before} size="large" />
      </p>
      {before > cart.totalPrice ? (
        <p className={styles.saving}>{t('Cart.Savings', { amount: money(subtract(before, cart.totalPrice)) })}</p>
      ) : null}
    </div>
  );
};
