import { maxPersonsPerCart, personsInLines } from '../availability/capacity.ts';
import { maxPiecesPerLine, piecesRefused } from '../availability/pieces.ts';
import { type PriceGroup, type PriceList, personsOf } from '../catalog/price-list.ts';
import type { TicketQuote } from '../catalog/ticket.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { ChosenTicket } from './orders.ts';

/** Why a price list cannot be chosen: its price group is not sold for that day or season, it is disabled, or no place
 *  is available. */
export type NotOnSale = 'groupNotSold' | 'disabled' | 'noPlaces';

/** What limits a quantity: places of the day, persons of a cart, or pieces of a line. */
export type OfferLimit = 'places' | 'cart' | 'pieces';

/** `maxQuantity`: the maximum quantity beside all other choices, 0 when nothing fits. Units: pieces. */
export type Sale =
  | { readonly type: 'onSale'; readonly maxQuantity: number; readonly limitedBy: OfferLimit }
  | { readonly type: 'notOnSale'; readonly reason: NotOnSale };

export type OfferedPriceList = Omit<PriceList, 'enabled'> & { readonly sale: Sale };

export type OfferedGroup = Omit<PriceGroup, 'enabled' | 'priceLists'> & {
  readonly isSold: boolean;
  readonly priceLists: readonly OfferedPriceList[];
};

/** `persons`: how many more persons fit, negative when too many are chosen. `limitedBy`: the limit that applies. */
export type Room = { readonly persons: number; readonly limitedBy: Exclude<OfferLimit, 'pieces'> };

/** What can be chosen for a day or season, its present limits, and why the rest is not available. */
export type TicketOffer = Omit<TicketQuote, 'priceGroups'> & {
  readonly priceGroups: readonly OfferedGroup[];
  /** The room that all choices together leave. */
  readonly room: Room;
};

type Availability = Pick<TicketQuote, 'ticketsAvailable' | 'personsInCart'>;

const roomAfter = ({ ticketsAvailable, personsInCart }: Availability, persons: number): Room => {
  const places = ticketsAvailable - persons;
  if (personsInCart === undefined) return { persons: places, limitedBy: 'places' };
  const inCart = maxPersonsPerCart - personsInCart - persons;
  return places <= inCart ? { persons: places, limitedBy: 'places' } : { persons: inCart, limitedBy: 'cart' };
};

const onSale = ({ kind }: PriceList, room: Room): Sale => {
  const each = personsOf(kind);
  const fitting = each === 0 ? maxPiecesPerLine : Math.floor(Math.max(room.persons, 0) / each);
  return fitting < maxPiecesPerLine
    ? { type: 'onSale', maxQuantity: fitting, limitedBy: room.limitedBy }
    : { type: 'onSale', maxQuantity: maxPiecesPerLine, limitedBy: 'pieces' };
};

const whyNot = (group: PriceGroup, list: PriceList, { ticketsAvailable }: Availability): NotOnSale | undefined => {
  if (!group.enabled) return 'groupNotSold';
  if (!list.enabled) return 'disabled';
  return ticketsAvailable > 0 ? undefined : 'noPlaces';
};

/** Returns what a quote offers in addition to the choices made. A list's maximum quantity does not count its own
 *  quantity. */
export const ticketOffer = (quote: TicketQuote, chosen: readonly ChosenTicket[] = []): TicketOffer => {
  const quantities = Map.groupBy(chosen, ({ priceListId }) => priceListId);
  const quantityOf = ({ priceListId }: PriceList): number =>
    (quantities.get(priceListId) ?? []).reduce((pieces, { quantity }) => pieces + quantity, 0);
  const countedLines = quote.priceGroups
    .flatMap(({ priceLists }) => priceLists)
    .map((list) => ({ kind: list.kind, quantity: quantityOf(list) }));
  const persons = personsInLines(countedLines);
  const saleOf = (group: PriceGroup, list: PriceList): Sale => {
    const reason = whyNot(group, list, quote);
    if (reason !== undefined) return { type: 'notOnSale', reason };
    const own = personsInLines([{ kind: list.kind, quantity: quantityOf(list) }]);
    return onSale(list, roomAfter(quote, persons - own));
  };
  return {
    ...quote,
    room: roomAfter(quote, persons),
    priceGroups: quote.priceGroups.map((group) => {
      const { enabled, priceLists, ...words } = group;
      const offered = priceLists.map((list) => {
        const { enabled: _, ...rest } = list;
        return { ...rest, sale: saleOf(group, list) };
      });
      return { ...words, isSold: enabled, priceLists: offered };
    }),
  };
};

/** Returns the error for a request beyond a limit. */
export const beyondLimit = (
  limit: OfferLimit,
  { ticketsAvailable }: Pick<TicketQuote, 'ticketsAvailable'>,
): ErrorOf<'capacityFull' | 'cartTooLarge' | 'invalidInput'> => {
  switch (limit) {
    case 'places':
      return { kind: 'capacityFull', left: ticketsAvailable };
    case 'cart':
      return { kind: 'cartTooLarge', max: maxPersonsPerCart };
    case 'pieces':
      return piecesRefused;
  }
};
