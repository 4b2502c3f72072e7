import type { Cart } from '@shop/core/cart/cart';
import { Icon } from '../kit/icon.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './hold-line.module.css';
import { cartHold } from './hold-notice.view.ts';

/** Until when the places of a cart are held, in a few words; draws nothing without places. */
export const HoldLine = ({ cart }: { readonly cart: Cart }) => {
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
