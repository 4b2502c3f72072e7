import type { sellerPorts } from '@shop/adapters/seller/seller-ports';
import { anna } from '@shop/adapters/seller/testing/shopper';
import type { Cart } from '@shop/core/cart/cart';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import {
  type AttemptId,
  type CartId,
  type CheckoutSession,
  type ClientSecret,
  clientSecret,
  idempotencyKey,
} from '@shop/core/ids';
import { isRunning } from '@shop/core/seller/checkout/settlement';
import { attemptsOf } from '@shop/core/testing/whole-state';
import type { ResultAsync } from 'neverthrow';
import { expect } from 'vitest';
import { at, inOrder, type VisitorDeed } from './deeds.ts';
import type { WalkBank } from './walk-bank.ts';
import { cardsIn, codes, openDays, pool, tickets, ticketWith, towel } from './walk-catalog.ts';
import type { WalkWorld } from './walk-worlds.ts';

/** A page that shows the cart as it was when the page was loaded. */
type Tab = { shown: Cart | undefined };

type Visitor = {
  readonly client: ClientSecret;
  cartId: CartId | undefined;
  session: CheckoutSession | undefined;
  /** Sends the last addition again with the same key. */
  lastAddition: (() => Promise<void>) | undefined;
  readonly tabs: readonly [Tab, Tab];
};

const visitor = (digit: string): Visitor => ({
  client: clientSecret(digit.repeat(32)),
  cartId: undefined,
  session: undefined,
  lastAddition: undefined,
  tabs: [{ shown: undefined }, { shown: undefined }],
});

type Addition = Extract<VisitorDeed, { readonly type: 'addTicket' | 'addCard' | 'addTowel' }>;

/** The ports that visitors call. */
export type VisitedPorts = Pick<ReturnType<typeof sellerPorts>, 'shop' | 'checkout'>;

/** The shop of a walk. */
type VisitedShop = {
  readonly world: WalkWorld;
  readonly ports: VisitedPorts;
  readonly bank: WalkBank;
  /** Payment sessions that visitors were sent to; others cannot be paid. */
  readonly reachable: AttemptId[];
};

