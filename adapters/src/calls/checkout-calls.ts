import {
  type CheckoutPort,
  cancelOrderErrors,
  checkReservationErrors,
  showOrderErrors,
  showPapersErrors,
  startPaymentErrors,
  stopPaymentErrors,
} from '@shop/core/checkout/checkout-port';
import { cancelId, cartId, orderRef } from '@shop/core/ids';
import { ok } from 'neverthrow';
import * as z from 'zod/mini';
import { type Codec, given, mapped } from '../codec/codec.ts';
import { euros } from '../codec/scalars.ts';
import { id, text } from '../codec/texts.ts';
import { constant, list, sentAs, wireObject } from '../codec/wire-object.ts';
import type { CallOfMethod } from './call.ts';
import { change, done, no, query, unexplained } from './call-parts.ts';
import { order, papers, papersRequest, paymentType } from './order-codec.ts';
import { marked, publicly, secret, typed } from './privacy.ts';

const reservationRequest = typed(wireObject({ cartId: sentAs('id', id(cartId)) }));

/** Reserving needs success and a true answer; an absent one is false. */
const reservation: Codec<boolean> = mapped(
  publicly(z.object({ success: z.boolean(), moznostRezervacije: z._default(z.boolean(), false) })),
  {
    decode: ({ success: answered, moznostRezervacije }): boolean => answered && moznostRezervacije,
    encode: (possible) => ({ success: true, moznostRezervacije: possible }),
  },
);

const paymentRequest = typed(
  z.object({
    cartId: id(cartId),
    paymentType: publicly(paymentType),
    // Ours: what the buyer was shown; others leave it out.
    shownTotal: z.exactOptional(euros),
  }),
);

const stopRequest = typed(z.object({ cartId: id(cartId) }));

/** The address means success; the HTTP status stands for an absent `status`. */
const paymentStart: Codec<{ readonly returnUrl: string }> = publicly(
  wireObject({
    status: constant(z._default(z.literal(200), 200), 200),
    returnUrl: marked('address', text(4096, 1)),
    errorCodes: constant(list(z.string()), []),
  }),
);

const orderRequest = typed(wireObject({ ref: sentAs('id', id(orderRef)) }));

/** Without an id the code is the one that the cancellation page knows. */
const cancelRequest = secret(z.object({ id: id(cancelId, 'cancelIdMissing') }));

/** Calls without a known path use the listed ones. */
export const checkReservation: CallOfMethod<CheckoutPort['checkReservation'], z.output<typeof reservationRequest>> = {
  of: ({ checkout }) => checkout.checkReservation,
  ...query,
  toRequest: (cartId) => ({ request: { cartId } }),
  toArguments: ({ cartId }) => [cartId],
  errors: checkReservationErrors,
  path: '/ShopCheckOut/GetAvailablePaymentTypes/{id}',
  request: reservationRequest,
  answer: reservation,
  summary: 'Whether the tickets of a cart may be reserved and paid at the till',
};

export const startPayment: CallOfMethod<CheckoutPort['startPayment'], z.output<typeof paymentRequest>> = {
  of: ({ checkout }) => checkout.startPayment,
  ...change,
  toRequest: ({ session, client, ...request }) => ({ request, context: given({ session, visitor: client }) }),
  toArguments: (request, { session, visitor }) => [{ ...request, ...given({ session, client: visitor }) }],
  errors: startPaymentErrors,
  path: '/shopCheckOut/PaymentStart',
  request: paymentRequest,
  answer: paymentStart,
  without: unexplained,
  summary: 'Fixes the amount and opens a payment session',
};

/** Ours: no path is known for it. */
export const stopPayment: CallOfMethod<CheckoutPort['stopPayment'], z.output<typeof stopRequest>> = {
  of: ({ checkout }) => checkout.stopPayment,
  ...change,
  toRequest: ({ session, ...request }) => ({ request, context: given({ session }) }),
  toArguments: (request, { session }) => [{ ...request, ...given({ session }) }],
  errors: stopPaymentErrors,
  path: '/shopCheckOut/PaymentStop',
  request: stopRequest,
  answer: done,
  without: unexplained,
  summary: 'Closes the payment that runs for a cart, which can be changed then',
};

export const showOrder: CallOfMethod<CheckoutPort['showOrder'], z.output<typeof orderRequest>> = {
  of: ({ checkout }) => checkout.showOrder,
  ...query,
  toRequest: (ref, session) => ({ request: { ref }, context: given({ session }) }),
  toArguments: ({ ref }, { session }) => [ref, session],
  // A foreign provider's answer does not repeat the reference.
  toValue: ({ answer }, ref) => ok({ ...answer, ref }),
  errors: showOrderErrors,
  path: '/shopCheckOut/paymentThankYouPage/{id}',
  request: orderRequest,
  answer: order,
  without: no('order'),
  summary: 'The order behind a payment reference, without personal data',
};

/** Ours, beyond the listed calls; the key travels in the body, as addresses are written down. */
export const showPapers: CallOfMethod<CheckoutPort['showPapers'], z.output<typeof papersRequest>> = {
  of: ({ checkout }) => checkout.showPapers,
  ...change,
  toRequest: (orderKey, language) => ({ request: { orderKey, ...given({ language }) } }),
  toArguments: ({ orderKey, language }) => [orderKey, language],
  errors: showPapersErrors,
  path: '/shopCheckOut/orderPapers',
  request: papersRequest,
  answer: papers,
  changes: false,
  without: no('order'),
  summary: "What an order's key opens: the order, its buyer's name, and a code for each ticket",
};

export const cancelOrder: CallOfMethod<CheckoutPort['cancelOrder'], z.output<typeof cancelRequest>> = {
  of: ({ checkout }) => checkout.cancelOrder,
  ...change,
  toRequest: (id) => ({ request: { id } }),
  toArguments: ({ id }) => [id],
  errors: cancelOrderErrors,
  method: 'GET',
  path: '/shopCheckOut/CancelTransaction/{id}',
  request: cancelRequest,
  answer: done,
  without: { kind: 'cancelFailed' },
  summary: 'Cancels an order and refunds it',
};
