import type { CartId, OrderRef } from '@shop/core/ids';
import { attemptsOf, type SellerOrder } from '@shop/core/seller/checkout/seller-order';
import type { OrderWithBuyer } from '../../seller/order-pages.ts';
import type { Db } from '../database/database.ts';
import { changedRows, insertion, statement } from '../database/statement.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { readPerson } from '../stored/documents.ts';
import { readOrder, writeOrder } from '../stored/order-document.ts';
import { writeDue, writeNewDue } from './due-rows.ts';
import { LostRace } from './lost-race.ts';
import { writeKeys, writeNewKeys } from './order-keys.ts';

/** The columns from which `orderIn` builds an order. */
export type OrderRow = { readonly revision: number; readonly document: unknown };

/** The columns of an order and of its buyer, who is null when no data is stored. */
export type OrderAndBuyerRow = OrderRow & { readonly buyer: unknown };

/** Reads an order from its row. */
export const orderIn = ({ revision, document }: OrderRow): SellerOrder => ({ ...readOrder(document), revision });

/** Reads an order with its buyer from their joined rows. */
export const orderWithBuyerIn = ({ buyer, ...row }: OrderAndBuyerRow): OrderWithBuyer => ({
  order: orderIn(row),
  buyer: buyer === null ? undefined : readPerson(buyer),
});

const selectOfCart = statement<OrderRow>('select revision, document from orders where cart_id = $1 order by placed_at');

/** Returns all orders of a cart, the oldest first. */
export const loadOrdersOf = async (
  db: Db,
  dialect: SqlDialectName,
  id: CartId,
): Promise<ReadonlyMap<OrderRef, SellerOrder>> => {
  const { rows } = await selectOfCart(db, dialect, [id]);
  return new Map(rows.map(orderIn).map((order) => [order.ref, order]));
};

const insertRows = insertion('orders', ['ref', 'revision', 'document', 'cart_id', 'attempt_states', 'session_at']);

const updateOrder = statement(`update orders set revision = $3, document = $4, attempt_states = $5, session_at = $6
  where ref = $1 and revision = $2`);

/** Returns the time of the newest attempt with a session. */
const sessionAt = (order: SellerOrder): number | null =>
  attemptsOf(order).reduce<number | null>(
    (last, { redirectUrl, createdAt }) => (redirectUrl === undefined ? last : Math.max(last ?? 0, createdAt)),
    null,
  );

/** Returns the columns of an order besides its document. */
const columnsOf = (order: SellerOrder) => {
  const states = attemptsOf(order).map(({ state }) => state);
  return [order.cartId, states.join(), sessionAt(order)] as const;
};

/** Inserts orders with their derived rows. */
export const insertOrders = async (db: Db, dialect: SqlDialectName, orders: readonly SellerOrder[]): Promise<void> => {
  await insertRows(
    db,
    dialect,
    orders.map((order) => [order.ref, order.revision + 1, writeOrder(order), ...columnsOf(order)]),
  );
  await writeNewKeys(db, dialect, orders);
  await writeNewDue(db, dialect, orders);
};

/** Writes the next revision of an order with its derived rows. Rejects with `LostRace` when another writer was
 *  first. */
export const saveOrder = async (
  db: Db,
  dialect: SqlDialectName,
  before: SellerOrder | undefined,
  order: SellerOrder,
): Promise<void> => {
  if (before === undefined) return insertOrders(db, dialect, [order]);
  const { ref, revision } = order;
  const [_cart, ...columns] = columnsOf(order);
  const result = await updateOrder(db, dialect, [ref, revision, revision + 1, writeOrder(order), ...columns]);
  if (changedRows(result) !== 1) throw new LostRace('an order was changed meanwhile');
  await writeKeys(db, dialect, before, order);
  await writeDue(db, dialect, before, order);
};
