import type { Instant } from '@shop/core/dates/instant';
import type { CodeUse, HostCart, HostLine, RecordedIntent } from '@shop/core/host/cart/host-cart';
import type { CartFinder, Scope } from '@shop/core/host/scope';
import type { AttemptId, CartId, OrderRef } from '@shop/core/ids';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { preparedQuery, preparedSql, type Slots } from '../database/prepared-query.ts';
import type { Tables } from '../schema/tables.ts';
import { cartOf, codeUseOf, intentOf, lineOf } from './cart-rows.ts';

type WithCode = Tables['carts'] & (Tables['promo_uses'] | { readonly code: null });

const selectCart = preparedSql(
  (slot: Slots<{ cartId: CartId }>) => sql<WithCode>`select uses.*, carts.*
    from carts left join promo_uses as uses on uses.cart_id = carts.id where carts.id = ${slot('cartId')}`,
);

const selectLines = preparedQuery<{ cartId: CartId }>()((db, slot) =>
  db.selectFrom('cart_lines').selectAll().where('cart_id', '=', slot('cartId')),
);

const selectIntent = preparedQuery<{ scope: string; key: string }>()((db, slot) =>
  db.selectFrom('idempotency_keys').selectAll().where('scope', '=', slot('scope')).where('key', '=', slot('key')),
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

/** The id of a finder's cart; none when there is no such cart, order or attempt. */
export const findCart = async (db: Db, finder: CartFinder): Promise<CartId | undefined> => {
  const orders = db.selectFrom('orders').select('orders.cart_id');
  const cartOfFirst = async (found: typeof orders) => (await found.executeTakeFirst())?.cart_id;
  switch (finder.by) {
    case 'cart':
      return finder.id;
    case 'order':
      return (await selectCartOfOrder(db, { ref: finder.ref })).rows[0]?.cart_id;
    case 'attempt':
      return (await selectCartOfAttempt(db, { id: finder.id })).rows[0]?.cart_id;
    case 'cancelId':
      return cartOfFirst(orders.where('cancel_id', '=', finder.id));
    case 'orderKey':
      return cartOfFirst(orders.where('order_key', '=', finder.key));
    case 'orderNumber':
      return cartOfFirst(orders.where('number', '=', finder.number));
    case 'ticket':
      return cartOfFirst(
        orders.where('ref', '=', (ticket) =>
          ticket.selectFrom('order_tickets').select('order_ref').where('code', '=', finder.code),
        ),
      );
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
  return { cart: cartOf(cart), lines, codeUse: cart.code === null ? undefined : codeUseOf(cart) };
};

/** The change that was made under a key. */
export const loadIntents = async (db: Db, intent: NonNullable<Scope['intent']>): Promise<readonly RecordedIntent[]> =>
  (await selectIntent(db, intent)).rows.map(intentOf);

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
