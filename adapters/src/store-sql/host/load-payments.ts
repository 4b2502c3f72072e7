import type { HostAttempt, HostBuyer, HostOrder } from '@shop/core/host/checkout/host-order';
import type { CartId } from '@shop/core/ids';
import type { Db } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { attemptOf, buyerOf, orderOf } from './order-rows.ts';

const selectBuyer = preparedQuery<{ cartId: CartId }>()((db, slot) =>
  db.selectFrom('buyers').selectAll().where('cart_id', '=', slot('cartId')),
);

const selectOrders = preparedQuery<{ cartId: CartId }>()((db, slot) =>
  db.selectFrom('orders').selectAll().where('cart_id', '=', slot('cartId')),
);

const selectAttempts = preparedQuery<{ cartId: CartId }>()((db, slot) =>
  db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.ref', 'payment_attempts.order_ref')
    .selectAll('payment_attempts')
    .where('orders.cart_id', '=', slot('cartId')),
);

export type LoadedPayments = {
  readonly buyer: HostBuyer | undefined;
  readonly orders: readonly HostOrder[];
  readonly attempts: readonly HostAttempt[];
};

/** A cart's buyer, orders and attempts to pay them. */
export const loadPayments = async (db: Db, cartId: CartId): Promise<LoadedPayments> => {
  const [buyer] = (await selectBuyer(db, { cartId })).rows;
  const { rows: orders } = await selectOrders(db, { cartId });
  const { rows: attempts } = orders.length === 0 ? { rows: [] } : await selectAttempts(db, { cartId });
  return { buyer: buyer && buyerOf(buyer), orders: orders.map(orderOf), attempts: attempts.map(attemptOf) };
};
