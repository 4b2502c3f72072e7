import { type Cart, isOfOwnSeller } from '@shop/core/cart/cart';
import { zero } from '@shop/core/money/cents';
import { isFilled } from '../../checkout/filled-cart.ts';
import type { Loaded } from '../../page-data/loaded.ts';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import type { Translator } from '../../translations/use-translator.ts';

/** A payment before the visitor is at the payment page: `slow` once they wonder whether anything still happens. */
export type Leaving = 'no' | 'leaving' | 'slow';

export type LeavingEvent = 'pressed' | 'waited' | 'refused' | 'cameBack';

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

/** A sentence with the link that stands in it. */
export type LinkedSentence = { readonly before: string; readonly link: string; readonly after: string };

const gap = '\u0000';

const termsIn = (t: Translator['t']): LinkedSentence => {
  const [before = '', after = ''] = t('Payment.TermsNote', { terms: gap }).split(gap);
  return { before, link: t('Payment.Terms'), after };
};

export type PaymentView = ReturnType<typeof paymentView>;

/** What the payment step shows, in words. */
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
    /** Nothing is left to pay for. */
    isEmpty: cart.ok && !isFilled(cart.value),
    /** A free order, so no card is needed. */
    isFree,
    /** The words of the button, with the amount where one is known and due. */
    pay: total === undefined || isFree ? t('Payment.PlaceOrder') : t('Payment.Pay', { amount }),
    reserve: t('Payment.Reserve', { amount }),
    /** The total that the page shows; none before a cart is known. */
    total,
    /** Reserving with the card as guarantee is offered beside paying. */
    canReserve: !isFree && reservation.ok && reservation.value,
    /** What happens to the card of a reservation at our own seller; of others, content speaks. */
    reserveCard: isOwn ? t('Payment.ReserveCard', { amount }) : undefined,
    terms: termsIn(t),
    isLeaving: leaving !== 'no',
    /** Until when an order of our own seller can be canceled, and where the money goes then if there is some. */
    cancelRule: isOwn ? [t('Payment.CancelRule'), ...(isFree ? [] : [t('Payment.CancelRefund')])].join(' ') : undefined,
    /** The same of a reservation, for which no money was taken. */
    reservationCancelRule: isOwn ? t('Payment.CancelRule') : undefined,
    /** Shown until the payment page opens, or a free order is placed. */
    waiting: isFree
      ? t('Loading')
      : [t('Payment.Redirecting'), ...(leaving === 'slow' ? [t('Payment.Slow')] : [])].join(' '),
  };
};
