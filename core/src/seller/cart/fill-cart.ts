import { err, ok, type Result } from 'neverthrow';
import { checkPieces } from '../../availability/pieces.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf, ShopError } from '../../errors/shop-error.ts';
import type { CartId, CartItemId } from '../../ids.ts';
import { type CartCase, linesOf, withLineFact } from '../cart-case.ts';
import { withFact } from '../facts.ts';
import { isHeldLine, newHold, positionsFor } from './first-moments.ts';
import { cartToFill } from './open-cart.ts';
import { goodsOf, type RequestedLine, type SellerCart, type SellerLine } from './seller-cart.ts';

/** The part that all commands for adding goods have in common: ids for a new cart and new lines. */
export type Addition = {
  /** The id of the cart to open when there is no cart to add to. */
  readonly newCartId: CartId;
  readonly newLineIds: readonly CartItemId[];
  /** Whether the client has opened the maximum number of carts for now. */
  readonly atCartLimit?: boolean | undefined;
};

/** The case of a cart to fill; `cart` is absent when there is none yet. */
export type FillCase = Omit<CartCase, 'cart'> & { readonly cart?: SellerCart | undefined };

/** Checks that the cart may be filled. Errors: `tooManyCarts` when a new cart was opened for a client at its limit. */
export const mayFill = (
  { cartId }: Pick<SellerCart, 'cartId'>,
  { newCartId, atCartLimit }: Addition,
): Result<void, ErrorOf<'tooManyCarts'>> =>
  atCartLimit === true && cartId === newCartId ? err({ kind: 'tooManyCarts' }) : ok();

export type FillError = ErrorOf<'cartFrozen' | 'invalidInput'>;

/** Whether an addition raises the quantity of this line. An expired ticket line does not hold its places, so an
 *  addition gets a line of its own. */
const canGrow = (line: SellerLine, now: Instant): boolean => line.kind !== 'ticket' || isHeldLine(line, now);

const grown = (cart: SellerCart, line: SellerLine, quantity: number, now: Instant): SellerLine =>
  line.kind === 'ticket' ? { ...line, quantity, ...newHold(cart, line, now) } : { ...line, quantity };

type LineKey = Pick<SellerLine, 'cartItemId' | 'position'>;

const newLine = (cart: SellerCart, wanted: RequestedLine, key: LineKey, now: Instant): SellerLine =>
  wanted.kind === 'ticket'
    ? { ...wanted, ...key, ...newHold(cart, wanted, now) }
    : { ...wanted, ...key, firstAddedAt: now, lastAddedAt: now };

/** Merges equal lines of one request into one, at the position of the first. */
const mergeEqual = (lines: readonly RequestedLine[]): readonly RequestedLine[] =>
  [...Map.groupBy(lines, goodsOf).values()].flatMap((same) =>
    same.slice(0, 1).map((line) => ({ ...line, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) })),
  );

const linesFor = (
  cart: SellerCart,
  wanted: readonly RequestedLine[],
  newLineIds: readonly CartItemId[],
  now: Instant,
): Result<readonly SellerLine[], ErrorOf<'invalidInput'>> => {
  const present = linesOf(cart);
  const lines = mergeEqual(wanted);
  const positions = positionsFor(cart, lines, now);
  const set: SellerLine[] = [];
  for (const [index, line] of lines.entries()) {
    const into = present.find((other) => goodsOf(other) === goodsOf(line) && canGrow(other, now));
    const pieces = checkPieces(line.quantity + (into?.quantity ?? 0));
    if (pieces.isErr()) return err(pieces.error);
    const [cartItemId, position] = [newLineIds[index], positions[index]];
    if (into !== undefined) set.push(grown(cart, into, pieces.value, now));
    else if (cartItemId === undefined || position === undefined)
      throw new RangeError('an id and a position for each line');
    else set.push(newLine(cart, line, { cartItemId, position }, now));
  }
  return ok(set);
};

type FillPlan = {
  readonly open: CartCase;
  /** The lines to set, added or changed. */
  readonly set: readonly SellerLine[];
  /** All lines of the cart, those in `set` included. */
  readonly lines: readonly SellerLine[];
};

const withFillFacts = (
  next: CartCase,
  requested: SellerCart | undefined,
  cart: SellerCart,
  set: readonly SellerLine[],
): CartCase => {
  const withOpening = requested?.cartId === cart.cartId ? next : withFact(next, { what: 'cartOpened' });
  return set.reduce((of, line) => {
    const was = cart.lines.some(({ cartItemId }) => cartItemId === line.cartItemId);
    return withLineFact(of, was ? 'quantityChanged' : 'lineAdded', line, line.quantity);
  }, withOpening);
};

/** Adds lines to a cart: all of them or, on an error, none. `take` sets the lines in the case. Errors: those of `take`,
 *  `cartFrozen`, `invalidInput` when a line has too many pieces. */
export const fillCart = <Refusal extends ShopError>(
  { cart: requested, ...rest }: FillCase,
  wanted: readonly RequestedLine[],
  { newCartId, newLineIds }: Addition,
  now: Instant,
  take: (plan: FillPlan) => Result<CartCase, Refusal>,
): Result<CartCase, FillError | Refusal> =>
  cartToFill(requested, newCartId, now).andThen(
    (cart): Result<CartCase, FillError | Refusal> =>
      linesFor(cart, wanted, newLineIds, now).andThen((set): Result<CartCase, FillError | Refusal> => {
        const setIds = new Set(set.map(({ cartItemId }) => cartItemId));
        const lines = [...cart.lines.filter(({ cartItemId }) => !setIds.has(cartItemId)), ...set];
        return take({ open: { ...rest, cart }, set, lines }).map((next) => withFillFacts(next, requested, cart, set));
      }),
  );
