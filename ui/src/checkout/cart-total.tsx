import { useTranslator } from '../translations/use-translator.ts';
import styles from './cart-total.module.css';
import { cartTotalView, type Totals } from './cart-total.view.ts';

/** The sum without discounts and what each discount takes off; draws nothing without a discount. */
export const Discounts = ({ cart }: { readonly cart: Totals }) => {
  const { rows } = cartTotalView(cart, useTranslator());
  return rows.length === 0 ? null : (
    <ul className={styles.rows}>
      {rows.map(({ key, isOff, text, amount }) => (
        <li key={key} className={isOff ? styles.off : undefined}>
          {text} <span>{amount}</span>
        </li>
      ))}
    </ul>
  );
};

/** The total, and what the discounts save. */
export const CartTotal = ({ cart }: { readonly cart: Totals }) => {
  const words = useTranslator();
  const { total, saving } = cartTotalView(cart, words);
  return (
    <div className={styles.total} aria-live="polite">
      <p className={styles.sum}>
        {words.t('Cart.Total')} <strong className={styles.amount}>{total}</strong>
      </p>
      <p className={styles.note}>{words.t('Cart.TotalWithVat')}</p>
      {saving === undefined ? null : <p className={styles.saving}>{saving}</p>}
    </div>
  );
};
