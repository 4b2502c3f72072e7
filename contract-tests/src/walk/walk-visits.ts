import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import type { ResultAsync } from 'neverthrow';
import { expect } from 'vitest';
import { anna } from '../contracts/shopping.ts';
import { cardsIn, codes, openDays, pool, tickets, ticketWith, towel } from './walk-catalog.ts';
import { at, type Deed } from './walk-deeds.ts';
import type { Tab, Visitor, WalkShop } from './walk-shop.ts';
import type { WalkWorld } from './walk-worlds.ts';

type AdditionDeed = Extract<Deed, { readonly type: 'addTicket' | 'addCard' | 'addTowel' }>;

/** An addition to a visitor's cart under one key, however often it is sent; none if there is nothing to add. */
const additionOf = async (
  { shop, newKey }: WalkShop,
  { clock, state }: WalkWorld,
  { cartId, client }: Visitor,
  deed: AdditionDeed,
): Promise<(() => ResultAsync<CartId, ShopError>) | undefined> => {
  const request = { language: 'sl', ...(cartId === undefined ? {} : { cartId }) } as const;
  const { quantity } = deed;
  const key = newKey();
  const dayOf = ({ day }: { readonly day: number }): LocalDate => plusDays(clock.today(), openDays[day] ?? 0);
  switch (deed.type) {
    case 'addTicket': {
      const priceListId = tickets[deed.list];
      if (priceListId === undefined) return undefined;
      const period = { type: 'day', date: dayOf(deed) } as const;
      const order = { ...request, productId: ticketWith(priceListId), period, lines: [{ priceListId, quantity }] };
      return () => shop.addTicket(order, key, client).map((added) => added.cartId);
    }
    case 'addCard': {
      const card = cardsIn((await state()).catalog)[deed.card];
      const list = card?.priceLists[0];
      if (card === undefined || list === undefined) return undefined;
      const order = { ...request, productId: card.id, lines: [{ priceListId: list.id, quantity, price: list.price }] };
      return () => shop.addGiftCard(order, key, client).map((added) => added.cartId);
    }
    case 'addTowel': {
      if (cartId === undefined) return undefined;
      const lines = [{ id: towel, quantity, parentProductIds: [pool], date: dayOf(deed) }];
      return () => shop.addUpsell({ ...request, cartId, lines }, key, client).map((cart) => cart.id);
    }
  }
};

export type VisitDeed = Extract<Deed, { readonly buyer: number }>;

const add = async (shop: WalkShop, world: WalkWorld, visitor: Visitor, deed: AdditionDeed): Promise<void> => {
  const isRepeat = deed.type === 'addTicket' && deed.isRepeat && visitor.lastAddition !== undefined;
  if (!isRepeat) {
    const addition = await additionOf(shop, world, visitor, deed);
    visitor.lastAddition = async () => {
      visitor.cartId = (await addition?.())?.unwrapOr(undefined) ?? visitor.cartId;
    };
  }
  await visitor.lastAddition?.();
};

const sessionOf = ({ session }: Visitor) => (session === undefined ? {} : { session });

const save = async ({ checkout }: WalkShop, visitor: Visitor): Promise<void> => {
  const { cartId, session } = visitor;
  if (cartId === undefined) return;
  const entry = { cartId, customer: anna, language: 'sl', mtcId: -1, ...sessionOf(visitor) } as const;
  visitor.session = (await checkout.saveCustomer(entry)).map((saved) => saved.session ?? session).unwrapOr(session);
};

/** A visitor at the bank is asked for the total that their tab showed. */
const pay = async (shop: WalkShop, visitor: Visitor, tab: Tab, isReservation: boolean): Promise<void> => {
  const { cartId } = visitor;
  const { shown } = tab;
  if (cartId === undefined || shown === undefined) return;
  const started = await shop.checkout.startPayment({
    cartId,
    paymentType: isReservation ? 'preauthorization' : 'payment',
    shownTotal: shown.totalPrice,
    ...sessionOf(visitor),
  });
  const { bank, reachable } = shop;
  if (started.isErr()) return shop.look(visitor, tab);
  const entry = [...bank.books.values()].find(({ redirectUrl }) => redirectUrl === started.value.returnUrl);
  expect(entry?.request.amount ?? 0, 'the bank asks for what was shown').toBe(shown.totalPrice);
  if (entry !== undefined) reachable.push(entry.request.attemptId);
};

/** A visitor's action in a tab. That tab then shows the cart anew, the other one what it showed before. */
export const visit = async (
  shop: WalkShop,
  world: WalkWorld,
  people: readonly Visitor[],
  deed: VisitDeed,
): Promise<void> => {
  const visitor = people[deed.buyer];
  const tab = visitor?.tabs[deed.tab];
  if (visitor === undefined || tab === undefined) return;
  const { cartId } = visitor;
  const line = 'line' in deed ? at(tab.shown?.items ?? [], deed.line) : undefined;
  switch (deed.type) {
    case 'addTicket':
    case 'addCard':
    case 'addTowel':
      await add(shop, world, visitor, deed);
      break;
    case 'setQuantity':
      if (cartId === undefined || line === undefined) return;
      await shop.shop.changeQuantity({ cartId, itemId: line.id, quantity: deed.quantity, language: 'sl' });
      break;
    case 'remove':
      if (cartId === undefined || line === undefined) return;
      await shop.shop.removeItem({ cartId, itemId: line.id, language: 'sl' });
      break;
    case 'extend':
      if (cartId !== undefined) await shop.shop.extendHold({ cartId, language: 'sl' });
      break;
    case 'takeFree': {
      if (cartId === undefined || line?.kind !== 'ticket' || line.hold.type !== 'expired') return;
      const { free: quantity = 0 } = line.hold;
      if (quantity > 0) await shop.shop.changeQuantity({ cartId, itemId: line.id, quantity, language: 'sl' });
      break;
    }
    case 'enterCode':
      if (cartId !== undefined) await shop.shop.applyPromoCode(cartId, codes[deed.code] ?? '');
      break;
    case 'look':
      break;
    case 'beginCheckout':
      if (cartId !== undefined) await shop.checkout.loadCustomer({ cartId, language: 'sl' });
      return;
    case 'savePerson':
      await save(shop, visitor);
      break;
    case 'stopPayment':
      if (cartId === undefined) return;
      await shop.checkout.stopPayment({ cartId, ...sessionOf(visitor) });
      break;
    case 'pay':
      return pay(shop, visitor, tab, deed.isReservation);
  }
  await shop.look(visitor, tab);
};
