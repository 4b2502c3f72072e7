import { ticketOffer } from '@shop/core/cart/ticket-offer';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import { type PriceList, personsOf } from '@shop/core/catalog/price-list';
import { type Cents, cents } from '@shop/core/money/cents';
import type { Percent } from '@shop/core/money/percent';
import type { Rules } from '../testing/shown-rules.ts';
import type { Given } from './contract-test.ts';
import type { TicketDay } from './goods.ts';
import { type Pieces, rightTotal, type WrongPrice } from './wrong-prices.ts';

type Offer = { readonly rules: Rules; readonly isMoney: boolean } & (
  | { readonly kind: 'ticket'; readonly day: TicketDay; readonly list: Pick<PriceList, 'priceListId' | 'kind'> }
  | { readonly kind: 'card'; readonly card: GiftCard; readonly list: PriceList; readonly value: Cents | undefined }
);

/** Pieces of an offer in a basket. */
export type Chosen = Pieces & { readonly offer: Offer };

/** Maximum number of tickets and cards of a host that are searched. */
const most = 8;

/** A value within the range of every value card. */
const value = cents(50_00);

/** Returns the offers of some tickets, each on a day at the full price and on a reduced one. */
const ticketOffers = async ({ dayTickets, isReduced, isFree, quote }: Given): Promise<readonly Offer[]> => {
  const roomy = isFree(20);
  const days = (await dayTickets()).slice(0, most).flatMap((ticket) => {
    const { availability } = ticket;
    const reduced = availability.find((day) => day.ticketsAvailable >= 20 && isReduced(day, ticket));
    const full = availability.find((day) => roomy(day, ticket));
    return [reduced ?? [], full ?? []]
      .flat()
      .map(({ date, ticketsAvailable }): TicketDay => ({ ticket, date, places: ticketsAvailable }));
  });
  const offers: Offer[] = [];
  for (const day of days) {
    const quoted = await quote(day);
    const { conditions } = quoted;
    for (const list of ticketOffer(quoted).priceGroups.flatMap(({ priceLists }) => priceLists)) {
      const { price, priceWithDiscount } = list;
      if (list.sale.type !== 'onSale' || price === 0 || personsOf(list.kind) > 5) continue;
      offers.push({ kind: 'ticket', day, list, rules: { price, priceWithDiscount, ...conditions }, isMoney: false });
    }
  }
  return offers;
};

const cardOffers = async ({ productsOf, world: { lists } }: Given): Promise<readonly Offer[]> =>
  (await productsOf(lists.giftCards)).slice(0, most).flatMap((card) => {
    if (card.kind !== 'giftCard') return [];
    const [isMoney, quantityDiscountMinItems] = card.isValueGiftCard
      ? [true, undefined]
      : [false, card.quantityDiscountMinItems];
    return card.priceLists
      .filter(({ enabled }) => enabled)
      .map((list): Offer => {
        const { price, priceWithDiscount } = list;
        const rules = isMoney ? { price: value } : { price, priceWithDiscount, quantityDiscountMinItems };
        return { kind: 'card', card, list, rules, isMoney, value: isMoney ? value : undefined };
      });
  });

const chosen = (offer: Offer, quantity: number): Chosen => ({
  offer,
  quantity,
  rules: offer.rules,
  isMoney: offer.isMoney,
});

/** Yields baskets of a host's offers: first two price lists of one day with a card, then a ticket with a card, then
 *  single offers. */
function* baskets(tickets: readonly Offer[], cards: readonly Offer[]): Generator<readonly Chosen[]> {
  const few = [1, 2] as const;
  const dayOf = (offer: Offer): string => (offer.kind === 'ticket' ? `${offer.day.ticket.id} ${offer.day.date}` : '');
  for (const [at, first] of tickets.entries())
    for (const second of tickets.slice(at + 1)) {
      if (dayOf(first) !== dayOf(second)) continue;
      for (const card of cards)
        for (const one of few)
          for (const other of few) yield [chosen(first, one), chosen(second, other), chosen(card, 1)];
    }
  for (const ticket of tickets)
    for (const card of cards)
      for (const one of few) for (const other of few) yield [chosen(ticket, one), chosen(card, other)];
  for (const offer of [...tickets, ...cards])
    for (let quantity = 1; quantity <= 3; quantity += 1) yield [chosen(offer, quantity)];
}

/** Returns a basket of a host's offers for which a wrong rule gives another total; `undefined` if there is none. */
export const findBasket = async (
  given: Given,
  { total }: WrongPrice,
  percent: Percent | undefined,
): Promise<readonly Chosen[] | undefined> => {
  const [tickets, cards] = [await ticketOffers(given), await cardOffers(given)];
  for (const basket of baskets(tickets, cards))
    if (total(basket, percent) !== rightTotal(basket, percent)) return basket;
  return undefined;
};
