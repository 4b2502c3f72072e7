import type { Instant } from '@shop/core/dates/instant';
import { Icon } from '../../kit/icon.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './hold-notice.module.css';
import { holdLeftText } from './hold-notice.view.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

/** Until when the places are kept, what is left of that, and what happens afterwards. No hurry, no countdown of seconds. */
export const HoldNotice = ({ until }: { readonly until: Instant }) => {
  const words = useTranslator();
  return (
    <div className={styles.hold}>
      <Icon name="clock" />
      <p className={styles.until}>{words.t('Cart.HeldUntil', { time: words.time(until) })}</p>
      <p className={styles.left}>{holdLeftText(useMinutesLeft(until), words)}</p>
      <p className={styles.note}>{words.t('Cart.HoldNote')}</p>
    </div>
  );
};
