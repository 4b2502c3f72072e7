import { isSelectable } from '../availability/day-state.ts';
import { ticketCalendar } from '../availability/ticket-calendar.ts';
import type { LocalDate } from '../dates/local-date.ts';
import { type Cents, max, min } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import { cardValueRange } from './card-value.ts';
import type { GiftCard } from './gift-card.ts';
import type { PriceList } from './price-list.ts';
import { isDayTicket, type Ticket, type TicketQuote } from './ticket.ts';
import { ticketOffer } from './ticket-offer.ts';

/** What a product costs as its page shows it: each price, or the lowest and highest where a day or a worth is still to be chosen. */
export type ProductOffers =
  | { readonly type: 'each'; readonly offers: readonly PricedOffer[] }
  | { readonly type: 'range'; readonly low: Cents; readonly high: Cents; readonly isAvailable: boolean }
  | { readonly type: 'none' };

export type PricedOffer = { readonly name: string; readonly price: Cents; readonly isAvailable: boolean };

const noOffers: ProductOffers = { type: 'none' };

/** Of a ticket: each price of the day or season that is chosen, else what an adult pays on its days. */
export const ticketOffers = (ticket: Ticket, today: LocalDate, quote?: TicketQuote): ProductOffers =>
  quote === undefined ? daysOffers(ticket, today) : quotedOffers(quote);

const quotedOffers = (quote: TicketQuote): ProductOffers => {
  const { facilityDiscount } = quote;
  const offers = ticketOffer(quote)
    .priceGroups.filter(({ isSold }) => isSold)
    .flatMap(({ name, priceLists }) =>
      priceLists.map((list) => ({
        name: `${name}, ${list.name}`,
        price: onePiece(list, { facilityDiscount }),
        isAvailable: list.sale.type === 'onSale',
      })),
    );
  return offers.length === 0 ? noOffers : { type: 'each', offers };
};

const daysOffers = (ticket: Ticket, today: LocalDate): ProductOffers => {
  if (!isDayTicket(ticket)) return noOffers;
  const prices = ticketCalendar(ticket, today)
    .days.filter(isSelectable)
    .flatMap(({ adultPrice }) => (adultPrice === undefined ? [] : [adultPrice]));
  const [first, ...rest] = prices;
  if (first === undefined) return noOffers;
  return { type: 'range', low: rest.reduce(min, first), high: rest.reduce(max, first), isAvailable: true };
};

/** Of a gift card: a worth to choose, else what one piece of each price list costs. */
export const cardOffers = (card: GiftCard): ProductOffers => {
  const isAvailable = card.priceLists.some(({ enabled }) => enabled);
  if (card.isValueGiftCard) {
    return { type: 'range', low: cardValueRange.min, high: cardValueRange.max, isAvailable };
  }
  const { quantityDiscountMinItems } = card;
  const rules = quantityDiscountMinItems === undefined ? {} : { quantityDiscountMinItems };
  const offers = card.priceLists.map((list) => ({
    name: list.name,
    price: onePiece(list, rules),
    isAvailable: list.enabled,
  }));
  return offers.length === 0 ? noOffers : { type: 'each', offers };
};

type Rules = Pick<Parameters<typeof linePrice>[0], 'facilityDiscount' | 'quantityDiscountMinItems'>;

const onePiece = ({ price, priceWithDiscount }: Pick<PriceList, 'price' | 'priceWithDiscount'>, rules: Rules): Cents =>
  linePrice({ ...rules, price, quantity: 1, ...(priceWithDiscount === undefined ? {} : { priceWithDiscount }) })
    .unitPrice;
