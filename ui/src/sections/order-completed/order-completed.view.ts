import type { Cart } from '@shop/core/cart/cart';
import type { PaymentResult } from '@shop/core/checkout/checkout-state';
import type { Order } from '@shop/core/checkout/order';
import { isCompletedText, type OrderText } from '@shop/core/checkout/order-texts';
import type { CleanHtml } from '@shop/core/content/clean-html';
import { openKey, paidKey } from '@shop/core/papers/order-document';
import { isFilled } from '../../checkout/filled-cart.ts';
import { cartHold } from '../../checkout/hold-notice.view.ts';
import { orderMailText } from '../../checkout/order-mail-text.ts';
import type { IconName } from '../../kit/icon.tsx';
import type { Loaded } from '../../page-data/loaded.ts';
import type { OrderWords } from '../../page-data/order-words.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** The mood of an outcome; `calm` is what the visitor or the office canceled on purpose. */
export type Tone = 'done' | 'waiting' | 'calm' | 'stopped';

/** Title and text from content, or the shop's own when content has none. */
type Words = { readonly title: string; readonly text?: CleanHtml; readonly note?: string };

const icons: Readonly<Record<Tone, IconName>> = {
  done: 'check',
  waiting: 'clock',
  calm: 'info',
  stopped: 'warning',
};

const toneOf = (block: OrderText['block']): Tone => {
  switch (block) {
    case 'ticketCompleted':
    case 'giftCardCompleted':
      return 'done';
    case 'neutral':
    case 'noOrder':
    case 'pending':
    case 'orderCanceling':
    case 'refunding':
      return 'waiting';
    case 'canceled':
    case 'orderCanceled':
      return 'calm';
    case 'failed':
    case 'notConfirmed':
    case 'refunded':
      return 'stopped';
  }
};

/** Returns whether an order contains more than its state, and so is worth showing. */
const hasDetails = ({ orderNumber: number, total, items }: Order): boolean =>
  number !== undefined || total !== undefined || items.length > 0;

const resultOf = (tone: Tone, retry: boolean): PaymentResult => {
  if (tone === 'done') return 'completed';
  return retry ? 'stopped' : 'undecided';
};

const wordsOf = (text: OrderWords, { t, money }: Pick<Translator, 't' | 'money'>): Words => {
  if (!('titleKey' in text)) return text;
  const { titleKey, textKey, amount } = text;
  return { title: t(titleKey), note: amount === undefined ? t(textKey) : t(textKey, { amount: money(amount) }) };
};

/** Returns the texts of an order; the title of a reserved one names the amount due at the ticket desk. */
const titled = (text: Words, order: Order | undefined, { t, money }: Pick<Translator, 't' | 'money'>): Words =>
  order?.total === undefined || paidKey(order) !== 'Order.Reserved'
    ? text
    : { ...text, title: t('Order.ReservedTitle', { amount: money(order.total) }) };

/** Returns until when the cart is held; `undefined` while a payment holds it, as the visitor cannot use that hold. */
const heldText = (cart: Cart, { t, time }: Pick<Translator, 't' | 'time'>): string | undefined => {
  const { until } = cartHold(cart.items);
  return cart.frozen || until === undefined ? undefined : t('Cart.HeldUntil', { time: time(until) });
};

type Shown = Pick<
  SectionDataOf<'orderCompleted'>,
  'words' | 'text' | 'order' | 'cancelHref' | 'papersHref' | 'tickets'
>;

/** Returns the texts and links of the outcome of a payment. */
export const orderCompletedView = (
  { words: orderWords, text, order, cancelHref, papersHref, tickets }: Shown,
  cart: Loaded<Cart | undefined>,
  words: Pick<Translator, 't' | 'money' | 'time'>,
) => {
  const { block, retry } = text;
  const tone = toneOf(block);
  const remainingCart = retry && cart.ok && isFilled(cart.value) ? cart.value : undefined;
  const isCompleted = isCompletedText(text);
  return {
    tone,
    icon: block === 'noOrder' ? 'info' : icons[tone],
    text: isCompleted ? titled(wordsOf(orderWords, words), order, words) : wordsOf(orderWords, words),
    /** State of the checkout's steps; `undefined` without an order. */
    steps: block === 'noOrder' ? undefined : ({ step: 'paymentCompleted', result: resultOf(tone, retry) } as const),
    /** The order to show; only when it is completed and contains more than its state. */
    order: isCompleted && order !== undefined && hasDetails(order) ? order : undefined,
    /** State of the mail about the order. */
    mail: orderMailText(order?.mail, words),
    /** The page for cancelling the order. */
    cancelHref: isCompleted ? cancelHref : undefined,
    /** The page of the order. */
    papersHref,
    papersKey: isCompleted ? openKey(order ?? { items: [] }) : ('Mail.OpenOrder' as const),
    /** The tickets; the page shows the first one. */
    tickets,
    /** Whether the visitor can pay again. */
    canRetry: retry,
    /** Whether the cart still contains what the visitor wanted to buy. */
    isCartKept: remainingCart !== undefined,
    /** Until when its places are held. */
    held: remainingCart === undefined ? undefined : heldText(remainingCart, words),
  };
};
