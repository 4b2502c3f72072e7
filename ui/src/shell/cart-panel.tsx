import type { CartLine } from '@shop/core/cart/cart-line';
import { periodText } from '@shop/core/papers/line-words';
import { shopPath } from '@shop/core/paths/shop-paths';
import { cartTotalView } from '../checkout/cart-total.view.ts';
import { HoldLine } from '../checkout/hold-line.tsx';
import { ButtonLink } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { Price } from '../kit/price.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { useCart } from '../shop-context.tsx';
import { type Translator, useTranslator } from '../translations/use-translator.ts';
import styles from './cart-menu.module.css';

/** The lines of the cart, the total and the link to the checkout. */
export const CartPanel = () => {
  const known = useCart();
  const words = useTranslator();
  const { t, money, language } = words;
  const cart = known.ok ? known.value : undefined;
  return cart === undefined || cart.items.length === 0 ? (
    <div className={styles.empty}>
      <Icon name={known.ok ? 'bag' : 'warning'} className={styles.bag} />
      <p>{t(known.ok ? 'CartIsEmpty' : 'Error')}</p>
    </div>
  ) : (
    <>
      <ul className={styles.items}>
        {cart.items.map((item) => (
          <MenuLine key={item.cartItemId} item={item} words={words} />
        ))}
      </ul>
      <div className={styles.foot}>
        <HoldLine cart={cart} />
        {cartTotalView(cart, words)
          .rows.filter(({ key }) => key === 'promo')
          .map(({ key, text, amount }) => (
            <p key={key} className={styles.code}>
              {text} <span>{amount}</span>
            </p>
          ))}
        <p className={styles.total}>
          {t('CartMenu.Total')} <strong>{money(cart.totalPrice)}</strong>
        </p>
        <ButtonLink href={shopPath('cart', language)} wide>
          {t('CartMenu.ToCheckout')}
        </ButtonLink>
      </div>
    </>
  );
};

const MenuLine = ({ item, words }: { readonly item: CartLine; readonly words: Translator }) => (
  <li className={styles.item}>
    <span className={styles.quantity}>
      <VisuallyHidden>{`${words.t('CartMenu.Quantity')}: `}</VisuallyHidden>
      {item.price.quantity}
      <span aria-hidden="true"> ×</span>
    </span>
    <span className={styles.name}>
      {item.productTitle}
      <span className={styles.detail}>{item.priceTitle}</span>
      <span className={styles.detail}>{periodText(item, words)}</span>
    </span>
    <span className={styles.amount}>
      <VisuallyHidden>{`${words.t('CartMenu.Amount')}: `}</VisuallyHidden>
      <Price amount={item.price.amount} before={item.price.amountWithoutDiscount} />
    </span>
  </li>
);
