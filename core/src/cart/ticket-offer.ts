import { maxPersonsPerCart, personsInLines } from '../availability/capacity.ts';
import { maxPiecesPerLine, piecesRefused } from '../availability/pieces.ts';
import { type PriceGroup, type PriceList, personsOf } from '../catalog/price-list.ts';
import type { TicketQuote } from '../catalog/ticket.ts';
import type { ErrorOf } from '../errors/shop-error.ts';
import type { ChosenTicket } from './orders.ts';

/** Why a price list cannot be chosen: its stay is not sold then, it is off sale, or no place is left. */
export type NotOnSale = 'groupNotSold' | 'disabled' | 'noPlaces';

/** What limits a quantity: places of the day, persons of a cart, or pieces of a line. */
export type OfferLimit = 'places' | 'cart' | 'pieces';

/** Units of `maxQuantity`: pieces; the most that fits beside everything else that is chosen, 0 when nothing does. */
export type Sale =
  | { readonly type: 'onSale'; readonly maxQuantity: number; readonly limitedBy: OfferLimit }
  | { readonly type: 'notOnSale'; readonly reason: NotOnSale };

export type OfferedPriceList = Omit<PriceList, 'enabled'> & { readonly sale: Sale };

export type OfferedGroup = Omit<PriceGroup, 'enabled' | 'priceLists'> & {
  readonly isSold: boolean;
  readonly priceLists: readonly OfferedPriceList[];
};

/** Units of `persons`: how many more fit, below 0 when too many are chosen; `limitedBy` names the limit. */
export type Room = { readonly persons: number; readonly limitedBy: Exclude<OfferLimit, 'pieces'> };

/** What may be chosen for a day or season, what limits it now, and why the rest cannot be had. */
export type TicketOffer = Omit<TicketQuote, 'priceGroups'> & {
  readonly priceGroups: readonly OfferedGroup[];
  /** What is left beside all that is chosen. */
  readonly room: Room;
};

type Taken = Pick<TicketQuote, 'ticketsAvailable' | 'personsInCart'>;

const roomBeside = ({ ticketsAvailable, personsInCart }: Taken, persons: number): Room => {
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

const whyNot = (group: PriceGroup, list: PriceList, { ticketsAvailable }: Taken): NotOnSale | undefined => {
  if (!group.enabled) return 'groupNotSold';
  if (!list.enabled) return 'disabled';
  return ticketsAvailable > 0 ? undefined : 'noPlaces';
};

/** What a quote offers beside what is chosen already; each list's limit leaves its own quantity out. */
export const ticketOffer = (quote: TicketQuote, chosen: readonly ChosenTicket[] = []): TicketOffer => {
  const quantities = Map.groupBy(chosen, ({ priceListId }) => priceListId);
  const quantityOf = ({ priceListId }: PriceList): number =>
    (quantities.get(priceListId) ?? []).reduce((pieces, { quantity }) => pieces + quantity, 0);
  const counted = quote.priceGroups
    .flatMap(({ priceLists }) => priceLists)
    .map((list) => ({ kind: list.kind, quantity: quantityOf(list) }));
  const persons = personsInLines(counted);
  const saleOf = (group: PriceGroup, list: PriceList): Sale => {
    const reason = whyNot(group, list, quote);
    if (reason !== undefined) return { type: 'notOnSale', reason };
    const own = personsInLines([{ kind: list.kind, quantity: quantityOf(list) }]);
    return onSale(list, roomBeside(quote, persons - own));
  };
  return {
    ...quote,
    room: roomBeside(quote, persons),
    priceGroups: quote.priceGroups.map((group) => {
      const { enabled, priceLists, ...words } = group;
      const offered = priceLists.map((list) => {
        const { enabled: _, ...shown } = list;
        return { ...shown, sale: saleOf(group, list) };
      });
      return { ...words, isSold: enabled, priceLists: offered };
    }),
  };
};

/** The message for a request beyond a limit. */
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
