import type { CheckoutSession } from '@shop/core/ids';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import { answerOf } from './answer-of.ts';
import type { CallContext, Transport } from './transport.ts';

const withSession = (session: CheckoutSession | undefined): CallContext => (session === undefined ? {} : { session });

/** From personal data to the finished order, over the spec's calls. */
export const httpCheckout = (transport: Transport): CheckoutPort => ({
  loadCustomer: ({ session, ...query }) => answerOf(transport, 'loadCustomer', query, withSession(session)),
  saveCustomer: ({ session, ...entry }) =>
    transport
      .call('saveCustomer', entry, withSession(session))
      .map((reply) => (reply.session === undefined ? {} : { session: reply.session })),
  checkReservation: (cartId) => answerOf(transport, 'checkReservation', { cartId }),
  startPayment: ({ session, ...request }) => answerOf(transport, 'startPayment', request, withSession(session)),
  // A foreign provider's answer does not repeat the reference.
  showOrder: (ref) => answerOf(transport, 'showOrder', { ref }).map((order) => ({ ...order, ref })),
  cancelOrder: (id) => answerOf(transport, 'cancelOrder', { id }).map(() => undefined),
});
