import { err, ok, type Result } from 'neverthrow';
import { isLive } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import type { Change } from '../changes.ts';
import { evolveAll } from '../evolve.ts';
import { clientSlotId, type HostState, linesOf } from '../state.ts';

/** Whoever asks, by a digest of where they come from, and in how many carts they may hold places at once (D-CLIENT-CARTS). */
export type AskingClient = { readonly digest: string; readonly mostCarts: number };

/** Whether places are kept for a cart that is not paid, be it for its visitor or for a payment that runs. */
const holdsPlaces = (state: HostState, cartId: CartId, now: Instant): boolean =>
  linesOf(state, cartId).some(
    (line) =>
      line.kind === 'ticket' &&
      (line.hold.state === 'held' || line.hold.state === 'paying') &&
      isLive(line.hold.until, now),
  );

/** The slot that a cart takes: the one that it had before, so that no cart counts twice, else one whose cart holds nothing. */
const freeNumber = (
  state: HostState,
  { digest, mostCarts }: AskingClient,
  cartId: CartId,
  now: Instant,
): number | undefined => {
  const numbers = Array.from({ length: mostCarts }, (_, number) => number);
  const cartIn = (number: number) => state.clientSlots.get(clientSlotId({ client: digest, number }))?.cartId;
  const isFree = (held: CartId | undefined) => held === undefined || !holdsPlaces(state, held, now);
  return numbers.find((number) => cartIn(number) === cartId) ?? numbers.find((number) => isFree(cartIn(number)));
};

/** The changes that take places for a cart, with the slot that its client takes where the cart held none before. Errors: `tooManyCarts`
 *  where so many others of the client hold places (D-CLIENT-CARTS); without a client there is no limit. */
export const inClientSlot = (
  state: HostState,
  client: AskingClient | undefined,
  { cartId, changes }: { readonly cartId: CartId; readonly changes: readonly Change[] },
  now: Instant,
): Result<readonly Change[], ErrorOf<'tooManyCarts'>> => {
  if (client === undefined || holdsPlaces(state, cartId, now)) return ok(changes);
  if (!holdsPlaces(evolveAll(state, changes), cartId, now)) return ok(changes);
  const number = freeNumber(state, client, cartId, now);
  if (number === undefined) return err({ kind: 'tooManyCarts' });
  return ok([...changes, { type: 'slotTaken', slot: { client: client.digest, number, cartId, takenAt: now } }]);
};
