import { freshKey } from '@shop/adapters/seller/testing/shopper';
import type { Cart } from '@shop/core/cart/cart';
import { periodOfLine, ticketsOf } from '@shop/core/cart/cart-line';
import type { Upsell } from '@shop/core/cart/upsell';
import { minutes } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import { cartId, upsellId } from '@shop/core/ids';
import { times } from '@shop/core/money/cents';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';
import type { TicketDay } from './goods.ts';
import { firstOf } from './shopping.ts';
import { missing } from './world.ts';

/** Makes a cart with tickets, and returns an upsell that is offered for them. */
const offeredUpsell = async (
  { freeDay, addSingles, notSold }: Given,
  isWanted: (upsell: Upsell) => boolean = () => true,
) => {
  const day = await freeDay();
  const added = await addSingles(day, 2);
  const upsell = added.upsells.find((one) => one.dates.includes(day.date) && isWanted(one));
  return { id: added.cartId, day, upsell: upsell ?? notSold('an upsell on a day') };
};

const order = (
  { day, upsell }: { readonly day: TicketDay; readonly upsell: Pick<Upsell, 'id'> },
  quantity: number,
) => ({
  language: 'sl' as const,
  items: [{ id: upsell.id, quantity, parentProductIds: [day.ticket.id], date: day.date }],
});

/** The contract of upsells, for every ShopPort. */
export const shopUpsellsContract = (test: ContractTest): void => {
  describe('upsells', () => {
    test('have their own price beside the tickets and take no place', async (given) => {
      const { world, load, placesLeft } = given;
      const offered = await offeredUpsell(given);
      const [before, places] = [await load(offered.id), await placesLeft(offered.day)];
      const cart = await value(world.shop.addUpsell({ cartId: offered.id, ...order(offered, 2) }, freshKey()));
      const line = cart.items.find(({ productTitle }) => productTitle === offered.upsell.name);
      const { price, priceWithDiscount = price } = offered.upsell;
      expect(line && periodOfLine(line)).toEqual({ type: 'day', date: offered.day.date });
      expect(cart.totalPrice).toBe(before.totalPrice + times(priceWithDiscount, 2));
      expect(await placesLeft(offered.day)).toBe(places);
    });

    test.own('have lines of kind upsell', async (given) => {
      const offered = await offeredUpsell(given);
      const cart = await value(given.world.shop.addUpsell({ cartId: offered.id, ...order(offered, 2) }, freshKey()));
      const line = cart.items.find((one) => one.kind === 'upsell');
      expect(line).toMatchObject({ productTitle: offered.upsell.name, date: offered.day.date });
    });

    test('cost their full price after their ticket is removed', async (given) => {
      const { world, load, remove } = given;
      const { id, day, upsell } = await offeredUpsell(given, (one) => one.priceWithDiscount !== undefined);
      const before = await load(id);
      await value(world.shop.addUpsell({ cartId: id, ...order({ day, upsell }, 2) }, freshKey()));
      const alone = await remove(before, firstOf(before));
      expect(alone.totalPrice).toBe(times(upsell.price, 2));
    });

    test.own('cost their reduced price only while their ticket is in the cart and held', async (given) => {
      const { world, load, remove } = given;
      const { id, day, upsell } = await offeredUpsell(given, (one) => one.priceWithDiscount !== undefined);
      const cart = await value(world.shop.addUpsell({ cartId: id, ...order({ day, upsell }, 2) }, freshKey()));
      const priceIn = ({ items }: Cart) => items.find((line) => line.kind === 'upsell')?.price;
      expect(priceIn(cart)?.unitPrice).toBe(upsell.priceWithDiscount);
      world.clock.advance(minutes(15));
      const alone = { unitPrice: upsell.price, amount: times(upsell.price, 2) };
      const expired = await load(id);
      expect(priceIn(expired)).toMatchObject(alone);
      expect(priceIn(expired)?.steps.map(({ notApplied }) => notApplied?.reason)).toContain('needsTicket');
      const [ticket] = ticketsOf(expired.items);
      expect(priceIn(await remove(expired, ticket ?? missing('the ticket')))).toMatchObject(alone);
    });

    test.own('are limited to 100 over all lines of a cart', async (given) => {
      const { world, load } = given;
      const { id, day, upsell } = await offeredUpsell(given);
      const { upsells } = await load(id);
      const other = upsells.find((one) => one.id !== upsell.id && one.dates.includes(day.date));
      const ordered = [order({ day, upsell }, 99), order({ day, upsell: other ?? missing('two upsells') }, 1)];
      const add = (at: number) => world.shop.addUpsell({ cartId: id, ...(ordered[at] ?? expect.fail()) }, freshKey());
      await value(add(0));
      expect((await value(add(1))).itemsCount).toBe(2 + 100);
      expect(await refusal(add(1))).toEqual({ kind: 'tooManyUpsells', max: 100 });
      expect((await load(id)).itemsCount).toBe(2 + 100);
    });

    test.own('are added once when repeated with the same key', async (given) => {
      const offered = await offeredUpsell(given);
      const key = freshKey();
      const add = () => value(given.world.shop.addUpsell({ cartId: offered.id, ...order(offered, 1) }, key));
      const first = await add();
      expect((await add()).itemsCount).toBe(first.itemsCount);
    });

    test('are refused for a day without a ticket, when not offered, and in an unknown cart', async (given) => {
      const { world } = given;
      const offered = await offeredUpsell(given);
      const add = (id: typeof offered.id, ordered: ReturnType<typeof order>) =>
        world.shop.addUpsell({ cartId: id, ...ordered }, freshKey());
      const elsewhen = { ...offered, day: { ...offered.day, date: plusDays(offered.day.date, 1) } };
      await given.expectRefused(add(offered.id, order(elsewhen, 1)), { kind: 'periodNotOnSale' });
      const nothing = { ...offered, upsell: { id: upsellId('nothing') } };
      await given.expectRefused(add(offered.id, order(nothing, 1)), { kind: 'notFound', what: 'upsell' });
      const unknown = add(cartId('0'.repeat(32)), order(offered, 1));
      await given.expectRefused(unknown, { kind: 'notFound', what: 'cart' });
    });
  });
};
