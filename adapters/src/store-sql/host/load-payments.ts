import type { NeedsAttention } from '@shop/core/host/checkout/attention';
import type { HostAttempt, HostBuyer, HostOrder } from '@shop/core/host/checkout/host-order';
import { strayAttention } from '@shop/core/host/checkout/raise-attention';
import type { CartId } from '@shop/core/ids';
import type { Db } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { attemptOf, buyerOf, orderOf } from './order-rows.ts';
import { loadStrays } from './stray-rows.ts';

const selectBuyer = preparedQuery<{ cartId: CartId; sessionDigest: string }>()((db, slot) =>
  db
    .selectFrom('buyers')
    .selectAll()
    .where('cart_id', '=', slot('cartId'))
    .where('session_hash', '=', slot('sessionDigest')),
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

/** What a session entered for a cart. */
export const loadBuyer = async (db: Db, cartId: CartId, sessionDigest: string): Promise<HostBuyer | undefined> => {
  const [buyer] = (await selectBuyer(db, { cartId, sessionDigest })).rows;
  return buyer && buyerOf(buyer);
};

export type LoadedPayments = {
  readonly orders: readonly HostOrder[];
  readonly attempts: readonly HostAttempt[];
};

/** A cart's orders and attempts to pay them. */
export const loadPayments = async (db: Db, cartId: CartId): Promise<LoadedPayments> => {
  const [orders, attempts] = await Promise.all([selectOrders(db, { cartId }), selectAttempts(db, { cartId })]);
  return { orders: orders.rows.map(orderOf), attempts: attempts.rows.map(attemptOf) };
};

/** Attempts that a person has to look at, the longest standing first; needs nothing of them that could be damaged. */
export const loadAttention = async (db: Db): Promise<readonly NeedsAttention[]> => {
  const rows = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.ref', 'payment_attempts.order_ref')
    .select(['payment_attempts.id', 'orders.number', 'attention_since', 'attention_why'])
    .where('attention_since', 'is not', null)
    .orderBy('attention_since')
    .orderBy('payment_attempts.id')
    .execute();
  const attempts = rows.flatMap(
    ({ id, number, attention_since: since, attention_why: why }): readonly NeedsAttention[] =>
      since === null || why === null ? [] : [{ attemptId: id, orderNumber: number, since, why }],
  );
  const strays = (await loadStrays(db)).map(strayAttention);
  return [...attempts, ...strays].sort((a, b) => a.since - b.since || (a.attemptId < b.attemptId ? -1 : 1));
};
