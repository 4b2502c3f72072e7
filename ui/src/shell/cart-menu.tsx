import { useSignals } from '@preact/signals-react/runtime';
import type { Cart } from '@shop/core/cart/cart';
import type { CartLine } from '@shop/core/cart/cart-line';
import { shopPath } from '@shop/core/paths/shop-paths';
import { cartHold } from '../checkout/hold-notice.view.ts';
import { periodText } from '../checkout/period-text.ts';
import { ButtonLink } from '../kit/button.tsx';
import { Dropdown, dropdownPanel } from '../kit/dropdown.tsx';
import { Icon } from '../kit/icon.tsx';
import { Price } from '../kit/price.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { useShopState } from '../shop-context.tsx';
import { type Translator, useTranslator } from '../translations/use-translator.ts';
import styles from './cart-menu.module.css';
import menuStyles from './header.module.css';

/** Item-count badge, and below it what is in the cart, the total and the way to checkout. */
export const CartMenu = () => {
  useSignals();
  const state = useShopState();
  const words = useTranslator();
  const { t, money, language } = words;
  const known = state.cart.value;
  const cart = known.ok ? known.value : undefined;
  const count = cart?.itemsCount ?? 0;
  return (
    <Dropdown
      closeOn={state.route.value}
      button={
        <>
          <Icon name="bag" />
          <span className={menuStyles.entryText} aria-hidden="true">
            {t('CartMenu.Title')}
          </span>
          {count === 0 ? null : (
            <span className={styles.badge} aria-hidden="true">
              {count}
            </span>
          )}
          <VisuallyHidden>{t('CartMenu.Count', { count })}</VisuallyHidden>
        </>
      }
    >
      <section className={`${dropdownPanel} ${styles.panel}`} aria-label={t('CartMenu.Title')}>
        <h2 className={styles.title}>{t('CartMenu.Title')}</h2>
        {cart === undefined || cart.items.length === 0 ? (
          <div className={styles.empty}>
            <Icon name={known.ok ? 'bag' : 'warning'} className={styles.bag} />
            <p>{t(known.ok ? 'CartIsEmpty' : 'Error')}</p>
          </div>
        ) : (
          <>
            <ul className={styles.items}>
              {cart.items.map((item) => (
                <MenuLine key={item.id} item={item} words={words} />
              ))}
            </ul>
            <div className={styles.foot}>
              <MenuHold cart={cart} />
              <p className={styles.total}>
                {t('CartMenu.Total')} <strong>{money(cart.totalPrice)}</strong>
              </p>
              <ButtonLink href={shopPath('cart', language)} wide>
                {t('CartMenu.ToCheckout')}
              </ButtonLink>
            </div>
          </>
        )}
      </section>
    </Dropdown>
  );
};

const MenuHold = ({ cart }: { readonly cart: Cart }) => {
  const { t, time } = useTranslator();
  const { until, isExpired } = cartHold(cart.items);
  if (cart.frozen || (until === undefined && !isExpired)) return null;
  return (
    <p className={styles.hold}>
      <Icon name="clock" />
      {isExpired || until === undefined ? t('CartMenu.Expired') : t('CartMenu.HeldUntil', { time: time(until) })}
    </p>
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
