import type { Cart } from '@shop/core/cart/cart';
import type { Instant } from '@shop/core/dates/instant';
import { type MouseEvent, useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { useLostFocus } from '../kit/use-lost-focus.ts';
import { formFields } from '../page-data/posted-answer.ts';
import { PostForm } from '../pages/post-form.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './hold-notice.module.css';
import { cartHold, holdLeftText } from './hold-notice.view.ts';
import { useExtendHold } from './use-extend-hold.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

/** Until when the places are kept, what is left of that, more time with one press, and what happens afterwards. No hurry, no
 *  countdown of seconds. */
export const HoldNotice = ({
  cart,
  inForm,
}: {
  readonly cart: Cart;
  /** Id of a form of the page that must not be lost: the button posts it along. */
  readonly inForm?: string | undefined;
}) => {
  const { until, isExtendable, isExpired } = cartHold(cart.items);
  if (cart.frozen) return null;
  return (
    <>
      {isExpired ? <RunOut /> : null}
      {until === undefined ? null : <Held until={until} isExtendable={isExtendable} inForm={inForm} />}
    </>
  );
};

const Held = ({
  until,
  isExtendable,
  inForm,
}: {
  readonly until: Instant;
  readonly isExtendable: boolean;
  readonly inForm: string | undefined;
}) => {
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
      {isExtendable ? <Extend busy={busy} inForm={inForm} onSend={extend} /> : null}
    </section>
  );
};

const Extend = ({
  busy,
  inForm,
  onSend,
}: {
  readonly busy: boolean;
  readonly inForm: string | undefined;
  readonly onSend: () => void;
}) => {
  const { t } = useTranslator();
  const look = { type: 'submit', look: 'secondary', busy, children: t('Cart.ExtendHold') } as const;
  if (inForm === undefined)
    return (
      <PostForm does="extendHold" className={styles.extend} onSend={onSend}>
        <Button {...look} />
      </PostForm>
    );
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <div className={styles.extend}>
      {/* What the Enter key presses in that form: not the button that follows. */}
      <button type="submit" hidden form={inForm} />
      <Button {...look} form={inForm} formNoValidate name={formFields.does} value="extendHold" onClick={press} />
    </div>
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
