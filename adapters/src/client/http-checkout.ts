import { namedError } from '@shop/core/errors/named-error';
import type { CheckoutSession } from '@shop/core/ids';
import * as port from '@shop/core/ports/checkout-port';
import { answerOf } from './answer-of.ts';
import type { CallContext, Transport } from './transport.ts';

const withSession = (session: CheckoutSession | undefined): CallContext => (session === undefined ? {} : { session });

/** From personal data to the finished order, over the spec's calls. */
export const httpCheckout = (transport: Transport): port.CheckoutPort => ({
  loadCustomer: ({ session, ...query }) =>
    answerOf(transport, 'loadCustomer', query, withSession(session)).mapErr(namedError(port.loadCustomerErrors)),
  saveCustomer: ({ session, ...entry }) =>
    transport
      .call('saveCustomer', entry, withSession(session))
      .map((reply) => (reply.session === undefined ? {} : { session: reply.session }))
      .mapErr(namedError(port.saveCustomerErrors)),
  checkReservation: (cartId) =>
    answerOf(transport, 'checkReservation', { cartId }).mapErr(namedError(port.checkReservationErrors)),
  startPayment: ({ session, ...request }) =>
    answerOf(transport, 'startPayment', request, withSession(session)).mapErr(namedError(port.startPaymentErrors)),
  // A foreign provider's answer does not repeat the reference.
  showOrder: (ref) =>
    answerOf(transport, 'showOrder', { ref })
      .map((order) => ({ ...order, ref }))
      .mapErr(namedError(port.showOrderErrors)),
  cancelOrder: (id) =>
    answerOf(transport, 'cancelOrder', { id })
      .map(() => undefined)
      .mapErr(namedError(port.cancelOrderErrors)),
});
