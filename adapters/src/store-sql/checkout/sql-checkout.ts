import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
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

  return {
    settler,
    settleCart: cartSettler(database, settler),
    checkout: {
      loadCustomer: customerLoader(parts),
      saveCustomer: customerSaver(parts),
      checkReservation,
      startPayment: paymentStarter(parts, settler),
      showOrder: orderViewer(database, settler),
      cancelOrder: orderCanceler(parts, settler),
    },
  };
};
