import type { Cart } from '@shop/core/cart/cart';
import type { Instant } from '@shop/core/dates/instant';
import { useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { useLostFocus } from '../kit/use-lost-focus.ts';
import { PostForm } from '../pages/post-form.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './hold-notice.module.css';
import { cartHold, holdLeftText } from './hold-notice.view.ts';
import { useExtendHold } from './use-extend-hold.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

/** Until when the places are kept, what is left of that, more time with one press, and what happens afterwards. No hurry, no
 *  countdown of seconds. */
export const HoldNotice = ({ cart }: { readonly cart: Cart }) => {
  const { until, isExtendable, isExpired } = cartHold(cart.items);
  if (cart.frozen) return null;
  return (
    <>
      {isExpired ? <RunOut /> : null}
      {until === undefined ? null : <Held until={until} isExtendable={isExtendable} />}
    </>
  );
};

const Held = ({ until, isExtendable }: { readonly until: Instant; readonly isExtendable: boolean }) => {
  const words = useTranslator();
  const { t } = words;
  const { busy, extend } = useExtendHold();
  const place = useRef<HTMLElement>(null);
  useLostFocus(place, !isExtendable);
  return (
    <section ref={place} tabIndex={-1} className={styles.hold} aria-label={t('Cart.HoldTitle')}>
      <Icon name="clock" />
      <p className={styles.until} role="status">
        {t('Cart.HeldUntil', { time: words.time(until) })}
      </p>
      <p className={styles.left}>{holdLeftText(useMinutesLeft(until), words)}</p>
      <p className={styles.note}>{t(isExtendable ? 'Cart.HoldNote' : 'Cart.HoldAtLimit')}</p>
      {isExtendable ? (
        <PostForm does="extendHold" className={styles.extend} onSend={extend}>
          <Button type="submit" look="secondary" busy={busy}>
            {t('Cart.ExtendHold')}
          </Button>
        </PostForm>
      ) : null}
    </section>
  );
};

const RunOut = () => {
  const { t } = useTranslator();
  return (
    <section className={styles.over} aria-label={t('Cart.Expired')}>
      <Icon name="clock" />
      <p className={styles.until} role="status">
        {t('Cart.Expired')}
      </p>
      <p className={styles.note}>{t('Cart.RunOut')}</p>
    </section>
  );
};
