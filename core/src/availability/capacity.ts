import { err, ok, type Result } from 'neverthrow';
import type { CardLimits } from '../catalog/gift-card.ts';
import { type PriceListKind, personsOf } from '../catalog/price-list.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import { cents } from '../money/cents.ts';

/** A quantity of a price list. Units: pieces. */
export type CountedLine = { readonly kind: PriceListKind; readonly quantity: number };

/** Most persons of a cart, so that no visitor hoards a day. Units: persons. */
export const maxPersonsPerCart = 20;

/** Units: persons. */
export const personsInLines = (lines: readonly CountedLine[]): number =>
  lines.reduce((persons, line) => persons + line.quantity * personsOf(line.kind), 0);

/** The persons if they fit, else how many would. Units: persons. */
export const fitCapacity = (wantedPersons: number, left: number): Result<number, ErrorOf<'capacityFull'>> =>
  wantedPersons <= left ? ok(wantedPersons) : err({ kind: 'capacityFull', left: Math.max(left, 0) });

/** Units: persons over all lines of a cart. */
export const fitCart = (personsInCart: number): Result<number, ErrorOf<'cartTooLarge'>> =>
  personsInCart <= maxPersonsPerCart ? ok(personsInCart) : err({ kind: 'cartTooLarge', max: maxPersonsPerCart });

export type LineRoom = CountedLine & {
  /** Persons that still fit on the line's day beside everything taken, this line included. */
  readonly left: number;
  /** Persons in the whole cart, this line included. */
  readonly personsInCart: number;
};

/** The largest quantity that a line can be set to; never below what it has. Units: pieces. */
export const maxQuantity = (line: LineRoom): number => {
  const room = Math.max(Math.min(line.left, maxPersonsPerCart - line.personsInCart), 0);
  return line.quantity + Math.floor(room / Math.max(personsOf(line.kind), 1));
};

/** How much of a line whose places were released can be had now, at most its own quantity. Units: pieces; of `left`:
 *  persons. */
export const freePieces = ({
  quantity,
  personsEach,
  left,
}: {
  readonly quantity: number;
  readonly personsEach: number;
  readonly left: number;
}): number => Math.min(quantity, Math.floor(Math.max(left, 0) / Math.max(personsEach, 1)));

/** One cart holds at most so many gift cards, over all lines. Units: pieces. */
export const maxGiftCardsPerCart = 100;

/** Most gift cards of a cart of our own seller, by number and by what they are worth together. */
export const ownCardLimits: CardLimits = { pieces: maxGiftCardsPerCart, worth: cents(10_000_00) };

/** One cart holds at most so many upsells, over all lines. Units: pieces. */
export const maxUpsellsPerCart = 100;

export type GiftCardError = ErrorOf<'tooManyGiftCards' | 'giftCardsWorthTooMuch'>;

/** Whether one cart may hold gift cards of such number and worth. */
export const fitGiftCards = ({ pieces, worth }: CardLimits, limits: CardLimits): Result<void, GiftCardError> => {
  if (pieces > limits.pieces) return err({ kind: 'tooManyGiftCards', max: limits.pieces });
  return worth > limits.worth ? err({ kind: 'giftCardsWorthTooMuch', max: limits.worth }) : ok();
};

/** Upsells that one cart may hold. Units: pieces over all lines. */
export const fitUpsells = (pieces: number): Result<void, ErrorOf<'tooManyUpsells'>> =>
  pieces > maxUpsellsPerCart ? err({ kind: 'tooManyUpsells', max: maxUpsellsPerCart }) : ok();
