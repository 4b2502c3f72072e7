import { cancelId, cartId, orderRef } from '@shop/core/ids';
import {
  type CheckoutPort,
  cancelOrderErrors,
  checkReservationErrors,
  type StartedPayment,
  showOrderErrors,
  showPapersErrors,
  startPaymentErrors,
  stopPaymentErrors,
} from '@shop/core/ports/checkout-port';
import { ok } from 'neverthrow';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { euros, list } from '../codec/scalars.ts';
import { id, text } from '../codec/texts.ts';
import type { CallOfMethod } from './call.ts';
import { change, done, no, query, unexplained } from './call-parts.ts';
import { order, papers, papersRequest, paymentType } from './order-wire.ts';
import { marked, publicly, secret, typed } from './privacy.ts';

const reservationRequest = typed(z.object({ cartId: id(cartId) }));

/** A reservation requires success and a true answer; an absent answer is false. */
const reservation = reading(
  publicly(z.object({ success: z.boolean(), moznostRezervacije: z._default(z.boolean(), false) })),
  (sent): boolean => sent.success && sent.moznostRezervacije,
);

/** Writes whether a reservation is possible. */
export const writeReservation = (possible: boolean) => ({ success: true, moznostRezervacije: possible });

const paymentRequest = typed(
  z.object({
    cartId: id(cartId),
    paymentType: publicly(paymentType),
    // An extension of this shop: the total shown to the buyer. Other clients do not send it.
    shownTotal: z.optional(euros),
  }),
);

const stopRequest = typed(z.object({ cartId: id(cartId) }));

/** A payment address means success; a missing `status` counts as 200, because other HTTP statuses are handled before.
 *  */
const paymentStart = reading(
  publicly(
    z.object({
      status: z._default(z.literal(200), 200),
      returnUrl: marked('address', text(4096, 1)),
      errorCodes: list(z.string()),
    }),
  ),
  ({ returnUrl }): StartedPayment => ({ returnUrl }),
);

/** Writes the address of a started payment. */
export const writePaymentStart = ({ returnUrl }: StartedPayment) => ({ status: 200, returnUrl, errorCodes: [] });

const orderRequest = typed(z.object({ ref: id(orderRef) }));

/** The refusal of a missing id is the code that the cancellation page expects. */
const cancelRequest = secret(z.object({ id: id(cancelId, 'cancelIdMissing') }));

export const checkReservation: CallOfMethod<CheckoutPort['checkReservation'], z.output<typeof reservationRequest>> = {
  ...query,
  toRequest: (cartId) => ({ request: { cartId } }),
  toArguments: ({ cartId }) => [cartId],
  errors: checkReservationErrors,
  path: '/ShopCheckOut/GetAvailablePaymentTypes/{cartId}',
  request: reservationRequest,
  answer: reservation,
};

export const startPayment: CallOfMethod<CheckoutPort['startPayment'], z.output<typeof paymentRequest>> = {
  ...change,
  toRequest: ({ session, client: visitor, ...request }) => ({ request, context: { session, visitor } }),
  toArguments: (request, { session, visitor: client }) => [{ ...request, session, client }],
  errors: startPaymentErrors,
  path: '/shopCheckOut/PaymentStart',
  request: paymentRequest,
  answer: paymentStart,
  without: unexplained,
};

/** An extension of this shop; the original API has no such call. */
export const stopPayment: CallOfMethod<CheckoutPort['stopPayment'], z.output<typeof stopRequest>> = {
  ...change,
  toRequest: ({ session, ...request }) => ({ request, context: { session } }),
  toArguments: (request, { session }) => [{ ...request, session }],
  errors: stopPaymentErrors,
  path: '/shopCheckOut/PaymentStop',
  request: stopRequest,
  answer: done,
  without: unexplained,
};

export const showOrder: CallOfMethod<CheckoutPort['showOrder'], z.output<typeof orderRequest>> = {
  ...query,
  toRequest: (ref, session) => ({ request: { ref }, context: { session } }),
  toArguments: ({ ref }, { session }) => [ref, session],
  // A foreign provider's answer does not repeat the reference.
  toValue: ({ answer }, ref) => ok({ ...answer, ref }),
  errors: showOrderErrors,
  path: '/shopCheckOut/paymentThankYouPage/{ref}',
  request: orderRequest,
  answer: order,
  without: no('order'),
};

/** An extension of this shop. The key is in the body, because addresses are logged. */
export const showPapers: CallOfMethod<CheckoutPort['showPapers'], z.output<typeof papersRequest>> = {
  ...change,
  toRequest: (orderKey, language) => ({ request: { orderKey, language } }),
  toArguments: ({ orderKey, language }) => [orderKey, language],
  errors: showPapersErrors,
  path: '/shopCheckOut/orderPapers',
  request: papersRequest,
  answer: papers,
  changes: false,
  without: no('order'),
};

export const cancelOrder: CallOfMethod<CheckoutPort['cancelOrder'], z.output<typeof cancelRequest>> = {
  ...change,
  toRequest: (id) => ({ request: { id } }),
  toArguments: ({ id }) => [id],
  errors: cancelOrderErrors,
  method: 'GET',
  path: '/shopCheckOut/CancelTransaction/{id}',
  request: cancelRequest,
  answer: done,
  without: { kind: 'cancelFailed' },
};
