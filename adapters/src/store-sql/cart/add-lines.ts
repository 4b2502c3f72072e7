import { fitCart } from '@shop/core/availability/capacity';
import { checkPieces } from '@shop/core/availability/pieces';
import { isLive } from '@shop/core/cart/hold';
import type { Instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, type Result } from 'neverthrow';
import { needsPerDay, takePlaces } from '../capacity/places.ts';
import type { Tx } from '../database/database.ts';
import { needsOf } from './cart-moves.ts';
import { isSame, mergeEqual, type NewLine } from './new-line.ts';
import { growLine, insertLines, loadStored, type StoredLine } from './stored-lines.ts';

/** A lapsed line is left alone: its places are not held, so what is added stands beside it. */
const canGrow = (line: StoredLine, now: Instant): boolean =>
  line.place_state === 'none' || (line.place_state === 'held' && isLive(line.hold_until, now));

const personsOf = (lines: readonly NewLine[]): number =>
  lines.reduce((persons, line) => persons + line.quantity * line.persons_each, 0);

const takeAll = async (tx: Tx, lines: readonly NewLine[], now: Instant): Promise<Result<void, ShopError>> => {
  for (const need of needsPerDay(needsOf(lines))) {
    const taken = await takePlaces(tx, need, 'held', now);
    if (taken.isErr()) return taken;
  }
  return ok();
};

/** Puts lines into an open cart and takes their places, all or nothing: undo the transaction on an error.
 *  Errors: `cartTooLarge`, `capacityFull`, `periodNotOnSale`, `invalidInput` for too many pieces. */
export const addLines = async (
  tx: Tx,
  cart: { readonly id: CartId; readonly isNew: boolean },
  wanted: readonly NewLine[],
  now: Instant,
  random: RandomPort,
): Promise<Result<void, ShopError>> => {
  const stored = cart.isNew ? [] : await loadStored(tx, cart.id);
  const lines = mergeEqual(wanted).map((line) => ({
    line,
    into: stored.find((other) => isSame(other, line) && canGrow(other, now)),
  }));
  const fresh = lines.filter(({ into }) => into === undefined).map(({ line }) => line);
  for (const { line, into } of lines) {
    const pieces = checkPieces(line.quantity + (into?.quantity ?? 0));
    if (pieces.isErr()) return err(pieces.error);
  }
  const persons = personsOf(wanted);
  const fits = persons === 0 ? ok(0) : fitCart(personsOf(stored) + persons);
  if (fits.isErr()) return err(fits.error);
  const taken = await takeAll(tx, wanted, now);
  if (taken.isErr()) return taken;
  for (const { line, into } of lines) {
    if (into !== undefined) await growLine(tx, cart.id, into, into.quantity + line.quantity, now);
  }
  await insertLines(tx, cart.id, fresh, Math.max(0, ...stored.map((line) => line.position)), now, random);
  return ok();
};
