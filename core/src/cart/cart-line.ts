import { maxPiecesPerLine } from '../availability/pieces.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { CartItemId, PriceListId, ProductId, SeasonId, UpsellId } from '../ids.ts';
import type { LinePrice } from '../pricing/price-derivation.ts';
import type { HoldState } from './hold.ts';

/** The day or season of a line. A season's id is absent when the provider returns only its name. */
export type LinePeriod =
  | { readonly type: 'day'; readonly date: LocalDate }
  | { readonly type: 'season'; readonly id?: SeasonId; readonly name: string };

type Line = {
  readonly cartItemId: CartItemId;
  readonly productTitle: string;
  readonly priceTitle: string;
  readonly price: LinePrice;
};

/** The ids of a line's goods; absent when the provider does not return them. */
type OfProduct = { readonly productId?: ProductId; readonly priceListId?: PriceListId };

/** Tickets of one price list for one day or season. Only ticket lines use places. */
export type TicketLine = Line &
  OfProduct & {
    readonly kind: 'ticket';
    readonly period: LinePeriod;
    readonly hold: HoldState;
    /** Maximum quantity to which this line can be set now; absent when there is no known limit. Units: pieces. */
    readonly maxQuantity?: number;
  };

export type GiftCardLine = Line & OfProduct & { readonly kind: 'giftCard' };

/** An addition to tickets. It has a day when it is bound to the day of a ticket. */
export type UpsellLine = Line & { readonly kind: 'upsell'; readonly upsellId?: UpsellId; readonly date?: LocalDate };

/** A line of a cart or an order. */
export type CartLine = TicketLine | GiftCardLine | UpsellLine;

/** Returns the lines that use places, in order. */
export const ticketsOf = (lines: readonly CartLine[]): readonly TicketLine[] =>
  lines.filter((line) => line.kind === 'ticket');

/** Returns the day or season of a line; `undefined` for gift cards and for upsells without a day. */
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

/** Returns the maximum quantity of a line: the provider's maximum, otherwise the general one or the present quantity
 *  when that is more. Units: pieces. */
export const largestQuantity = (line: CartLine): number => {
  const limit = line.kind === 'ticket' ? line.maxQuantity : undefined;
  return limit ?? Math.max(maxPiecesPerLine, line.price.quantity);
};
