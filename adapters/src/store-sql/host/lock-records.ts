import type { Scope } from '@shop/core/host/scope';
import type { CartId } from '@shop/core/ids';
import type { Tx } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { findCart } from './load-cart.ts';

const lockCart = preparedQuery<{ cartId: CartId }>()((db, slot) =>
  db.selectFrom('carts').select('id').where('id', '=', slot('cartId')).forNoKeyUpdate(),
);

/** Locks what a command decides on, before anything of it is read: the cart, with which goes all that belongs to it. Days, codes and
 *  other carts' expired holds stay free; they are written on condition that they are as they were read (D-POSTGRES). Gives the scope
 *  with its cart found. */
export const lockedScope = async (tx: Tx, scope: Scope): Promise<Scope> => {
  const { cart } = scope;
  const id = cart && (await findCart(tx, cart));
  if (id !== undefined) await lockCart(tx, { cartId: id });
  return id === undefined ? scope : { ...scope, cart: { by: 'cart', id } };
};
