import { type Cart, isOfOwnSeller } from '@shop/core/cart/cart';
import { zero } from '@shop/core/money/cents';
import { isFilled } from '../../checkout/filled-cart.ts';
import type { Loaded } from '../../page-data/loaded.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** State of the way to the payment page: `slow` when it takes long enough to need an explanation. */
export type Leaving = 'no' | 'leaving' | 'slow';

export type LeavingEvent = 'pressed' | 'waited' | 'refused' | 'cameBack';

/** Returns the state after an event of the page. */
export const afterEvent = (leaving: Leaving, event: LeavingEvent): Leaving => {
  switch (event) {
    case 'pressed':
      return leaving === 'no' ? 'leaving' : leaving;
    case 'waited':
      return leaving === 'leaving' ? 'slow' : leaving;
    case 'refused':
    case 'cameBack':
      return 'no';
  }
};

/** A sentence that contains a link. */
export type LinkedSentence = { readonly before: string; readonly link: string; readonly after: string };

const gap = '\u0000';

const termsIn = (t: Translator['t']): LinkedSentence => {
  const [before = '', after = ''] = t('Payment.TermsNote', { terms: gap }).split(gap);
  return { before, link: t('Payment.Terms'), after };
};

export type PaymentView = ReturnType<typeof paymentView>;

/** Returns the texts of the payment step. */
export const paymentView = (
  { reservation }: Pick<SectionDataOf<'paymentMethod'>, 'reservation'>,
  cart: Loaded<Cart | undefined>,
  leaving: Leaving,
  { t, money }: Pick<Translator, 't' | 'money'>,
) => {
  const total = cart.ok ? cart.value?.totalPrice : undefined;
  const amount = money(total ?? zero);
  const isFree = total === zero;
  const isOwn = cart.ok && cart.value !== undefined && isOfOwnSeller(cart.value);
  return {
    /** Whether the cart is empty. */
    isEmpty: cart.ok && !isFilled(cart.value),
    /** Whether the order costs nothing, so that no card is needed. */
    isFree,
    /** Text of the button, with the amount if it is known and not 0. */
    pay: total === undefined || isFree ? t('Payment.PlaceOrder') : t('Payment.Pay', { amount }),
    reserve: t('Payment.Reserve'),
    /** The total that the page shows; `undefined` until the cart is loaded. */
    total,
    /** Whether the visitor may reserve with the card as guarantee. */
    canReserve: !isFree && reservation.ok && reservation.value,
    /** What a reservation does with the card, for our own seller; content describes it for other sellers. */
    reserveCard: isOwn ? t('Payment.ReserveCard', { amount }) : undefined,
    terms: termsIn(t),
    isLeaving: leaving !== 'no',
    /** Until when an order of our own seller can be canceled, and how a paid order is refunded. */
    cancelRule: isOwn ? [t('Payment.CancelRule'), ...(isFree ? [] : [t('Payment.CancelRefund')])].join(' ') : undefined,
    /** Until when a reservation at our own seller can be canceled; no refund is mentioned, because no money is taken.
     *  */
    reservationCancelRule: isOwn ? t('Payment.CancelRule') : undefined,
    /** Shown until the payment page opens, or a free order is placed. */
    waiting: isFree
      ? t('Loading')
      : [t('Payment.Redirecting'), ...(leaving === 'slow' ? [t('Payment.Slow')] : [])].join(' '),
  };
};
