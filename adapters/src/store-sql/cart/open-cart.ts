import type { Instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import { err, ok, type Result } from 'neverthrow';
import type { Tx } from '../database/database.ts';
import { changedAny, preparedQuery } from '../database/prepared-query.ts';
import type { CartState } from '../tables/cart-tables.ts';

const touchOpenCart = preparedQuery<{ cartId: CartId; now: Instant }>()((db, slot) =>
  db
    .updateTable('carts')
    .set((row) => ({ version: row('version', '+', 1), updated_at: slot('now') }))
    .where('id', '=', slot('cartId'))
    .where('state', '=', 'open'),
);

const insertCart = preparedQuery<{ id: CartId; now: Instant }>()((db, slot) =>
  db.insertInto('carts').values({
    id: slot('id'),
    state: 'open',
    version: 1,
    created_at: slot('now'),
    updated_at: slot('now'),
  }),
);

/** Notes a change of an open cart, which also makes other changes of it wait. Answers the state that the cart has;
 *  anything but `open` was left alone, undefined means there is no such cart. */
const touchCart = async (tx: Tx, cartId: CartId, now: Instant): Promise<CartState | undefined> => {
  if (changedAny(await touchOpenCart(tx, { cartId, now }))) return 'open';
  const cart = await tx.selectFrom('carts').select('state').where('id', '=', cartId).executeTakeFirst();
  return cart?.state;
};

/** Opens a cart for a change. Errors: `notFound` cart, also for one that has been paid; `cartFrozen`. */
export const openCart = async (tx: Tx, cartId: CartId, now: Instant): Promise<Result<void, ShopError>> => {
  const state = await touchCart(tx, cartId, now);
  if (state === 'open') return ok();
  return err(state === 'paying' ? { kind: 'cartFrozen' } : { kind: 'notFound', what: 'cart' });
};

export type CartToFill = { readonly id: CartId; readonly isNew: boolean };

/** Opens a cart to put things into. Decision: an unknown or a paid cart is replaced by a new one under a new id, so that
 *  an old cookie never stands in the way and nobody chooses an id (spec 4 is silent). Errors: `cartFrozen`. */
export const openOrCreateCart = async (
  tx: Tx,
  cartId: CartId | undefined,
  newId: CartId,
  now: Instant,
): Promise<Result<CartToFill, ShopError>> => {
  const state = cartId === undefined ? undefined : await touchCart(tx, cartId, now);
  if (cartId !== undefined && state === 'open') return ok({ id: cartId, isNew: false });
  if (state === 'paying') return err({ kind: 'cartFrozen' });
  await insertCart(tx, { id: newId, now });
  return ok({ id: newId, isNew: true });
};
