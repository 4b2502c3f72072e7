import type { ClientSlot, HostLine } from '@shop/core/host/cart/host-cart';
import type { CartId } from '@shop/core/ids';
import type { Db, Tx } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { ClientSlotRows } from '../tables/cart-tables.ts';
import { loadLines } from './load-cart.ts';

export const slotOf = (row: ClientSlotRows): ClientSlot => ({
  client: row.client_hash,
  number: row.number,
  cartId: row.cart_id,
  takenAt: row.taken_at,
});

export const slotRow = ({ client, number, cartId, takenAt }: ClientSlot): ClientSlotRows => ({
  client_hash: client,
  number,
  cart_id: cartId,
  taken_at: takenAt,
});

const selectSlots = preparedQuery<{ client: string }>()((db, slot) =>
  db.selectFrom('client_slots').selectAll().where('client_hash', '=', slot('client')),
);

/** The slots of a client, and the lines in their carts. Each cart is asked for by itself: a planner that knows nothing of a young table
 *  would look through the lines of everybody for a join. */
export const loadSlots = async (
  db: Db,
  client: string,
): Promise<{ readonly slots: readonly ClientSlot[]; readonly lines: readonly HostLine[] }> => {
  const slots = (await selectSlots(db, { client })).rows.map(slotOf);
  const lines = await Promise.all(slots.map(({ cartId }) => loadLines(db, cartId)));
  return { slots, lines: lines.flat() };
};

/** Forgets where carts were filled from whose visitor asks to be forgotten. */
export const eraseSlots = async (tx: Tx, carts: readonly CartId[]): Promise<void> => {
  if (carts.length > 0) await tx.deleteFrom('client_slots').where('cart_id', 'in', carts).execute();
};
