import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import type { CartId } from '@shop/core/ids';
import { cardsIn, openDays, pool, tickets, ticketWith, towel } from './walk-catalog.ts';
import type { Deed } from './walk-deeds.ts';
import type { WalkShop } from './walk-shop.ts';
import type { Visitor } from './walk-visitors.ts';
import type { WalkWorld } from './walk-worlds.ts';

export type AdditionDeed = Extract<Deed, { readonly type: 'addTicket' | 'addCard' | 'addTowel' }>;

const dayOf = ({ clock }: WalkWorld, { day }: { readonly day: number }): LocalDate =>
  plusDays(clock.today(), openDays[day] ?? 0);

/** What puts something into a visitor's cart, under one key however often it is done; nothing when there is nothing to add. */
export const additionOf = async (
  { shop, newKey }: WalkShop,
  world: WalkWorld,
  { cartId, client }: Visitor,
  deed: AdditionDeed,
): Promise<(() => Promise<CartId | undefined>) | undefined> => {
  const asked = { language: 'sl', ...(cartId === undefined ? {} : { cartId }) } as const;
  const { quantity } = deed;
  const key = newKey();
  switch (deed.type) {
    case 'addTicket': {
      const priceListId = tickets[deed.list];
      if (priceListId === undefined) return undefined;
      const period = { type: 'day', date: dayOf(world, deed) } as const;
      const order = { ...asked, productId: ticketWith(priceListId), period, lines: [{ priceListId, quantity }] };
      return async () => (await shop.addTicket(order, key, client)).map((added) => added.cartId).unwrapOr(undefined);
    }
    case 'addCard': {
      const card = cardsIn((await world.state()).catalog)[deed.card];
      const list = card?.priceLists[0];
      if (card === undefined || list === undefined) return undefined;
      const order = { ...asked, productId: card.id, lines: [{ priceListId: list.id, quantity, price: list.price }] };
      return async () => (await shop.addGiftCard(order, key, client)).map((added) => added.cartId).unwrapOr(undefined);
    }
    case 'addTowel': {
      if (cartId === undefined) return undefined;
      const date = dayOf(world, deed);
      const order = { ...asked, cartId, lines: [{ id: towel, quantity, parentProductIds: [pool], date }] };
      return async () => (await shop.addUpsell(order, key, client)).map((cart) => cart.id).unwrapOr(undefined);
    }
  }
};
