import type { Instant } from '@shop/core/dates/instant';
import { namedError } from '@shop/core/errors/named-error';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId, CartItemId } from '@shop/core/ids';
import { removeItemErrors, type ShopPort } from '@shop/core/ports/shop-port';
import { err, ok, type Result } from 'neverthrow';
import type { Tx } from '../database/database.ts';
import { momentOf } from '../database/moment.ts';
import { removeLine } from './cart-holds.ts';
import { readCart } from './load-cart.ts';
import { openCart } from './open-cart.ts';
import type { ShopParts } from './shop-parts.ts';

const isInCart = async (tx: Tx, cartId: CartId, itemId: CartItemId): Promise<boolean> => {
  const line = await tx
    .selectFrom('cart_lines')
    .select('id')
    .where('id', '=', itemId)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return line !== undefined;
};

/** Removing what is gone already changes nothing, so that a repeat answers like the first time (reliability 1.3). */
const removeIfThere = async (
  tx: Tx,
  cartId: CartId,
  itemId: CartItemId,
  now: Instant,
): Promise<Result<void, ShopError>> => {
  if (!(await isInCart(tx, cartId, itemId))) return ok();
  const opened = await openCart(tx, cartId, now);
  if (opened.isErr()) return opened;
  await removeLine(tx, cartId, itemId);
  return ok();
};

/** Drops a line and gives its places back at once. */
export const sqlRemoveItem =
  ({ database, loadCatalog, clock }: ShopParts): ShopPort['removeItem'] =>
  ({ cartId, itemId, language }) =>
    database
      .transaction(async (tx) => {
        const at = momentOf(clock);
        const removed = await removeIfThere(tx, cartId, itemId, at.now);
        if (removed.isErr()) return err(removed.error);
        return readCart(tx, await loadCatalog(tx), cartId, language, at);
      })
      .mapErr(namedError(removeItemErrors));
