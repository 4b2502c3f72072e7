import type { CodeUse, HostCart, HostLine } from '@shop/core/host/cart/host-cart';
import type { HostState } from '@shop/core/host/state';
import type { TouchedRecords } from '@shop/core/host/touched-records';
import type { Tx } from '../database/database.ts';
import { preparedDelete, preparedInsert, preparedUpdate } from '../database/prepared-write.ts';
import type { PromoUses } from '../tables/cart-tables.ts';
import { cartRow, codeUseRow } from './cart-rows.ts';
import { inOneOrder } from './in-one-order.ts';
import { type LineRow, lineRow } from './line-rows.ts';

const insertCarts = preparedInsert('carts');
const updateCart = preparedUpdate('carts');
const deleteCart = preparedDelete('carts');
const insertLines = preparedInsert('cart_lines');
const updateLine = preparedUpdate('cart_lines');
const deleteLine = preparedDelete('cart_lines');
const insertUses = preparedInsert('promo_uses');
const updateUse = preparedUpdate('promo_uses');
const deleteUse = preparedDelete('promo_uses');

const changeCart = (tx: Tx, before: HostCart, after: HostCart): Promise<boolean> => {
  const { id, ...set } = cartRow(after);
  const { state, version } = before;
  return updateCart(tx, { set, where: { id, state, version } });
};

/** What a line must still be while it is changed. */
const lineAsItWas = ({ cart_id, id, place_state, hold_until }: LineRow) => ({ cart_id, id, place_state, hold_until });

const changeLine = (tx: Tx, before: HostLine, after: HostLine): Promise<boolean> => {
  const was = lineRow(before);
  const { quantity, place_state, first_added_at, last_added_at, hold_until } = lineRow(after);
  const set = { quantity, place_state, first_added_at, last_added_at, hold_until };
  return updateLine(tx, { set, where: { ...lineAsItWas(was), quantity: was.quantity } });
};

const rewriteLine = (tx: Tx, before: HostLine, after: HostLine | undefined): Promise<boolean> =>
  after === undefined ? deleteLine(tx, lineAsItWas(lineRow(before))) : changeLine(tx, before, after);

const useAsItWas = ({ cart_id, code, place_state, hold_until }: PromoUses) => ({
  cart_id,
  code,
  place_state,
  hold_until,
});

const changeUse = (tx: Tx, before: CodeUse, after: CodeUse): Promise<boolean> => {
  const { cart_id: _, ...set } = codeUseRow(after);
  return updateUse(tx, { set, where: useAsItWas(codeUseRow(before)) });
};

const writeUse = async (tx: Tx, before: CodeUse | undefined, after: CodeUse | undefined): Promise<boolean> => {
  if (before !== undefined && after !== undefined) return changeUse(tx, before, after);
  if (before !== undefined) return deleteUse(tx, useAsItWas(codeUseRow(before)));
  if (after !== undefined) await insertUses(tx, [codeUseRow(after)]);
  return true;
};

/** Writes carts, lines and promo codes as they are after changes. False when a record is no longer what it was before: somebody
 *  else was faster. */
export const writeCarts = async (
  tx: Tx,
  { carts, lines, codeUses }: TouchedRecords,
  before: HostState,
  after: HostState,
): Promise<boolean> => {
  const newCarts = [...carts].flatMap((id) => (before.carts.has(id) ? [] : (after.carts.get(id) ?? [])));
  await insertCarts(tx, newCarts.map(cartRow));
  for (const id of carts) {
    const [was, cart] = [before.carts.get(id), after.carts.get(id)];
    if (was !== undefined && cart !== undefined && !(await changeCart(tx, was, cart))) return false;
  }
  for (const id of inOneOrder(lines, String)) {
    const was = before.lines.get(id);
    if (was !== undefined && !(await rewriteLine(tx, was, after.lines.get(id)))) return false;
  }
  const newLines = [...lines].flatMap((id) => (before.lines.has(id) ? [] : (after.lines.get(id) ?? [])));
  await insertLines(tx, newLines.map(lineRow));
  for (const id of codeUses) {
    if (!(await writeUse(tx, before.codeUses.get(id), after.codeUses.get(id)))) return false;
  }
  for (const id of carts) {
    const gone = after.carts.has(id) ? undefined : before.carts.get(id);
    if (gone === undefined) continue;
    const { id: cart, state, version } = gone;
    if (!(await deleteCart(tx, { id: cart, state, version }))) return false;
  }
  return true;
};
