import type { Cart } from '@shop/core/cart/cart';
import { type Cents, zero } from '@shop/core/money/cents';
import { isFilled } from '../../checkout/filled-cart.ts';
import type { Loaded } from '../../page-data/loaded.ts';
import type { PaymentMethodData } from '../../page-data/section-data.ts';
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

/** What the payment step shows, in words. */
export type PaymentView = {
  /** Nothing is left to pay for. */
  readonly isEmpty: boolean;
  /** It costs nothing, so no card is asked for (D-FREE-ORDER). */
  readonly isFree: boolean;
  readonly pay: string;
  /** The total that the page shows; none before a cart is known. */
  readonly total: Cents | undefined;
  /** The same, as it stands beside the button. */
  readonly amount: string;
  /** Reserving with the card as guarantee is offered beside paying. */
  readonly canReserve: boolean;
  /** What happens to the card of whoever reserves. */
  readonly reserveCard: string;
  readonly terms: LinkedSentence;
  readonly isLeaving: boolean;
  /** What is said while the visitor is taken to the payment page. */
  readonly waiting: string;
};

const gap = '\u0000';

const termsIn = (t: Translator['t']): LinkedSentence => {
  const [before = '', after = ''] = t('Payment.TermsNote', { terms: gap }).split(gap);
  return { before, link: t('Payment.Terms'), after };
};

export const paymentView = (
  { reservation }: Pick<PaymentMethodData, 'reservation'>,
  cart: Loaded<Cart | undefined>,
  leaving: Leaving,
  { t, money }: Pick<Translator, 't' | 'money'>,
): PaymentView => {
  const total = cart.ok ? cart.value?.totalPrice : undefined;
  const amount = money(total ?? zero);
  const isFree = total === zero;
  return {
    isEmpty: cart.ok && !isFilled(cart.value),
    isFree,
    pay: t(isFree ? 'Payment.PlaceOrder' : 'Payment.Pay'),
    total,
    amount,
    canReserve: !isFree && reservation.ok && reservation.value,
    reserveCard: t('Payment.ReserveCard', { amount }),
    terms: termsIn(t),
    isLeaving: leaving !== 'no',
    waiting: [t('Payment.Redirecting'), ...(leaving === 'slow' ? [t('Payment.Slow')] : [])].join(' '),
  };
};
