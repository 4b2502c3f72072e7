import { holdLimitMinutes } from '@shop/core/cart/hold';
import type { Instant } from '@shop/core/dates/instant';
import { Icon } from '../../kit/icon.tsx';
import { useWords } from '../../translations/use-words.ts';
import styles from './hold-notice.module.css';
import { useMinutesLeft } from './hold-notice.view.ts';

/** Until when the places are kept, what is left of that, and what happens afterwards. No hurry, no countdown of seconds. */
export const HoldNotice = ({ until }: { readonly until: Instant }) => {
  const { t, time } = useWords();
  const left = useMinutesLeft(until);
  // Decision: a visitor's clock that is wrong by far tells nothing, rather than something wrong (design 6).
  const isBelievable = left !== undefined && left > 0 && left <= holdLimitMinutes;
  return (
    <div className={styles.hold}>
      <Icon name="clock" />
      <p className={styles.until}>{t('Cart.HeldUntil', { time: time(until) })}</p>
      <p className={styles.left}>{isBelievable ? t('Cart.HoldLeft', { count: left }) : null}</p>
      <p className={styles.note}>{t('Cart.HoldNote')}</p>
    </div>
  );
};
