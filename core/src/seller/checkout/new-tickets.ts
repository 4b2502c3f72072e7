import type { CartLine } from '../../cart/cart-line.ts';
import { type LocalDate, plusMonths } from '../../dates/local-date.ts';
import type { TicketCode } from '../../ids.ts';
import { personsOfLine, type SellerLine } from '../cart/seller-cart.ts';
import {
  boughtSeason,
  isTicket,
  knownPrice,
  knownProduct,
  type SellerCatalog,
  usualValidMonths,
} from '../catalog/seller-catalog.ts';
import type { EntrySold, SellerTicket, ValueCardSold } from './seller-ticket.ts';

type Line<Kind extends CartLine['kind']> = Extract<CartLine, { kind: Kind }>;

const unused = { visitsMade: 0, newestVisits: [] } as const;

/** Returns what a gift card is sold as. It is valid from the day of purchase for the number of months in the
 *  catalog. */
const cardSold = (catalog: SellerCatalog, line: Line<'giftCard'>, boughtOn: LocalDate): EntrySold | ValueCardSold => {
  const card = line.productId && knownProduct(catalog, line.productId);
  if (card === undefined || isTicket(card)) return { kind: 'entry', visits: 1, personsADay: 1, ...unused };
  const lastDay = plusMonths(boughtOn, card.validMonths ?? usualValidMonths);
  return card.isValueCard
    ? { kind: 'valueCard', value: line.price.unitPrice, lastDay, redemptions: [] }
    : { kind: 'entry', lastDay, visits: 1, personsADay: 1, ...unused };
};

const ticketSold = (catalog: SellerCatalog, line: Line<'ticket'>): EntrySold => {
  const { period, productId, priceListId } = line;
  if (period.type === 'day')
    return { kind: 'entry', firstDay: period.date, lastDay: period.date, visits: 1, personsADay: 1, ...unused };
  const season = boughtSeason(catalog, line);
  const list = productId && priceListId && knownPrice(catalog, { productId, priceListId })?.list;
  const { visits, personsADay = 1 } = list || {};
  return { kind: 'entry', firstDay: season?.firstDay, lastDay: season?.lastDay, visits, personsADay, ...unused };
};

/** Returns what a ticket of a line is sold as. Days, visits and value are copied, so that later catalogs do not change
 *  them. */
export const soldAs = (
  catalog: SellerCatalog,
  line: Line<'ticket' | 'giftCard'>,
  boughtOn: LocalDate,
): EntrySold | ValueCardSold =>
  line.kind === 'ticket' ? ticketSold(catalog, line) : cardSold(catalog, line, boughtOn);

/** Returns the number of tickets of a line: one per person or gift card, none for an upsell. */
const ticketsIn = (line: SellerLine): number => (line.kind === 'giftCard' ? line.quantity : personsOfLine(line));

/** Returns the tickets of an order, in the order of its lines. Throws `RangeError` when there are fewer codes than
 *  tickets, which is a bug of the caller. */
export const ticketsFor = (
  lines: readonly SellerLine[],
  items: readonly CartLine[],
  codes: readonly TicketCode[],
  catalog: SellerCatalog,
  boughtOn: LocalDate,
): readonly SellerTicket[] =>
  lines
    .flatMap((line) => {
      const item = items.find(({ cartItemId: id }) => id === line.cartItemId);
      return item === undefined || item.kind === 'upsell' ? [] : Array.from({ length: ticketsIn(line) }, () => item);
    })
    .map((item, index): SellerTicket => {
      const code = codes[index];
      if (code === undefined) throw new RangeError('there are fewer codes than tickets');
      return { code, cartItemId: item.cartItemId, number: index + 1, ...soldAs(catalog, item, boughtOn) };
    });
