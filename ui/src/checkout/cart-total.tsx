import type { Cart } from '@shop/core/cart/cart';
import { type Cents, subtract, sum } from '@shop/core/money/cents';
import { useWords } from '../translations/use-words.ts';
import styles from './cart-total.module.css';

export type Totals = Pick<Cart, 'items' | 'totalPrice' | 'promo'>;

const fullPrice = ({ items }: Totals): Cents => sum(items.map((item) => item.price.amountWithoutDiscount));

/** What it would cost without discounts and what each of them takes off; nothing where there is no discount. */
export const Discounts = ({ cart }: { readonly cart: Totals }) => {
  const { t, money } = useWords();
  const before = fullPrice(cart);
  const lines = sum(cart.items.map((item) => item.price.amount));
  if (before === cart.totalPrice) return null;
  return (
    <ul className={styles.rows}>
      <li>
        {t('Cart.RegularPrice')} <span>{money(before)}</span>
      </li>
      {before === lines ? null : (
        <li className={styles.off}>
          {t('Cart.Discount')} <span>{`−${money(subtract(before, lines))}`}</span>
        </li>
      )}
      {cart.promo === undefined ? null : (
        <li className={styles.off}>
          {t('Price.promo', { code: cart.promo.code })} <span>{`−${money(cart.promo.amount)}`}</span>
        </li>
      )}
    </ul>
  );
};

/** The total, and what the discounts save. */
export const CartTotal = ({ cart }: { readonly cart: Totals }) => {
  const { t, money } = useWords();
  const before = fullPrice(cart);
  return (
    <div className={styles.total} aria-live="polite">
      <p className={styles.sum}>
        {t('Cart.Total')} <strong className={styles.amount}>{money(cart.totalPrice)}</strong>
      </p>
      <p className={styles.note}>{t('Cart.TotalWithVat')}</p>
      {before > cart.totalPrice ? (
        <p className={styles.saving}>{t('Cart.Savings', { amount: money(subtract(before, cart.totalPrice)) })}</p>
      ) : null}
    </div>
  );
};