/** Makes three visitors with two tabs each, who call the shop as the script of its pages does. */
export const walkVisitors = ({ world: { clock, state }, ports: { shop, checkout }, bank, reachable }: VisitedShop) => {
  const people = ['1', '2', '3'].map(visitor);
  let keysUsed = 0;

  const load = async ({ cartId }: Visitor): Promise<Cart | undefined> =>
    cartId === undefined ? undefined : (await shop.loadCart({ cartId, language: 'sl' })).unwrapOr(undefined);

  /** Returns an addition to a visitor's cart with a fixed key, for any number of repeats; `undefined` when there
   *  is nothing to add. */
  const additionOf = async (
    { cartId, client }: Visitor,
    deed: Addition,
  ): Promise<(() => ResultAsync<CartId, ShopError>) | undefined> => {
    const request = { language: 'sl', cartId } as const;
    const { quantity } = deed;
    keysUsed += 1;
    const key = idempotencyKey(`walk-${keysUsed}`);
    const dayOf = ({ day }: { readonly day: number }): LocalDate => plusDays(clock.today(), openDays[day] ?? 0);
    switch (deed.type) {
      case 'addTicket': {
        const priceListId = tickets[deed.list];
        if (priceListId === undefined) return undefined;
        const period = { type: 'day', date: dayOf(deed) } as const;
        const order = { ...request, productId: ticketWith(priceListId), period, items: [{ priceListId, quantity }] };
        return () => shop.addTicket(order, key, client).map((added) => added.cartId);
      }
      case 'addCard': {
        const card = cardsIn((await state()).catalog)[deed.card];
        const list = card?.priceLists[0];
        if (card === undefined || list === undefined) return undefined;
        const items = [{ priceListId: list.priceListId, quantity, price: list.price }];
        const order = { ...request, productId: card.id, items };
        return () => shop.addGiftCard(order, key, client).map((added) => added.cartId);
      }
      case 'addTowel': {
        if (cartId === undefined) return undefined;
        const lines = [{ id: towel, quantity, parentProductIds: [pool], date: dayOf(deed) }];
        return () => shop.addUpsell({ ...request, cartId, items: lines }, key, client).map((cart) => cart.id);
      }
    }
  };

  const add = async (visitor: Visitor, deed: Addition): Promise<void> => {
    const isRepeat = deed.type === 'addTicket' && deed.isRepeat && visitor.lastAddition !== undefined;
    if (!isRepeat) {
      const addition = await additionOf(visitor, deed);
      visitor.lastAddition = async () => {
        visitor.cartId = (await addition?.())?.unwrapOr(undefined) ?? visitor.cartId;
      };
    }
    await visitor.lastAddition?.();
  };

  /** Starts a payment. The bank must ask for the total that the visitor's tab showed. */
  const pay = async (visitor: Visitor, cartId: CartId, tab: Tab, isReservation: boolean): Promise<void> => {
    const { shown } = tab;
    if (shown === undefined) return;
    const started = await checkout.startPayment({
      cartId,
      paymentType: isReservation ? 'preauthorization' : 'payment',
      shownTotal: shown.totalPrice,
      session: visitor.session,
    });
    if (started.isErr()) {
      tab.shown = await load(visitor);
      return;
    }
    const entry = [...bank.books.values()].find(({ redirectUrl }) => redirectUrl === started.value.returnUrl);
    expect(entry?.request.amount ?? 0, 'the bank asks for what was shown').toBe(shown.totalPrice);
    if (entry !== undefined) reachable.push(entry.request.attemptId);
  };

  type CartDeed = Exclude<VisitorDeed, Addition | { readonly type: 'comeBack' | 'cancelOrder' | 'look' | 'pay' }>;

  /** Performs a deed with an existing cart. */
  const change = async (visitor: Visitor, cartId: CartId, tab: Tab, deed: CartDeed): Promise<void> => {
    const line = 'line' in deed ? at(tab.shown?.items ?? [], deed.line) : undefined;
    const request = { cartId, language: 'sl' } as const;
    switch (deed.type) {
      case 'setQuantity':
        if (line !== undefined)
          await shop.changeQuantity({ ...request, cartItemId: line.cartItemId, quantity: deed.quantity });
        return;
      case 'remove':
        if (line !== undefined) await shop.removeItem({ ...request, cartItemId: line.cartItemId });
        return;
      case 'takeFree': {
        if (line?.kind !== 'ticket' || line.hold.type !== 'expired') return;
        const { free: quantity = 0 } = line.hold;
        if (quantity > 0) await shop.changeQuantity({ ...request, cartItemId: line.cartItemId, quantity });
        return;
      }
      case 'extend':
        await shop.extendHold(request);
        return;
      case 'enterCode':
        await shop.applyPromoCode(cartId, codes[deed.code] ?? '');
        return;
      case 'beginCheckout':
        await checkout.loadCustomer(request);
        return;
      case 'savePerson': {
        const entry = { ...request, customer: anna, mtcId: -1, session: visitor.session } as const;
        const saved = await checkout.saveCustomer(entry);
        visitor.session = saved.unwrapOr({ session: undefined }).session ?? visitor.session;
        return;
      }
      case 'stopPayment':
        await checkout.stopPayment({ cartId, session: visitor.session });
    }
  };

  /** Performs a visitor's deed in a tab. This tab then shows the current cart; the other one is unchanged. */
  const act = async (visitor: Visitor, tab: Tab, deed: VisitorDeed): Promise<void> => {
    switch (deed.type) {
      case 'comeBack':
      case 'cancelOrder': {
        const order = at(inOrder((await state()).orders), deed.order);
        if (order === undefined) return;
        await (deed.type === 'comeBack' ? checkout.showOrder(order.ref) : checkout.cancelOrder(order.cancelId));
        return;
      }
      case 'pay':
        if (visitor.cartId !== undefined) await pay(visitor, visitor.cartId, tab, deed.isReservation);
        return;
      case 'addTicket':
      case 'addCard':
      case 'addTowel':
        await add(visitor, deed);
        break;
      case 'look':
        break;
      default:
        if (visitor.cartId !== undefined) await change(visitor, visitor.cartId, tab, deed);
    }
    tab.shown = await load(visitor);
  };

  return {
    people,
    visit: async (deed: VisitorDeed): Promise<void> => {
      const visitor = people[deed.buyer];
      const tab = visitor?.tabs[deed.tab];
      if (visitor !== undefined && tab !== undefined) await act(visitor, tab, deed);
    },
    /** Checks that every view of a cart in payment shows what is being paid, independent of the catalog. */
    expectShown: async (): Promise<void> => {
      for (const visitor of people) {
        const cart = await load(visitor);
        if (visitor.cartId === undefined || cart?.frozen !== true) continue;
        const running = attemptsOf(await state(), visitor.cartId).find(isRunning);
        if (running !== undefined) expect(cart.totalPrice, 'a frozen cart shows its session').toBe(running.amount);
      }
    },
  };
};
