import { namedError } from '@shop/core/errors/named-error';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import {
  type CheckoutPort,
  cancelOrderErrors,
  checkReservationErrors,
  loadCustomerErrors,
  saveCustomerErrors,
  showOrderErrors,
  startPaymentErrors,
} from '@shop/core/ports/checkout-port';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import { momentOf } from '../database/moment.ts';
import { orderCanceler } from './cancel-order.ts';
import { isReservable, loadUnsoldCart } from './cart-in-checkout.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import { customerLoader, customerSaver } from './customer-calls.ts';
import { cartSettler } from './settle-cart.ts';
import { type PaymentSettler, paymentSettler } from './settle-payment.ts';
import { orderViewer } from './show-order.ts';
import { paymentStarter } from './start-payment.ts';

/** The checkout over tables, and what looks after its payments beside the port. */
export type SqlCheckout = {
  readonly checkout: CheckoutPort;
  /** For the notification route and the reconciler. */
  readonly settler: PaymentSettler;
  /** For `settlingShop`. */
  readonly settleCart: (id: CartId) => ResultAsync<void, ShopError>;
};

export const sqlCheckout = (parts: CheckoutParts): SqlCheckout => {
  const { database, clock, loadCatalog } = parts;
  const settler = paymentSettler(parts);

  const checkReservation = (cartId: CartId): ResultAsync<boolean, ShopError> =>
    database.read(async (db): Promise<Result<boolean, ShopError>> => {
      const rows = await loadUnsoldCart(db, cartId, momentOf(clock));
      return rows.isErr() ? err(rows.error) : ok(await isReservable(db, loadCatalog, rows.value));
    });

  const loadCustomer = customerLoader(parts);
  const saveCustomer = customerSaver(parts);
  const startPayment = paymentStarter(parts, settler);
  const showOrder = orderViewer(database, settler);
  const cancelOrder = orderCanceler(parts, settler);

  return {
    settler,
    settleCart: cartSettler(database, settler),
    checkout: {
      loadCustomer: (query) => loadCustomer(query).mapErr(namedError(loadCustomerErrors)),
      saveCustomer: (entry) => saveCustomer(entry).mapErr(namedError(saveCustomerErrors)),
      checkReservation: (id) => checkReservation(id).mapErr(namedError(checkReservationErrors)),
      startPayment: (request) => startPayment(request).mapErr(namedError(startPaymentErrors)),
      showOrder: (ref) => showOrder(ref).mapErr(namedError(showOrderErrors)),
      cancelOrder: (id) => cancelOrder(id).mapErr(namedError(cancelOrderErrors)),
    },
  };
};
