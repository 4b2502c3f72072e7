import { err, ok, type Result } from 'neverthrow';
import { checkPieces } from '../../availability/pieces.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf, ShopError } from '../../errors/shop-error.ts';
import type { CartId, CartItemId } from '../../ids.ts';
import { type Decided, decided, linesOf, type SellerState } from '../state.ts';
import { heldNow, isHeldLine, positionsFor } from './first-moments.ts';
import { earlierIntent, type Intent, recordIntent } from './intent.ts';
import { cartToFill } from './open-cart.ts';
import { goodsOf, type RequestedLine, type SellerLine } from './seller-cart.ts';

/** What every addition carries: one key, and ids for what may have to be made. */
export type Addition = {
  readonly intent: Intent;
  /** For the cart that is opened when there is none to add to. */
  readonly newCartId: CartId;
  readonly newLineIds: readonly CartItemId[];
  /** The client has opened as many carts as it may for now. */
  readonly atCartLimit?: boolean | undefined;
};

/** Errors: `tooManyCarts` where a cart was opened for a client at its limit. */
export const mayFill = (
  cartId: CartId,
  { newCartId, atCartLimit }: Omit<Addition, 'intent'>,
): Result<void, ErrorOf<'tooManyCarts'>> =>
  atCartLimit === true && cartId === newCartId ? err({ kind: 'tooManyCarts' }) : ok();

export type FillError = ErrorOf<'idempotencyKeyReused' | 'cartFrozen' | 'invalidInput'>;

/** An expired line is left alone: its places are not held, so what is added stands beside it. */
const canGrow = (line: SellerLine, now: Instant): boolean => line.kind !== 'ticket' || isHeldLine(line, now);

const grown = (state: SellerState, line: SellerLine, quantity: number, now: Instant): SellerLine =>
  line.kind === 'ticket' ? { ...line, quantity, ...heldNow(state, line.cartId, line, now) } : { ...line, quantity };

type Place = Pick<SellerLine, 'id' | 'cartId' | 'position'>;

const newLine = (state: SellerState, wanted: RequestedLine, place: Place, now: Instant): SellerLine =>
  wanted.kind === 'ticket'
    ? { ...wanted, ...place, ...heldNow(state, place.cartId, wanted, now) }
    : { ...wanted, ...place, firstAddedAt: now, lastAddedAt: now };

/** Equal lines of one request count as one, where the first of them stands. */
const mergeEqual = (lines: readonly RequestedLine[]): readonly RequestedLine[] =>
  [...Map.groupBy(lines, goodsOf).values()].flatMap((same) =>
    same.slice(0, 1).map((line) => ({ ...line, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) })),
  );

const linesFor = (
  state: SellerState,
  wanted: readonly RequestedLine[],
  cartId: CartId,
  newLineIds: readonly CartItemId[],
  now: Instant,
): Result<readonly SellerLine[], ErrorOf<'invalidInput'>> => {
  const present = linesOf(state, cartId);
  const lines = mergeEqual(wanted);
  const positions = positionsFor(state, cartId, lines, now);
  const set: SellerLine[] = [];
  for (const [index, line] of lines.entries()) {
    const into = present.find((other) => goodsOf(other) === goodsOf(line) && canGrow(other, now));
    const pieces = checkPieces(line.quantity + (into?.quantity ?? 0));
    if (pieces.isErr()) return err(pieces.error);
    const [id, position] = [newLineIds[index], positions[index]];
    if (into !== undefined) set.push(grown(state, into, pieces.value, now));
    else if (id === undefined || position === undefined) throw new RangeError('an id and a position for each line');
    else set.push(newLine(state, line, { id, cartId, position }, now));
  }
  return ok(set);
};

type Filled = {
  readonly cartId: CartId;
  readonly open: SellerState;
  readonly set: readonly SellerLine[];
  readonly lines: readonly SellerLine[];
};

/** Puts lines into a cart, all or nothing; a repeat under the same key changes nothing. `take` sets the lines in the
 *  state. Errors: those of `take`, `idempotencyKeyReused`, `cartFrozen`, `invalidInput` for too many pieces. */
export const fillCart = <Refusal extends ShopError>(
  state: SellerState,
  requested: CartId | undefined,
  wanted: readonly RequestedLine[],
  { intent, newCartId, newLineIds }: Addition,
  now: Instant,
  take: (filled: Filled) => Result<SellerState, Refusal>,
): Result<Decided<undefined>, FillError | Refusal> => {
  const earlier = earlierIntent(state, requested, intent);
  if (earlier.isErr()) return err(earlier.error);
  if (earlier.value !== undefined) return ok(decided(state));
  const cart = cartToFill(state, requested, newCartId, now);
  if (cart.isErr()) return err(cart.error);
  const { id: cartId, open } = cart.value;
  const set = linesFor(state, wanted, cartId, newLineIds, now);
  if (set.isErr()) return err(set.error);
  const setIds = new Set(set.value.map(({ id }) => id));
  const lines = [...linesOf(state, cartId).filter(({ id }) => !setIds.has(id)), ...set.value];
  return take({ cartId, open: recordIntent(open, requested, intent, cartId, now), set: set.value, lines }).map(decided);
};
