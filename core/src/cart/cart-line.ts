import { maxPiecesPerLine } from '../availability/pieces.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { CartItemId, PriceListId, ProductId, SeasonId, UpsellId } from '../ids.ts';
import type { LinePrice } from '../pricing/price-derivation.ts';
import type { HoldState } from './hold.ts';

/** The day or season of a line. A season's id is absent where the provider returns only its name. */
export type LinePeriod =
  | { readonly type: 'day'; readonly date: LocalDate }
  | { readonly type: 'season'; readonly id?: SeasonId; readonly name: string };

type Line = {
  readonly cartItemId: CartItemId;
  readonly productTitle: string;
  readonly priceTitle: string;
  readonly price: LinePrice;
};

/** What a line is of; absent where the provider does not say. */
type OfProduct = { readonly productId?: ProductId; readonly priceListId?: PriceListId };

/** Tickets of one price list for one day or season; only they take places. */
export type TicketLine = Line &
  OfProduct & {
    readonly kind: 'ticket';
    readonly period: LinePeriod;
    readonly hold: HoldState;
    /** Largest quantity that this line can be set to now; absent without a known limit. Units: pieces. */
    readonly maxQuantity?: number;
  };

export type GiftCardLine = Line & OfProduct & { readonly kind: 'giftCard' };

/** Something beside the tickets; it has a day when it is bound to one of theirs. */
export type UpsellLine = Line & { readonly kind: 'upsell'; readonly upsellId?: UpsellId; readonly date?: LocalDate };

/** A line of a cart or an order. */
export type CartLine = TicketLine | GiftCardLine | UpsellLine;

/** The lines that take places, in order. */
export const ticketsOf = (lines: readonly CartLine[]): readonly TicketLine[] =>
  lines.filter((line) => line.kind === 'ticket');

/** The day or season that a line is for, whatever it is of; none for gift cards and for upsells without a day. */
export const periodOfLine = (line: CartLine): LinePeriod | undefined => {
  switch (line.kind) {
    case 'ticket':
      return line.period;
    case 'giftCard':
      return undefined;
    case 'upsell':
      return line.date === undefined ? undefined : { type: 'day', date: line.date };
  }
};

/** Largest settable quantity of a line: the provider's, else the general maximum; a line with more keeps it. Units:
 *  pieces. */
export const largestQuantity = (line: CartLine): number => {
  const limit = line.kind === 'ticket' ? line.maxQuantity : undefined;
  return limit ?? Math.max(maxPiecesPerLine, line.price.quantity);
};
