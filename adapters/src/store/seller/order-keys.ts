import type { CartId } from '@shop/core/ids';
import type { CartFinder } from '@shop/core/seller/checkout/cart-finder';
import { attemptsOf, type SellerOrder } from '@shop/core/seller/checkout/seller-order';
import type { Db } from '../database/database.ts';
import { insertion, statement } from '../database/statement.ts';
import type { OrderKeyKind } from '../schema/order-schema.ts';
import type { SqlDialectName } from '../schema/table.ts';

type OrderKeyOf = { readonly kind: OrderKeyKind; readonly key: string };

/** Returns the keys by which an order is found. */
const keysOf = (order: SellerOrder): readonly OrderKeyOf[] => [
  { kind: 'order', key: order.ref },
  { kind: 'orderNumber', key: order.number },
  { kind: 'cancelId', key: order.cancelId },
  { kind: 'orderKey', key: order.orderKey },
  ...attemptsOf(order).map(({ attemptId }) => ({ kind: 'attempt', key: attemptId }) as const),
  ...order.tickets.map(({ code }) => ({ kind: 'ticket', key: code }) as const),
];

const columns = ['kind', 'key', 'order_ref', 'cart_id'] as const;

const insertKeys = insertion('order_keys', columns);

const insertMissing = insertion('order_keys', columns, 'on conflict do nothing');

const valuesOf = ({ ref, cartId }: SellerOrder, { kind, key }: OrderKeyOf) => [kind, key, ref, cartId];

/** Writes the keys of new orders. */
export const writeNewKeys = async (db: Db, dialect: SqlDialectName, orders: readonly SellerOrder[]): Promise<void> => {
  await insertKeys(
    db,
    dialect,
    orders.flatMap((order) => keysOf(order).map((key) => valuesOf(order, key))),
  );
};

/** Writes the keys that an order has gained. */
export const writeKeys = async (
  db: Db,
  dialect: SqlDialectName,
  before: SellerOrder,
  order: SellerOrder,
): Promise<void> => {
  const known = new Set(keysOf(before).map(({ key }) => key));
  const added = keysOf(order).filter(({ key }) => !known.has(key));
  await insertKeys(
    db,
    dialect,
    added.map((key) => valuesOf(order, key)),
  );
};

/** Writes the missing keys of an order and returns their number. */
export const writeMissingKeys = (db: Db, dialect: SqlDialectName, order: SellerOrder): Promise<number> =>
  insertMissing(
    db,
    dialect,
    keysOf(order).map((key) => valuesOf(order, key)),
  );

const selectCart = statement<{ readonly cart_id: CartId }>(
  'select cart_id from order_keys where kind = $1 and key = $2',
);

/** Returns the cart id of a finder. `undefined` when there is no such cart, order or attempt. */
export const findCart = async (
  db: Db,
  dialect: SqlDialectName,
  { by, key }: CartFinder,
): Promise<CartId | undefined> => (by === 'cart' ? key : (await selectCart(db, dialect, [by, key])).rows[0]?.cart_id);
