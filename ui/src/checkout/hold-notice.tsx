import type { Cart } from '@shop/core/cart/cart';
import { minutesLeft } from '@shop/core/cart/hold';
import type { Instant } from '@shop/core/dates/instant';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '../actions/use-action.ts';
import { Button } from '../kit/button.tsx';
import { classNames } from '../kit/class-names.ts';
import { Icon } from '../kit/icon.tsx';
import { useLostFocus } from '../kit/use-lost-focus.ts';
import { formFields } from '../page-data/posted-answer.ts';
import { PostForm } from '../pages/post-form.tsx';
import { useClock, useShopState } from '../shop-context.tsx';
import { toggleCartChanged } from '../signals/shop-state.ts';
import { useTranslator } from '../translations/use-translator.ts';
import { extendHold } from './extend-hold.ts';
import { holdAgain } from './hold-again.ts';
import styles from './hold-notice.module.css';
import { cartHold, endsSoon, holdLeftText } from './hold-notice.view.ts';

/** What the buttons of a hold need. */
export type HoldButtons = {
  /** Id of a form whose fields the button that extends the hold posts along. */
  readonly inForm?: string | undefined;
  /** Whether a button takes expired places again; the cart page has one for each line instead. */
  readonly holdsAgain?: boolean | undefined;
};

/** The end of the hold and a button that extends it, in one line. The time left and what happens afterwards are folded,
 *  and unfold by themselves when the hold ends soon. It counts minutes, not seconds. */
export const HoldNotice = ({ cart, inForm, holdsAgain = false }: HoldButtons & { readonly cart: Cart }) => {
  const { until, isExtendable, isExpired } = cartHold(cart.items);
  const element = useRef<HTMLDivElement>(null);
  useLostFocus(element, holdsAgain && !isExpired);
  if (cart.frozen || (until === undefined && !isExpired)) return null;
  return (
    <div ref={element} tabIndex={-1} className={styles.notices}>
      {isExpired ? <ExpiredHold holdsAgain={holdsAgain} /> : null}
      {until === undefined ? null : <Held until={until} isExtendable={isExtendable} inForm={inForm} />}
    </div>
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
  const element = useRef<HTMLElement>(null);
  useLostFocus(element, !isExtendable);
  const minutes = useMinutesLeft(until);
  const isEnding = endsSoon(minutes);
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      ref={element}
      tabIndex={-1}
      className={classNames(styles.hold, isEnding && styles.ending)}
      aria-label={t('Cart.HoldTitle')}
    >
      <details open={isOpen || isEnding} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.line}>
          <Icon name="clock" />
          <span role="status">{t('Cart.HeldUntil', { time: words.time(until) })}</span>
          <Icon name="chevronDown" className={styles.chevron} />
        </summary>
        <p className={styles.left}>{holdLeftText(minutes, words)}</p>
        <p className={styles.note}>{t(isExtendable ? 'Cart.HoldNote' : 'Cart.HoldAtLimit')}</p>
      </details>
      {isExtendable ? <Extend inForm={inForm} /> : null}
    </section>
  );
};

const Extend = ({ inForm }: { readonly inForm: string | undefined }) => {
  const { t } = useTranslator();
  const { busy, send } = useExtendHold();
  const look = { type: 'submit', look: 'quiet', busy, children: t('Cart.ExtendHold') } as const;
  if (inForm === undefined)
    return (
      <PostForm does="extendHold" onSend={send}>
        <Button {...look} />
      </PostForm>
    );
  const press = (event: MouseEvent) => {
    event.preventDefault();
    void send(new Map());
  };
  return (
    <div>
      {/* The default button of that form, so that Enter does not press the button below. */}
      <button type="submit" hidden form={inForm} />
      <Button {...look} form={inForm} formNoValidate name={formFields.does} value="extendHold" onClick={press} />
    </div>
  );
};

const ExpiredHold = ({ holdsAgain }: { readonly holdsAgain: boolean }) => {
  const { t } = useTranslator();
  return (
    <section className={styles.over} aria-label={t('Cart.Expired')}>
      <Icon name="clock" />
      <p className={styles.until} role="status">
        {t('Cart.Expired')}
      </p>
      <p className={styles.note}>{t('Cart.RunOut')}</p>
      {holdsAgain ? <HoldAgain /> : null}
    </section>
  );
};

const HoldAgain = () => {
  const { t } = useTranslator();
  const { busy, send } = useAction('loadCustomer', holdAgain, {});
  return (
    <PostForm does="loadCustomer" onSend={send}>
      <Button type="submit" look="secondary" busy={busy}>
        {t('Cart.TakeAgain')}
      </Button>
    </PostForm>
  );
};

/** Returns the action that extends the hold; its refusal is a toast. */
export const useExtendHold = () => useAction('extendHold', extendHold, {});

/** Interval between updates of the time left. Units: milliseconds. */
const updateInterval = 10_000;

/** Returns the time left of a hold; `undefined` on the server. At zero the cart is reloaded, so that its lines show the
 *  result. Units: minutes. */
const useMinutesLeft = (until: Instant): number | undefined => {
  const clock = useClock();
  const state = useShopState();
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const tick = () => setMinutes(minutesLeft(until, clock.now()));
    tick();
    const timer = setInterval(tick, updateInterval);
    return () => clearInterval(timer);
  }, [until, clock]);
  const isOver = minutes === 0;
  useEffect(() => {
    if (isOver) toggleCartChanged(state);
  }, [isOver, state]);
  return minutes;
};
