import { holdUntil, payingUntil } from '@shop/core/cart/hold';
import type { Instant } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import type { Tx } from '../database/database.ts';
import type { CartState } from '../tables/cart-tables.ts';
import { moveLines } from './cart-moves.ts';
import { movePromoUse } from './promo-uses.ts';

/** Changes a cart's state if it has the expected one; tells whether it did. */
export const changeCartState = async (tx: Tx, cartId: CartId, from: CartState, to: CartState): Promise<boolean> => {
  const result = await tx
    .updateTable('carts')
    .set({ state: to })
    .where('id', '=', cartId)
    .where('state', '=', from)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** Freezes an open cart for a payment: its places no longer lapse by themselves. Refresh its holds first, in the same
 *  transaction. False when the cart is not open. */
export const freezeCart = async (tx: Tx, cartId: CartId, sessionEndsAt: Instant): Promise<boolean> => {
  if (!(await changeCartState(tx, cartId, 'open', 'paying'))) return false;
  const until = payingUntil(sessionEndsAt);
  await moveLines(tx, cartId, 'held', 'paying', until);
  await movePromoUse(tx, cartId, 'held', 'paying', until);
  return true;
};

/** Moves the end of a frozen cart's payment, once the provider has told when its session ends. */
export const keepFrozenUntil = async (tx: Tx, cartId: CartId, sessionEndsAt: Instant): Promise<void> => {
  const until = payingUntil(sessionEndsAt);
  await tx
    .updateTable('cart_lines')
    .set({ hold_until: until })
    .where('cart_id', '=', cartId)
    .where('place_state', '=', 'paying')
    .execute();
};

/** Opens a frozen cart again after a payment that came to nothing. False when the cart is not frozen.
 *  Decision: its places count as added just now, so that the buyer can try again, but 60 minutes from the first stay the
 *  end (design 4, decision 5 is silent about a failed payment). */
export const thawCart = async (tx: Tx, cartId: CartId, now: Instant): Promise<boolean> => {
  if (!(await changeCartState(tx, cartId, 'paying', 'open'))) return false;
  await moveLines(tx, cartId, 'paying', 'held', now);
  await movePromoUse(tx, cartId, 'paying', 'held', holdUntil({ firstAddedAt: now, lastAddedAt: now }));
  const held = await tx
    .selectFrom('cart_lines')
    .select(['id', 'first_added_at'])
    .where('cart_id', '=', cartId)
    .where('place_state', '=', 'held')
    .execute();
  for (const line of held) {
    const until = holdUntil({ firstAddedAt: line.first_added_at, lastAddedAt: now });
    await tx
      .updateTable('cart_lines')
      .set({ hold_until: until })
      .where('cart_id', '=', cartId)
      .where('id', '=', line.id)
      .execute();
  }
  return true;
};
