import type { Cart } from '@shop/core/cart/cart';
import type { PaymentResult } from '@shop/core/checkout/checkout-state';
import type { Order } from '@shop/core/checkout/order';
import { isCompletedText, type OrderText } from '@shop/core/checkout/order-texts';
import type { CleanHtml } from '@shop/core/content/clean-html';
import { openKey } from '@shop/core/papers/order-document';
import { isFilled } from '../../checkout/filled-cart.ts';
import { cartHold } from '../../checkout/hold-notice.view.ts';
import { orderMailText } from '../../checkout/order-mail-text.ts';
import type { IconName } from '../../kit/icon.tsx';
import type { Loaded } from '../../page-data/loaded.ts';
import type { OrderWords } from '../../page-data/order-words.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

export type Tone = 'done' | 'waiting' | 'stopped';

/** Title and text of content, or words of ours where it has none. */
type Words = { readonly title: string; readonly text?: CleanHtml; readonly note?: string };

const icons: Readonly<Record<Tone, IconName>> = { done: 'check', waiting: 'clock', stopped: 'warning' };

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
    case 'failed':
    case 'notConfirmed':
    case 'refunded':
      return 'stopped';
  }
};

/** A bare answer leaves nothing to keep. */
const isWorthKeeping = ({ orderNumber: number, total, items }: Order): boolean =>
  number !== undefined || total !== undefined || items.length > 0;

const resultOf = (tone: Tone, retry: boolean): PaymentResult => {
  if (tone === 'done') return 'completed';
  return retry ? 'stopped' : 'undecided';
};

const wordsOf = (text: OrderWords, { t }: Pick<Translator, 't'>): Words =>
  'titleKey' in text ? { title: t(text.titleKey), note: t(text.textKey) } : text;

/** A cart that a payment still holds is reserved for that payment, not for this visitor. */
const heldText = (cart: Cart, { t, time }: Pick<Translator, 't' | 'time'>): string | undefined => {
  const { until } = cartHold(cart.items);
  return cart.frozen || until === undefined ? undefined : t('Cart.HeldUntil', { time: time(until) });
};

type Shown = Pick<
  SectionDataOf<'orderCompleted'>,
  'words' | 'text' | 'order' | 'cancelHref' | 'papersHref' | 'tickets'
>;

/** What became of the payment, as far as it is known. */
export const orderCompletedView = (
  { words: orderWords, text, order, cancelHref, papersHref, tickets }: Shown,
  cart: Loaded<Cart | undefined>,
  words: Pick<Translator, 't' | 'time'>,
) => {
  const { block, retry } = text;
  const tone = toneOf(block);
  const kept = retry && cart.ok && isFilled(cart.value) ? cart.value : undefined;
  const isCompleted = isCompletedText(text);
  return {
    tone,
    icon: block === 'noOrder' ? 'info' : icons[tone],
    text: wordsOf(orderWords, words),
    /** Of the checkout; none where there is no order. */
    steps: block === 'noOrder' ? undefined : ({ step: 'paymentCompleted', result: resultOf(tone, retry) } as const),
    /** The order to keep; only once all went well, and when the host answered more of it than its type. */
    order: isCompleted && order !== undefined && isWorthKeeping(order) ? order : undefined,
    /** Where the mail about it stands. */
    mail: orderMailText(order?.mail, words),
    /** Where the buyer can cancel it. */
    cancelHref: isCompleted ? cancelHref : undefined,
    /** Where the buyer finds the tickets. */
    papersHref,
    papersKey: openKey(order ?? { items: [] }),
    /** Of which the first is shown at once. */
    tickets,
    /** The way to pay again is offered. */
    canRetry: retry,
    /** What was to be bought is still in the cart. */
    isCartKept: kept !== undefined,
    /** Until when its places are held. */
    held: kept === undefined ? undefined : heldText(kept, words),
  };
};
