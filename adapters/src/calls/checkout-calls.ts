import {
  type CheckoutPort,
  cancelOrderErrors,
  checkReservationErrors,
  showOrderErrors,
  showPapersErrors,
  startPaymentErrors,
  stopPaymentErrors,
} from '@shop/core/ports/checkout-port';
import { ok } from 'neverthrow';
import type { CallOfMethod } from './call.ts';
import { answerItself, besideClient, besideRequest, byClient, no, unexplained } from './call-parts.ts';
import { cartItemPrivacy, promoPrivacy } from './cart-privacy.ts';
import {
  type CancelRequest,
  cancelRequest,
  done,
  type OrderRequest,
  orderRequest,
  type PaymentStartRequest,
  type PaymentStopRequest,
  paymentRequest,
  paymentStart,
  type ReservationRequest,
  reservation,
  reservationRequest,
  stopRequest,
} from './checkout-codec.ts';
import { order } from './order-codec.ts';
import { type PapersRequest, papers, papersRequest } from './order-papers-codec.ts';
import { type Privacy, publicMembers, typedMembers } from './privacy.ts';
import { salePrivacy } from './sale-codec.ts';

/** Calls without a known path use the listed ones (D-CALL-PATHS). */
export const checkReservation: CallOfMethod<CheckoutPort['checkReservation'], ReservationRequest> = {
  of: ({ checkout }) => checkout.checkReservation,
  toRequest: (cartId) => ({ request: { cartId } }),
  toArguments: ({ cartId }) => [cartId],
  ...answerItself,
  errors: checkReservationErrors,
  method: 'GET',
  path: '/ShopCheckOut/GetAvailablePaymentTypes/{id}',
  request: reservationRequest,
  answer: reservation,
  repeat: 'safe',
  changes: false,
  privacy: { request: typedMembers('id'), answer: publicMembers('success', 'moznostRezervacije') },
  summary: 'Whether the tickets of a cart may be reserved and paid at the till',
};

export const startPayment: CallOfMethod<CheckoutPort['startPayment'], PaymentStartRequest> = {
  of: ({ checkout }) => checkout.startPayment,
  toRequest: ({ session, client, ...request }) => ({
    request,
    context: { ...besideRequest(session), ...besideClient(client) },
  }),
  toArguments: (request, context) => [{ ...request, ...besideRequest(context.session), ...byClient(context) }],
  ...answerItself,
  errors: startPaymentErrors,
  method: 'POST',
  path: '/shopCheckOut/PaymentStart',
  request: paymentRequest,
  answer: paymentStart,
  repeat: 'natural',
  changes: true,
  without: unexplained,
  privacy: {
    request: { ...typedMembers('cartId', 'shownTotal'), ...publicMembers('paymentType') },
    answer: { ...publicMembers('status', 'errorCodes'), returnUrl: 'address' },
  },
  summary: 'Fixes the amount and opens a payment session',
};

/** Ours: no path is known for it (D-STOP-PAYMENT). */
export const stopPayment: CallOfMethod<CheckoutPort['stopPayment'], PaymentStopRequest> = {
  of: ({ checkout }) => checkout.stopPayment,
  toRequest: ({ session, ...request }) => ({ request, context: besideRequest(session) }),
  toArguments: (request, { session }) => [{ ...request, ...besideRequest(session) }],
  ...answerItself,
  errors: stopPaymentErrors,
  method: 'POST',
  path: '/shopCheckOut/PaymentStop',
  request: stopRequest,
  answer: done,
  repeat: 'natural',
  changes: true,
  without: unexplained,
  privacy: { request: typedMembers('cartId'), answer: publicMembers('success') },
  summary: 'Closes the payment that runs for a cart, which can be changed then',
};

const orderPrivacy: Privacy = {
  ...publicMembers('success', 'productType', 'ref', 'orderNumber', 'paymentStatus', 'outcome', 'paymentType'),
  ...publicMembers('declineReason'),
  ...publicMembers('total', 'placedAt'),
  items: cartItemPrivacy,
  promoCode: promoPrivacy,
  cancelId: 'secret',
  orderKey: 'secret',
  mail: { state: 'public', to: 'personal' },
};

export const showOrder: CallOfMethod<CheckoutPort['showOrder'], OrderRequest> = {
  of: ({ checkout }) => checkout.showOrder,
  toRequest: (ref, session) => ({ request: { ref }, context: besideRequest(session) }),
  toArguments: ({ ref }, { session }) => [ref, session],
  toReply: answerItself.toReply,
  // A foreign provider's answer does not repeat the reference.
  toValue: ({ answer }, ref) => ok({ ...answer, ref }),
  errors: showOrderErrors,
  method: 'GET',
  path: '/shopCheckOut/paymentThankYouPage/{id}',
  request: orderRequest,
  answer: order,
  repeat: 'safe',
  changes: false,
  without: no('order'),
  privacy: {
    request: typedMembers('id'),
    answer: orderPrivacy,
  },
  summary: 'The order behind a payment reference, without personal data',
};

/** Ours, beyond the listed calls; the key travels in the body, as addresses are written down (D-ORDER-KEYS). */
export const showPapers: CallOfMethod<CheckoutPort['showPapers'], PapersRequest> = {
  of: ({ checkout }) => checkout.showPapers,
  toRequest: (orderKey, language) => ({
    request: { orderKey, ...(language === undefined ? {} : { language }) },
  }),
  toArguments: ({ orderKey, language }) => [orderKey, language],
  ...answerItself,
  errors: showPapersErrors,
  method: 'POST',
  path: '/shopCheckOut/orderPapers',
  request: papersRequest,
  answer: papers,
  repeat: 'natural',
  changes: false,
  without: no('order'),
  privacy: {
    request: { orderKey: 'secret', ...publicMembers('language') },
    answer: {
      ...publicMembers('success', 'language'),
      buyerName: 'personal',
      order: orderPrivacy,
      tickets: { code: 'secret', ...publicMembers('cartItemId', 'admittedAt', 'worth', 'validity') },
      sale: salePrivacy,
    },
  },
  summary: "What an order's key opens: the order, its buyer's name, and a code for each ticket",
};

export const cancelOrder: CallOfMethod<CheckoutPort['cancelOrder'], CancelRequest> = {
  of: ({ checkout }) => checkout.cancelOrder,
  toRequest: (id) => ({ request: { id } }),
  toArguments: ({ id }) => [id],
  ...answerItself,
  errors: cancelOrderErrors,
  method: 'GET',
  path: '/shopCheckOut/CancelTransaction/{id}',
  request: cancelRequest,
  answer: done,
  repeat: 'natural',
  changes: true,
  without: { kind: 'cancelFailed' },
  privacy: { request: { id: 'secret' }, answer: publicMembers('success') },
  summary: 'Cancels an order and refunds it',
};
