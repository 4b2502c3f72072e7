import { expect } from 'vitest';
import { anna } from '../contracts/shopping.ts';
import { type AdditionDeed, additionOf } from './walk-additions.ts';
import { codes } from './walk-catalog.ts';
import { at, type Deed } from './walk-deeds.ts';
import type { WalkShop } from './walk-shop.ts';
import type { Tab, Visitor } from './walk-visitors.ts';
import type { WalkWorld } from './walk-worlds.ts';

export type VisitDeed = Extract<Deed, { readonly buyer: number }>;

const add = async (shop: WalkShop, world: WalkWorld, visitor: Visitor, deed: AdditionDeed): Promise<void> => {
  const isRepeat = deed.type === 'addTicket' && deed.isRepeat && visitor.lastAddition !== undefined;
  if (!isRepeat) {
    const addition = await additionOf(shop, world, visitor, deed);
    visitor.lastAddition = async () => {
      visitor.cartId = (await addition?.()) ?? visitor.cartId;
    };
  }
  await visitor.lastAddition?.();
};

const save = async ({ checkout }: WalkShop, visitor: Visitor): Promise<void> => {
  const { cartId, session } = visitor;
  if (cartId === undefined) return;
  const entry = {
    cartId,
    customer: anna,
    language: 'sl',
    mtcId: -1,
    ...(session === undefined ? {} : { session }),
  } as const;
  visitor.session = (await checkout.saveCustomer(entry)).map((saved) => saved.session ?? session).unwrapOr(session);
};

/** Whoever is let through to the bank is asked there for what their tab showed. */
const pay = async (shop: WalkShop, visitor: Visitor, tab: Tab, isReservation: boolean): Promise<void> => {
  const { cartId, session } = visitor;
  const { shown } = tab;
  if (cartId === undefined || shown === undefined) return;
  const started = await shop.checkout.startPayment({
    cartId,
    paymentType: isReservation ? 'preauthorization' : 'payment',
    shownTotal: shown.totalPrice,
    ...(session === undefined ? {} : { session }),
  });
  const { bank, reachable } = shop;
  if (started.isErr()) return shop.look(visitor, tab);
  const entry = [...bank.books.values()].find(({ redirectUrl }) => redirectUrl === started.value.returnUrl);
  expect(entry?.request.amount ?? 0, 'the bank asks for what was shown').toBe(shown.totalPrice);
  if (entry !== undefined) reachable.push(entry.request.attemptId);
};

/** What a visitor does in a tab. Whatever it changes, that tab shows the cart anew, and the other one what it showed before. */
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
      await shop.checkout.stopPayment({
        cartId,
        ...(visitor.session === undefined ? {} : { session: visitor.session }),
      });
      break;
    case 'pay':
      return pay(shop, visitor, tab, deed.isReservation);
  }
  await shop.look(visitor, tab);
};
