import { isDeepStrictEqual } from 'node:util';
import type { Cart } from '@shop/core/cart/cart';
import type { PaymentType } from '@shop/core/checkout/payment';
import type { LocalDate } from '@shop/core/dates/local-date';
import { type AttemptId, cancelId, type OrderRef, orderRef } from '@shop/core/ids';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Selectable, Updateable } from 'kysely';
import type { CartRows } from '../cart/cart-rows.ts';
import type { Db, Tx } from '../database/database.ts';
import type { Moment } from '../database/moment.ts';
import { decodeOrderContent, encodeOrderContent } from '../stored/order-content.ts';
import type { Orders } from '../tables/checkout-tables.ts';
import type { Buyer } from './buyers.ts';

export type OrderRow = Selectable<Orders>;

export const loadOrder = (db: Db, ref: OrderRef): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('ref', '=', ref).executeTakeFirst();

export const changeOrder = async (tx: Tx, ref: OrderRef, change: Updateable<Orders>): Promise<void> => {
  await tx.updateTable('orders').set(change).where('ref', '=', ref).execute();
};

/** Year and a running number: short enough to say at the till. It opens nothing; the reference does. */
const nextNumber = async (tx: Tx, today: LocalDate): Promise<string> => {
  const year = Number(today.slice(0, 4));
  const { last } = await tx
    .insertInto('order_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((row) => ({ last: row('order_numbers.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${year}-${String(last).padStart(6, '0')}`;
};

/** A cart that is about to be paid, as read in the transaction. */
export type Purchase = {
  readonly rows: CartRows;
  readonly cart: Cart;
  readonly buyer: Buyer;
  readonly paymentType: PaymentType;
};

const insertOrder = async (tx: Tx, purchase: Purchase, random: RandomPort, at: Moment): Promise<OrderRow> => {
  const { rows, cart, buyer, paymentType } = purchase;
  return tx
    .insertInto('orders')
    .values({
      ref: orderRef(random.token()),
      number: await nextNumber(tx, at.today),
      cancel_id: cancelId(random.token()),
      cart_id: cart.id,
      cart_version: rows.version,
      content: encodeOrderContent(cart),
      // Decision: a cart of nothing but unbound upsells counts as gift cards, which need no day (spec 3 is silent).
      product_type: cart.productType ?? 'giftCard',
      payment_type: paymentType,
      total: cart.totalPrice,
      language: buyer.language,
      payment_status: 'initializing',
      outcome: 'open',
      paid_attempt: null,
      placed_at: at.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The unpaid order of exactly this content and way to pay: a new try to pay is a new attempt, not a new order. */
const sameOrder = async (tx: Tx, { rows, cart, paymentType }: Purchase): Promise<OrderRow | undefined> => {
  const open = await tx
    .selectFrom('orders')
    .selectAll()
    .where('cart_id', '=', cart.id)
    .where('cart_version', '=', rows.version)
    .where('payment_type', '=', paymentType)
    .where('outcome', '=', 'open')
    .execute();
  const wanted = decodeOrderContent(encodeOrderContent(cart));
  return open.find(({ content }) => isDeepStrictEqual(decodeOrderContent(content), wanted));
};

/** Fixes what is bought, for how much and by whom. */
export const placeOrder = async (tx: Tx, purchase: Purchase, random: RandomPort, at: Moment): Promise<OrderRow> => {
  const known = await sameOrder(tx, purchase);
  const order = known ?? (await insertOrder(tx, purchase, random, at));
  const { customer, member_hash_id, mtc_id } = purchase.buyer;
  const person = { customer, member_hash_id, mtc_id };
  await tx
    .insertInto('order_buyers')
    .values({ order_ref: order.ref, ...person })
    .onConflict((conflict) => conflict.column('order_ref').doUpdateSet(person))
    .execute();
  if (known !== undefined) {
    await changeOrder(tx, known.ref, { payment_status: 'initializing', language: purchase.buyer.language });
  }
  return order;
};

/** Completes an order for good; `paidBy` is absent for free ones. */
export const completeOrder = (tx: Tx, ref: OrderRef, paidBy?: AttemptId): Promise<void> =>
  changeOrder(tx, ref, { outcome: 'completed', payment_status: 'completed', paid_attempt: paidBy ?? null });
