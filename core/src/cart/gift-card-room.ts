import type { GiftCardError } from '../availability/capacity.ts';
import { maxPiecesPerLine, piecesRefused } from '../availability/pieces.ts';
import type { CardLimits } from '../catalog/gift-card.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import { add, type Cents, subtract, sum, zero } from '../money/cents.ts';
import type { LinePrice } from '../pricing/price-derivation.ts';
import type { CartLine } from './cart-line.ts';

/** Gift cards of a cart or a choice: how many, and what they are worth at their list prices. */
export type HeldCards = { readonly pieces: number; readonly worth: Cents };

export const noCards: HeldCards = { pieces: 0, worth: zero };

type Pieces = Pick<LinePrice, 'quantity' | 'amountWithoutDiscount'>;

/** What is held with these lines as well. */
export const withCards = (held: HeldCards, prices: readonly Pieces[]): HeldCards => ({
  pieces: prices.reduce((pieces, { quantity }) => pieces + quantity, held.pieces),
  worth: add(held.worth, sum(prices.map(({ amountWithoutDiscount }) => amountWithoutDiscount))),
});

/** The gift cards that a cart holds already. */
export const cardsInCart = (lines: readonly CartLine[]): HeldCards =>
  withCards(
    noCards,
    lines.filter(({ kind }) => kind === 'giftCard').map(({ price }) => price),
  );

/** What limits a quantity: pieces of a line, cards of a cart, or their total worth. */
export type CardLimit = 'pieces' | 'cards' | 'worth';

/** Units of `max`: pieces, 0 when nothing more fits; `refusal` is the message for more. */
export type CardRoom = {
  readonly max: number;
  readonly limitedBy: CardLimit;
  readonly refusal: GiftCardError | ErrorOf<'invalidInput'>;
};

const roomOfLine: CardRoom = { max: maxPiecesPerLine, limitedBy: 'pieces', refusal: piecesRefused };

/** How many pieces of one price fit into a line beside all other gift cards; what a line holds where the provider has
 *  no limits. */
export const cardRoom = (price: Cents, beside: HeldCards, limits: CardLimits | undefined): CardRoom => {
  if (limits === undefined) return roomOfLine;
  const cards = Math.max(limits.pieces - beside.pieces, 0);
  const worth = Math.max(subtract(limits.worth, beside.worth), 0);
  const byWorth = price > 0 ? Math.floor(worth / price) : maxPiecesPerLine;
  if (byWorth < Math.min(cards, maxPiecesPerLine))
    return { max: byWorth, limitedBy: 'worth', refusal: { kind: 'giftCardsWorthTooMuch', max: limits.worth } };
  return cards < maxPiecesPerLine
    ? { max: cards, limitedBy: 'cards', refusal: { kind: 'tooManyGiftCards', max: limits.pieces } }
    : roomOfLine;
};
