import { isSelectable } from '../availability/day-state.ts';
import { ticketCalendar } from '../availability/ticket-calendar.ts';
import { cardValueRange } from '../catalog/card-value.ts';
import { pieceCost } from '../catalog/from-price.ts';
import type { GiftCard } from '../catalog/gift-card.ts';
import { isDayTicket, type Ticket, type TicketQuote } from '../catalog/ticket.ts';
import type { LocalDate } from '../dates/local-date.ts';
import { type Cents, max, min } from '../money/cents.ts';
import { ticketOffer } from './ticket-offer.ts';

/** The prices on a product's page: each price, or the lowest and highest while a day or value has to be chosen. */
export type ProductOffers =
  | { readonly type: 'each'; readonly offers: readonly PricedOffer[] }
  | { readonly type: 'range'; readonly low: Cents; readonly high: Cents; readonly isAvailable: boolean }
  | { readonly type: 'none' };

export type PricedOffer = { readonly name: string; readonly price: Cents; readonly isAvailable: boolean };

const noOffers: ProductOffers = { type: 'none' };

/** Returns the prices of a ticket: those of the chosen day or season, otherwise the range of adult prices over its days
 *  or seasons. */
export const ticketOffers = (ticket: Ticket, today: LocalDate, quote?: TicketQuote): ProductOffers =>
  quote === undefined ? periodsOffers(ticket, today) : quotedOffers(quote);

const quotedOffers = (quote: TicketQuote): ProductOffers => {
  const { conditions } = quote;
  const offers = ticketOffer(quote)
    .priceGroups.filter(({ isSold }) => isSold)
    .flatMap(({ name, priceLists }) =>
      priceLists.map((list) => ({
        name: `${name}, ${list.name}`,
        price: pieceCost(list, conditions),
        isAvailable: list.sale.type === 'onSale',
      })),
    );
  return offers.length === 0 ? noOffers : { type: 'each', offers };
};

const periodsOffers = (ticket: Ticket, today: LocalDate): ProductOffers => {
  const periods = isDayTicket(ticket) ? ticketCalendar(ticket, today).days.filter(isSelectable) : ticket.seasons;
  const [first, ...others] = periods.flatMap(({ adultPrice }) => adultPrice ?? []);
  if (first === undefined) return noOffers;
  return { type: 'range', low: others.reduce(min, first), high: others.reduce(max, first), isAvailable: true };
};

/** Returns the prices of a gift card: the range of values to choose, otherwise the price of one piece of each price
 *  list. */
export const cardOffers = (card: GiftCard): ProductOffers => {
  const isAvailable = card.priceLists.some(({ enabled }) => enabled);
  if (card.isValueGiftCard) {
    return { type: 'range', low: cardValueRange.min, high: cardValueRange.max, isAvailable };
  }
  const { quantityDiscountMinItems = 0 } = card;
  const offers = card.priceLists.map((list) => ({
    name: list.name,
    price: pieceCost(list, { quantityDiscountMinItems }),
    isAvailable: list.enabled,
  }));
  return offers.length === 0 ? noOffers : { type: 'each', offers };
};
