import type { GiftCardError } from '../availability/capacity.ts';
import { maxPiecesPerLine, piecesRefused } from '../availability/pieces.ts';
import type { CardLimits } from '../catalog/gift-card.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import { add, type Cents, subtract, sum, zero } from '../money/cents.ts';
import type { LinePrice } from '../pricing/price-derivation.ts';
import type { CartLine } from './cart-line.ts';

/** The gift cards of a cart or a selection: their number, and their value at list prices. */
export type HeldCards = { readonly pieces: number; readonly worth: Cents };

export const noCards: HeldCards = { pieces: 0, worth: zero };

type Pieces = Pick<LinePrice, 'quantity' | 'amountWithoutDiscount'>;

/** Returns the gift cards with those of more lines added. */
export const withCards = (held: HeldCards, prices: readonly Pieces[]): HeldCards => ({
  pieces: prices.reduce((pieces, { quantity }) => pieces + quantity, held.pieces),
  worth: add(held.worth, sum(prices.map(({ amountWithoutDiscount }) => amountWithoutDiscount))),
});

/** Returns the gift cards that a cart contains. */
export const cardsInCart = (lines: readonly CartLine[]): HeldCards =>
  withCards(
    noCards,
    lines.filter(({ kind }) => kind === 'giftCard').map(({ price }) => price),
  );

/** What limits a quantity: pieces of a line, gift cards of a cart, or their total value. */
export type CardLimit = 'pieces' | 'cards' | 'worth';

/** `max`: maximum quantity, 0 when nothing more fits. Units: pieces. `refusal`: the error for a higher quantity. */
export type CardRoom = {
  readonly max: number;
  readonly limitedBy: CardLimit;
  readonly refusal: GiftCardError | ErrorOf<'invalidInput'>;
};

const roomOfLine: CardRoom = { max: maxPiecesPerLine, limitedBy: 'pieces', refusal: piecesRefused };

/** Returns how many pieces of one price fit into a line when the rest of the cart contains the gift cards `others`.
 *  Without limits of the provider only the maximum of a line applies. */
export const cardRoom = (price: Cents, others: HeldCards, limits: CardLimits | undefined): CardRoom => {
  if (limits === undefined) return roomOfLine;
  const cards = Math.max(limits.pieces - others.pieces, 0);
  const worth = Math.max(subtract(limits.worth, others.worth), 0);
  const byWorth = price > 0 ? Math.floor(worth / price) : maxPiecesPerLine;
  if (byWorth < Math.min(cards, maxPiecesPerLine))
    return { max: byWorth, limitedBy: 'worth', refusal: { kind: 'giftCardsWorthTooMuch', max: limits.worth } };
  return cards < maxPiecesPerLine
    ? { max: cards, limitedBy: 'cards', refusal: { kind: 'tooManyGiftCards', max: limits.pieces } }
    : roomOfLine;
};
