import type { OrderNoted } from '@shop/core/checkout/order-note';
import type { AttemptId, CartId, OrderRef } from '@shop/core/ids';
import type { CartFinder } from '@shop/core/seller/checkout/cart-finder';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { preparedSql, type Slots } from '../database/prepared-query.ts';
import type { Tables } from '../schema/tables.ts';
import { storedOrderNotes } from '../stored/order-content.ts';
import { recordsIn, type StateTable, stateTables } from './state-tables.ts';

type Values = Readonly<Record<string, unknown>>;
type OfCart = { readonly cartId: CartId };

const loader =
  <Given extends Values>() =>
  <Name extends keyof Tables & string, Key, Value>(
    table: StateTable<Name, Key, Value>,
    condition: (slot: Slots<Given>) => RawBuilder<unknown>,
  ) => {
    const name = sql.table(table.table);
    const select = preparedSql(
      (slot: Slots<Given>) => sql<Tables[Name]>`select ${name}.* from ${name} ${condition(slot)}`,
    );
    return async (db: Db, given: Given) => recordsIn(table, (await select(db, given)).rows);
  };

const byCart = <Name extends keyof Tables & string, Key, Value>(table: StateTable<Name, Key, Value>) =>
  loader<OfCart>()(table, (slot) => sql`where cart_id = ${slot('cartId')}`);

const throughOrders = (slot: Slots<OfCart>) =>
  sql`join orders on orders.ref = order_ref where orders.cart_id = ${slot('cartId')}`;

const ofOrders = <Name extends keyof Tables & string, Key, Value>(table: StateTable<Name, Key, Value>) =>
  loader<OfCart>()(table, throughOrders);

const selectNotes = preparedSql(
  (slot: Slots<OfCart>) => sql<Tables['order_notes']>`select order_notes.* from order_notes ${throughOrders(slot)}`,
);

/** Notes of orders in their order, by order. */
export const notedOf = (rows: readonly Tables['order_notes'][]): ReadonlyMap<OrderRef, readonly OrderNoted[]> => {
  const sorted = [...rows].sort((a, b) => a.number - b.number);
  const byOrder = Map.groupBy(sorted, (row) => row.order_ref);
  return new Map(
    [...byOrder].map(([ref, own]) => [
      ref,
      own.map(({ noted_at: at, notes }) => ({ at, notes: storedOrderNotes.read(notes) })),
    ]),
  );
};

/** Loads what belongs to a cart. */
export const ofCart = {
  orders: byCart(stateTables.orders),
  attempts: ofOrders(stateTables.attempts),
  orderBuyers: ofOrders(stateTables.orderBuyers),
  tickets: ofOrders(stateTables.tickets),
  mails: ofOrders(stateTables.mails),
  /** The notifications about its orders. */
  events: loader<OfCart>()(
    stateTables.events,
    (slot) => sql`join payment_attempts as attempt on attempt.id = attempt_id ${throughOrders(slot)}`,
  ),
  notes: async (db: Db, given: OfCart) => notedOf((await selectNotes(db, given)).rows),
};

/** Loads records by their own keys. */
export const byKey = {
  events: loader<{ event: string }>()(stateTables.events, (slot) => sql`where id = ${slot('event')}`),
  strayPayments: loader<{ attemptId: AttemptId }>()(
    stateTables.strayPayments,
    (slot) => sql`where attempt_id = ${slot('attemptId')}`,
  ),
  orderNumbers: loader<{ year: number }>()(stateTables.orderNumbers, (slot) => sql`where year = ${slot('year')}`),
};

const cartOf = (condition: (key: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  preparedSql(
    (slot: Slots<{ key: string }>) =>
      sql<OfCart>`select cart_id as "cartId" from orders where ${condition(slot('key'))}`,
  );

const carts = {
  order: cartOf((key) => sql`ref = ${key}`),
  attempt: cartOf((key) => sql`ref = (select order_ref from payment_attempts where id = ${key})`),
  cancelId: cartOf((key) => sql`cancel_id = ${key}`),
  orderKey: cartOf((key) => sql`order_key = ${key}`),
  orderNumber: cartOf((key) => sql`number = ${key}`),
  ticket: cartOf((key) => sql`ref = (select order_ref from order_tickets where code = ${key})`),
};

/** The id of a finder's cart; none when there is no such cart, order or attempt. */
export const findCart = async (db: Db, { by, key }: CartFinder): Promise<CartId | undefined> =>
  by === 'cart' ? key : (await carts[by](db, { key })).rows[0]?.cartId;
