import { err, ok, type Result } from 'neverthrow';
import { isLive } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { put } from '../record-maps.ts';
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

/** The state after a cart took places, with the slot that its client takes where the cart held none before. Errors: `tooManyCarts`
 *  where so many other carts of the client hold places (D-CLIENT-CARTS); without a client there is no limit. */
export const inClientSlot = (
  before: HostState,
  after: HostState,
  client: AskingClient | undefined,
  cartId: CartId,
  now: Instant,
): Result<HostState, ErrorOf<'tooManyCarts'>> => {
  if (client === undefined || holdsPlaces(before, cartId, now) || !holdsPlaces(after, cartId, now)) return ok(after);
  const number = freeNumber(before, client, cartId, now);
  if (number === undefined) return err({ kind: 'tooManyCarts' });
  const slot = { client: client.digest, number, cartId, takenAt: now };
  return ok({ ...after, clientSlots: put(after.clientSlots, clientSlotId(slot), slot) });
};
