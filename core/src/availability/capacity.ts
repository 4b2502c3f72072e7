import { err, ok, type Result } from 'neverthrow';
import type { CardLimits } from '../catalog/gift-card.ts';
import { type PriceListKind, personsOf } from '../catalog/price-list.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import { cents } from '../money/cents.ts';

/** A quantity of a price list. Units: pieces. */
export type CountedLine = { readonly kind: PriceListKind; readonly quantity: number };

/** Maximum number of persons of a cart, so that no visitor takes most places of a day. */
export const maxPersonsPerCart = 20;

/** Returns the number of persons that lines admit. Units: persons. */
export const personsInLines = (lines: readonly CountedLine[]): number =>
  lines.reduce((persons, line) => persons + line.quantity * personsOf(line.kind), 0);

/** Returns the wanted number of persons when it is at most `left`, the number of free places. Errors: `capacityFull`
 *  with the number that would fit. Units: persons. */
export const fitCapacity = (wantedPersons: number, left: number): Result<number, ErrorOf<'capacityFull'>> =>
  wantedPersons <= left ? ok(wantedPersons) : err({ kind: 'capacityFull', left: Math.max(left, 0) });

/** Returns the number of persons in a cart when it is at most the maximum of a cart. Errors: `cartTooLarge`. Units:
 *  persons. */
export const fitCart = (personsInCart: number): Result<number, ErrorOf<'cartTooLarge'>> =>
  personsInCart <= maxPersonsPerCart ? ok(personsInCart) : err({ kind: 'cartTooLarge', max: maxPersonsPerCart });

export type LineRoom = CountedLine & {
  /** Free places of the line's day or season; the places of this line count as taken. Units: persons. */
  readonly left: number;
  /** Number of persons in the whole cart, this line included. */
  readonly personsInCart: number;
};

/** Returns the maximum quantity to which a line can be set, at least its present quantity. Units: pieces. */
export const maxQuantity = (line: LineRoom): number => {
  const room = Math.max(Math.min(line.left, maxPersonsPerCart - line.personsInCart), 0);
  return line.quantity + Math.floor(room / Math.max(personsOf(line.kind), 1));
};

/** Returns how many pieces of a line with released places are available now, at most its own quantity. Units: pieces.
 *  `left`: free places, in persons. */
export const freePieces = ({
  quantity,
  personsEach,
  left,
}: {
  readonly quantity: number;
  readonly personsEach: number;
  readonly left: number;
}): number => Math.min(quantity, Math.floor(Math.max(left, 0) / Math.max(personsEach, 1)));

/** Maximum number of gift cards of a cart, over all lines. Units: pieces. */
export const maxGiftCardsPerCart = 100;

/** Maximum number and total value of the gift cards in a cart of our own seller. */
export const ownCardLimits: CardLimits = { pieces: maxGiftCardsPerCart, worth: cents(10_000_00) };

/** Maximum number of upsells of a cart, over all lines. Units: pieces. */
export const maxUpsellsPerCart = 100;

export type GiftCardError = ErrorOf<'tooManyGiftCards' | 'giftCardsWorthTooMuch'>;

/** Checks that the number and value of a cart's gift cards are within limits. Errors: `tooManyGiftCards`,
 *  `giftCardsWorthTooMuch`. */
export const fitGiftCards = ({ pieces, worth }: CardLimits, limits: CardLimits): Result<void, GiftCardError> => {
  if (pieces > limits.pieces) return err({ kind: 'tooManyGiftCards', max: limits.pieces });
  return worth > limits.worth ? err({ kind: 'giftCardsWorthTooMuch', max: limits.worth }) : ok();
};

/** Checks that a cart's number of upsells is within the maximum. Units: pieces of all lines. Errors:
 *  `tooManyUpsells`. */
export const fitUpsells = (pieces: number): Result<void, ErrorOf<'tooManyUpsells'>> =>
  pieces > maxUpsellsPerCart ? err({ kind: 'tooManyUpsells', max: maxUpsellsPerCart }) : ok();
