import type { Instant } from '@shop/core/dates/instant';
import type { ClientSlot, HostLine } from '@shop/core/host/cart/host-cart';
import type { Change } from '@shop/core/host/changes';
import { clientSlotId, type HostState } from '@shop/core/host/state';
import type { Db, Tx } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { preparedInsert, preparedUpdate } from '../database/prepared-write.ts';
import type { ClientSlotRows } from '../tables/cart-tables.ts';
import { lineOf } from './line-rows.ts';

const insertSlot = preparedInsert('client_slots');
const updateSlot = preparedUpdate('client_slots');

export const slotOf = (row: ClientSlotRows): ClientSlot => ({
  client: row.client_hash,
  number: row.number,
  cartId: row.cart_id,
  takenAt: row.taken_at,
});

const slotRow = ({ client, number, cartId, takenAt }: ClientSlot): ClientSlotRows => ({
  client_hash: client,
  number,
  cart_id: cartId,
  taken_at: takenAt,
});

const selectSlots = preparedQuery<{ client: string }>()((db, slot) =>
  db.selectFrom('client_slots').selectAll().where('client_hash', '=', slot('client')),
);

const selectHeldLines = preparedQuery<{ client: string; now: Instant }>()((db, slot) =>
  db
    .selectFrom('client_slots as own')
    .innerJoin('cart_lines as line', 'line.cart_id', 'own.cart_id')
    .selectAll('line')
    .where('own.client_hash', '=', slot('client'))
    .where('line.place_state', 'in', ['held', 'paying'])
    .where('line.hold_until', '>', slot('now')),
);

/** The slots of a client, and the lines that hold places in their carts. */
export const loadSlots = async (
  db: Db,
  client: string,
  now: Instant,
): Promise<{ readonly slots: readonly ClientSlot[]; readonly lines: readonly HostLine[] }> => {
  const [slots, lines] = await Promise.all([selectSlots(db, { client }), selectHeldLines(db, { client, now })]);
  return { slots: slots.rows.map(slotOf), lines: lines.rows.map(lineOf) };
};

/** Writes that a client took a slot. False when another process was faster; a slot that nobody had then is refused by its key. */
export const writeSlot = async (tx: Tx, change: Change, before: HostState): Promise<boolean> => {
  if (change.type !== 'slotTaken') return true;
  const was = before.clientSlots.get(clientSlotId(change.slot));
  if (was === undefined) {
    await insertSlot(tx, slotRow(change.slot));
    return true;
  }
  return updateSlot(tx, { set: slotRow(change.slot), where: slotRow(was) });
};
