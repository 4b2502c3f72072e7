import { instant } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import type { Tx } from '../database/database.ts';
import type { Moment } from '../database/moment.ts';
import { changeCartState } from './cart-freeze.ts';
import { refreshHolds } from './cart-holds.ts';
import { moveLines } from './cart-moves.ts';
import { movePromoUse } from './promo-uses.ts';

/** Sold places have no end. */
const forGood = instant(0);

/** Turns a cart into a sale: its places are sold and the cart is closed; the visitor's next item opens a new one. Places
 *  that lapsed or were released meanwhile are taken again, and the promo code's use too. False when one of them is gone:
 *  undo the transaction, then refund (design 4, decision 7). A cart that is sold already stays so and
 *  answers true. The caller makes sure that the cart's version is still that of the order. */
export const sellCart = async (tx: Tx, cartId: CartId, at: Moment): Promise<boolean> => {
  const { removed, promoDropped } = await refreshHolds(tx, cartId, at);
  if (removed.length > 0 || promoDropped) return false;
  for (const from of ['paying', 'held'] as const) {
    await moveLines(tx, cartId, from, 'sold', forGood);
    await movePromoUse(tx, cartId, from, 'sold', forGood);
  }
  await tx.updateTable('carts').set({ state: 'sold' }).where('id', '=', cartId).execute();
  return true;
};

/** Gives every place of a cart back, whatever its state: a payment that ended without a word, or a cancelled order.
 *  A frozen cart opens again with lapsed lines, which checkout takes again if still free; a sold one stays closed. */
export const releaseCart = async (tx: Tx, cartId: CartId): Promise<void> => {
  for (const from of ['held', 'paying', 'sold'] as const) {
    await moveLines(tx, cartId, from, 'lapsed', forGood);
    await movePromoUse(tx, cartId, from, 'lapsed', forGood);
  }
  await changeCartState(tx, cartId, 'paying', 'open');
};
