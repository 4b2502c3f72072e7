import { type OfferedPriceList, ticketOffer } from '@shop/core/cart/ticket-offer';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { PriceList } from '@shop/core/catalog/price-list';
import { type DayAvailability, type DayTicket, isDayTicket, type Ticket } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import { value } from '@shop/core/testing/answers';
import { missing, unavailable, type World } from './world.ts';

/** A day on which a ticket is sold. */
export type TicketDay = { readonly ticket: DayTicket; readonly date: LocalDate; readonly places: number };

const isOfKind = {
  value: (card: GiftCard) => card.isValueGiftCard,
  fixed: (card: GiftCard) => !card.isValueGiftCard,
  reduced: (card: GiftCard) => !card.isValueGiftCard && (card.quantityDiscountMinItems ?? 0) > 1,
};

type CardKind = keyof typeof isOfKind;

const isSingle = ({ kind, price }: OfferedPriceList): boolean => kind.type === 'default' && price > 0;

/** Finds what tests need in a world through its ports, independent of the names there. */
export const goodsOf = ({
  shop,
  lists,
  isOwn = true,
}: Pick<World, 'shop' | 'lists'> & Partial<Pick<World, 'isOwn'>>) => {
  /** Fails for our own seller, which must sell it; skips the check for another host. */
  const notSold = (what: string): never => (isOwn ? missing(what) : unavailable(what));

  const productsOf = async (group: string): Promise<readonly (GiftCard | Ticket)[]> => {
    const { items } = await value(shop.listProducts({ language: 'sl', group, skip: 0, take: 999 }));
    return Promise.all(items.map(({ url }) => value(shop.showProduct('sl', url))));
  };

  const tickets = async (): Promise<readonly Ticket[]> =>
    (await productsOf(lists.tickets)).flatMap((product) => (product.kind === 'ticket' ? product : []));

  /** Returns every ticket that is sold by days. */
  const dayTickets = async (): Promise<readonly DayTicket[]> => (await tickets()).filter(isDayTicket);

  const daysWhere = async (
    wanted: (day: DayAvailability, ticket: DayTicket) => boolean,
  ): Promise<readonly TicketDay[]> =>
    (await dayTickets()).flatMap((ticket) =>
      ticket.availability
        .filter((day) => wanted(day, ticket))
        .map(({ date, ticketsAvailable }) => ({ ticket, date, places: ticketsAvailable })),
    );

  const firstDay = async (what: string, wanted: Parameters<typeof daysWhere>[0]): Promise<TicketDay> =>
    (await daysWhere(wanted))[0] ?? notSold(what);

  const isReduced = ({ date }: DayAvailability, { facilityDiscounts }: DayTicket): boolean =>
    facilityDiscounts.some((discount) => discount.date === date);

  // The first day on sale may end while a test waits for a hold to expire.
  const isLasting = ({ date }: DayAvailability, { availability }: DayTicket): boolean => date !== availability[0]?.date;

  const isFree = (places: number) => (day: DayAvailability, ticket: DayTicket) =>
    day.ticketsAvailable >= places && !isReduced(day, ticket) && isLasting(day, ticket);

  const freeDay = (places = 30) => firstDay(`a day at the full price with ${places} places`, isFree(places));

  const listsOf = async ({ ticket, date }: TicketDay): Promise<readonly OfferedPriceList[]> => {
    const period = { type: 'day', date } as const;
    const quote = await value(shop.quoteTicket({ language: 'sl', productId: ticket.id, period }));
    const offered = ticketOffer(quote).priceGroups.flatMap((group) => group.priceLists);
    return offered.filter((list) => list.sale.type === 'onSale');
  };

  /** Returns the price list of a single ticket that is not free. */
  const single = async (day: TicketDay): Promise<OfferedPriceList> =>
    (await listsOf(day)).find(isSingle) ?? notSold('a single ticket');

  /** Returns a day with free places and a package. */
  const packageDay = async (): Promise<TicketDay & { readonly packet: OfferedPriceList }> => {
    for (const ticket of await dayTickets()) {
      const day = (await daysWhere(isFree(30))).find((one) => one.ticket.id === ticket.id);
      const packet = day && (await listsOf(day)).find((list) => list.kind.type === 'package');
      if (day !== undefined && packet !== undefined) return { ...day, packet };
    }
    return notSold('a package on a free day');
  };

  /** Returns a day with free places and another ticket of the same facility, which has the same calendar. */
  const sharedDay = async (): Promise<{ readonly day: TicketDay; readonly other: TicketDay }> => {
    const free = await daysWhere(isFree(30));
    for (const day of free) {
      const others = free.filter(({ ticket, date }) => ticket.id !== day.ticket.id && date === day.date);
      for (const other of others) {
        if (other.places === day.places && (await sellsSingles(day)) && (await sellsSingles(other)))
          return { day, other };
      }
    }
    return notSold('two tickets of one facility');
  };

  const sellsSingles = async (day: TicketDay): Promise<boolean> => (await listsOf(day)).some(isSingle);

  /** Returns a card whose value the buyer chooses, one with a fixed price, or one with a discount for several
   *  pieces. */
  const giftCard = async (kind: CardKind): Promise<{ readonly card: GiftCard; readonly list: PriceList }> => {
    for (const card of await productsOf(lists.giftCards)) {
      if (card.kind !== 'giftCard' || !isOfKind[kind](card)) continue;
      const list = card.priceLists.find((one) => one.enabled);
      if (list !== undefined) return { card, list };
    }
    return notSold(`a ${kind} gift card`);
  };

  return {
    notSold,
    productsOf,
    isReduced,
    isFree,
    tickets,
    dayTickets,
    freeDay,
    fewPlacesDay: () =>
      firstDay('a day with 1 to 19 places', ({ ticketsAvailable }) => ticketsAvailable > 0 && ticketsAvailable < 20),
    soldOutDay: () => firstDay('a sold-out day', ({ ticketsAvailable, endedAt }) => ticketsAvailable === 0 && !endedAt),
    reducedDay: () => firstDay('a reduced day', (day, ticket) => day.ticketsAvailable > 0 && isReduced(day, ticket)),
    packageDay,
    sharedDay,
    single,
    giftCard,
  };
};

export type Goods = ReturnType<typeof goodsOf>;
