import type { Instant } from '@shop/core/dates/instant';
import type { CodeUse, HostCart, HostLine, RecordedIntent } from '@shop/core/host/cart/host-cart';
import type { CartFinder, Scope } from '@shop/core/host/scope';
import type { AttemptId, CartId, OrderRef } from '@shop/core/ids';
import type { Db } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { cartOf, codeUseOf, intentOf } from './cart-rows.ts';
import { lineOf } from './line-rows.ts';

const selectCart = preparedQuery<{ cartId: CartId }>()((db, slot) =>
  db
    .selectFrom('carts')
    .leftJoin('promo_uses as use', 'use.cart_id', 'carts.id')
    .select(['carts.id', 'carts.state', 'carts.version', 'carts.created_at', 'carts.updated_at'])
    .select(['carts.paying_until', 'use.code', 'use.place_state', 'use.hold_until', 'use.first_held_at'])
    .select(['carts.first_moments', 'carts.lost_tickets', 'carts.former_positions', 'carts.first_uses'])
    .select(['carts.lost_code', 'carts.lost_code_reason'])
    .where('carts.id', '=', slot('cartId')),
);

const selectLines = preparedQuery<{ cartId: CartId }>()((db, slot) =>
  db.selectFrom('cart_lines').selectAll().where('cart_id', '=', slot('cartId')),
);

const selectIntent = preparedQuery<{ scope: string; key: string }>()((db, slot) =>
  db
    .selectFrom('idempotency_keys')
    .select(['scope', 'key', 'request_hash', 'cart_id', 'created_at'])
    .where('scope', '=', slot('scope'))
    .where('key', '=', slot('key')),
);

const selectCartOfOrder = preparedQuery<{ ref: OrderRef }>()((db, slot) =>
  db.selectFrom('orders').select('cart_id').where('ref', '=', slot('ref')),
);

const selectCartOfAttempt = preparedQuery<{ id: AttemptId }>()((db, slot) =>
  db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.ref', 'payment_attempts.order_ref')
    .select('orders.cart_id')
    .where('payment_attempts.id', '=', slot('id')),
);

/** The id of the cart that a finder means; none when there is no such cart, order or attempt. */
export const findCart = async (db: Db, finder: CartFinder): Promise<CartId | undefined> => {
  switch (finder.by) {
    case 'cart':
      return finder.id;
    case 'order':
      return (await selectCartOfOrder(db, { ref: finder.ref })).rows[0]?.cart_id;
    case 'cancelId': {
      const orders = db.selectFrom('orders').select('cart_id').where('cancel_id', '=', finder.id);
      return (await orders.executeTakeFirst())?.cart_id;
    }
    case 'orderKey': {
      const orders = db.selectFrom('orders').select('cart_id').where('order_key', '=', finder.key);
      return (await orders.executeTakeFirst())?.cart_id;
    }
    case 'orderNumber': {
      const orders = db.selectFrom('orders').select('cart_id').where('number', '=', finder.number);
      return (await orders.executeTakeFirst())?.cart_id;
    }
    case 'ticket': {
      const orders = db
        .selectFrom('order_tickets')
        .innerJoin('orders', 'orders.ref', 'order_tickets.order_ref')
        .select('orders.cart_id')
        .where('order_tickets.code', '=', finder.code);
      return (await orders.executeTakeFirst())?.cart_id;
    }
    case 'attempt':
      return (await selectCartOfAttempt(db, { id: finder.id })).rows[0]?.cart_id;
  }
};

export type LoadedCart = {
  readonly cart: HostCart;
  readonly lines: readonly HostLine[];
  readonly codeUse: CodeUse | undefined;
};

/** What a cart holds. */
export const loadLines = async (db: Db, cartId: CartId): Promise<readonly HostLine[]> =>
  (await selectLines(db, { cartId })).rows.map(lineOf);

/** A cart with its lines and its promo code. */
export const loadCart = async (db: Db, cartId: CartId): Promise<LoadedCart | undefined> => {
  const [carts, lines] = await Promise.all([selectCart(db, { cartId }), loadLines(db, cartId)]);
  const [cart] = carts.rows;
  if (cart === undefined) return undefined;
  const { code, place_state, hold_until, first_held_at } = cart;
  const isUsed = code !== null && place_state !== null && hold_until !== null && first_held_at !== null;
  const codeUse = isUsed ? codeUseOf({ cart_id: cartId, code, place_state, hold_until, first_held_at }) : undefined;
  return { cart: cartOf(cart), lines, codeUse };
};

/** The change that was made under a key. */
export const loadIntent = async (
  db: Db,
  { scope, key }: NonNullable<Scope['intent']>,
): Promise<RecordedIntent | undefined> => {
  const [row] = (await selectIntent(db, { scope, key })).rows;
  return row && intentOf(row);
};

const selectUsed = preparedQuery<{ code: string }>()((db, slot) =>
  db.selectFrom('promo_codes').select('used').where('code', '=', slot('code')),
);

const selectOverdueUses = preparedQuery<{ code: string; now: Instant }>()((db, slot) =>
  db
    .selectFrom('promo_uses')
    .selectAll()
    .where('code', '=', slot('code'))
    .where('place_state', 'in', ['held', 'paying'])
    .where('hold_until', '<=', slot('now')),
);

/** How many carts hold a code, and those of them whose use is overdue. */
export const loadCode = async (
  db: Db,
  code: string,
  now: Instant,
): Promise<{ readonly used: number; readonly overdue: readonly CodeUse[] } | undefined> => {
  const [counted, overdue] = await Promise.all([selectUsed(db, { code }), selectOverdueUses(db, { code, now })]);
  const [row] = counted.rows;
  return row && { used: row.used, overdue: overdue.rows.map(codeUseOf) };
};
