import { ticketsOf } from '@shop/core/cart/cart-line';
import { personsOf } from '@shop/core/catalog/price-list';
import { ticketOffer } from '@shop/core/catalog/ticket-offer';
import { minutes } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import { cartId, cartItemId, productId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { cents, sum, times } from '@shop/core/money/cents';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshKey, shopping } from './shopping.ts';
import { type OpenWorld, refusal, value, type World } from './world.ts';

/** What every ShopPort must do, whatever lies behind it. */
export const shopPortContract = (name: string, open: OpenWorld): void => {
  describe(`ShopPort: ${name}`, () => {
    let world: World;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    describe('catalog', () => {
      test.each(languages)('lists the pool tickets in %s with a price from which they start', async (language) => {
        const page = await value(world.shop.listProducts({ language, group: 'poolTickets', skip: 0, take: 15 }));
        expect(page.items.map((item) => item.url).sort()).toEqual(['aqualuna', 'orhidelija', 'termalija']);
        expect(page.items.every((item) => item.price > 0 && item.name !== '' && item.image !== '')).toBe(true);
        expect(page).toMatchObject({ hasMoreItems: false, totalCount: 3 });
      });

      test('pages through a list without losing or doubling a product', async () => {
        const take = async (skip: number) =>
          value(world.shop.listProducts({ language: 'sl', group: 'poolTickets', skip, take: 2 }));
        const [first, second] = [await take(0), await take(2)];
        expect([first.hasMoreItems, second.hasMoreItems]).toEqual([true, false]);
        expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(3);
      });

      test('an unknown group is an empty list, an unknown url is not found', async () => {
        const page = await value(world.shop.listProducts({ language: 'sl', group: 'nothing', skip: 0, take: 15 }));
        expect(page).toEqual({ items: [], hasMoreItems: false, totalCount: 0 });
        expect(await refusal(world.shop.showProduct('sl', 'no-such'))).toEqual({ kind: 'notFound', what: 'product' });
      });

      test("tells the categories of the gift cards in the visitor's language", async () => {
        const [sl, de] = [await value(world.shop.listCategories('sl')), await value(world.shop.listCategories('de'))];
        expect(sl.map((category) => category.id)).toEqual(de.map((category) => category.id));
        expect(sl.map((category) => category.name)).not.toEqual(de.map((category) => category.name));
      });

      test('a ticket tells its days from today on, sold-out ones and reduced ones', async () => {
        const ticket = await shopping(world).ticket();
        const days = ticket.availability.map((day) => day.date);
        expect(days[0]).toBe(world.today);
        expect(days.at(-1)).toBe(plusDays(world.today, ticket.defaultDailyTicketAvailabilityInDays));
        expect(ticket.availability.some((day) => day.ticketsAvailable === 0)).toBe(true);
        expect(ticket.facilityDiscounts.some((discount) => days.includes(discount.date))).toBe(true);
      });
    });

    describe('quote', () => {
      test('a reduced day carries the percent that the calendar announced', async () => {
        const { ticket, quote } = shopping(world);
        const [reduced] = (await ticket()).facilityDiscounts;
        if (reduced === undefined) throw new Error('the sample has no reduced day');
        expect((await quote(reduced.date)).facilityDiscount).toBe(reduced.percent);
      });

      test('yesterday and the day after the window are not on sale, both ends of it are', async () => {
        const product = await shopping(world).ticket();
        const ask = (date = world.today) =>
          world.shop.quoteTicket({ language: 'sl', productId: product.id, period: { type: 'day', date } });
        const last = plusDays(world.today, product.defaultDailyTicketAvailabilityInDays);
        expect(await refusal(ask(plusDays(world.today, -1)))).toEqual({ kind: 'periodNotOnSale' });
        expect(await refusal(ask(plusDays(last, 1)))).toEqual({ kind: 'periodNotOnSale' });
        await value(ask());
        await value(ask(last));
      });

      test('a day ticket without a day is told that the day is missing', async () => {
        const { ticket, single, freeDay } = shopping(world);
        const asked = { language: 'sl', productId: (await ticket()).id } as const;
        const lines = [{ priceListId: (await single(await freeDay())).id, quantity: 1 }];
        expect(await refusal(world.shop.quoteTicket(asked))).toEqual({ kind: 'dateNotSelected' });
        expect(await refusal(world.shop.addTicket({ ...asked, lines }, freshKey()))).toEqual({
          kind: 'dateNotSelected',
        });
      });

      test('an unknown product is not found', async () => {
        const period = { type: 'day', date: world.today } as const;
        const answer = world.shop.quoteTicket({ language: 'sl', productId: productId('nothing'), period });
        expect(await refusal(answer)).toEqual({ kind: 'notFound', what: 'product' });
      });
    });

    describe('adding tickets', () => {
      test('the cart holds what was added: unit price times quantity, lines adding up to the total', async () => {
        const { freeDay, single, family, add, load } = shopping(world);
        const date = await freeDay();
        const [adult, packet] = [await single(date), await family(date)];
        const added = await value(
          await add(date, [
            { priceListId: adult.id, quantity: 3 },
            { priceListId: packet.id, quantity: 1 },
          ]),
        );
        const cart = await load(added.cartId);
        expect(cart.items.map((item) => item.price.quantity).sort()).toEqual([1, 3]);
        expect(cart.itemsCount).toBe(4);
        expect(cart.productType).toBe('dailyTicket');
        const tickets = ticketsOf(cart.items);
        expect(tickets).toHaveLength(2);
        for (const { price, period, hold } of tickets) {
          expect(price.amount).toBe(times(price.unitPrice, price.quantity));
          expect(price.steps.at(-1)?.after).toBe(price.amount);
          expect(period).toEqual({ type: 'day', date });
          expect(hold.type).toBe('held');
        }
        expect(cart.totalPrice).toBe(sum(cart.items.map((item) => item.price.amount)));
      });

      test('a second addition goes into the same cart', async () => {
        const { filledCart } = shopping(world);
        const first = await filledCart(2);
        const second = await filledCart(1, first.id);
        expect(second.id).toBe(first.id);
        expect(second.itemsCount).toBe(3);
      });

      test('a repeat with the same key takes nothing twice; the key with other content is refused', async () => {
        const { freeDay, single, add, load, quote } = shopping(world);
        const date = await freeDay();
        const list = await single(date);
        const key = freshKey();
        const before = (await quote(date)).ticketsAvailable;
        const first = await value(await add(date, [{ priceListId: list.id, quantity: 2 }], undefined, key));
        const again = await value(await add(date, [{ priceListId: list.id, quantity: 2 }], undefined, key));
        expect(again.cartId).toBe(first.cartId);
        expect((await load(first.cartId)).itemsCount).toBe(2);
        expect((await quote(date)).ticketsAvailable).toBe(before - 2);
        const other = await add(date, [{ priceListId: list.id, quantity: 3 }], undefined, key);
        expect(await refusal(other)).toEqual({ kind: 'idempotencyKeyReused' });
      });

      test('a package takes as many places as it has persons', async () => {
        const { freeDay, family, add, quote } = shopping(world);
        const date = await freeDay();
        const packet = await family(date);
        const before = (await quote(date)).ticketsAvailable;
        await value(await add(date, [{ priceListId: packet.id, quantity: 2 }]));
        expect(personsOf(packet.kind)).toBeGreaterThan(1);
        expect((await quote(date)).ticketsAvailable).toBe(before - 2 * personsOf(packet.kind));
      });

      test('one person more than is left is refused with the number left, and nothing of the request is kept', async () => {
        const { ticket, single, add, quote } = shopping(world);
        const day = (await ticket()).availability.find((one) => one.ticketsAvailable > 0 && one.ticketsAvailable < 20);
        if (day === undefined) throw new Error('the sample has no day with few places');
        const list = await single(day.date);
        const over = await add(day.date, [{ priceListId: list.id, quantity: day.ticketsAvailable + 1 }]);
        expect(await refusal(over)).toEqual({ kind: 'capacityFull', left: day.ticketsAvailable });
        expect((await quote(day.date)).ticketsAvailable).toBe(day.ticketsAvailable);
        await value(await add(day.date, [{ priceListId: list.id, quantity: day.ticketsAvailable }]));
        expect((await quote(day.date)).ticketsAvailable).toBe(0);
        const full = await add(day.date, [{ priceListId: list.id, quantity: 1 }]);
        expect(await refusal(full)).toEqual({ kind: 'capacityFull', left: 0 });
      });

      test('a quote tells how many persons the asking cart holds, and offers as many as still fit into it', async () => {
        const { filledCart, freeDay, single, family, add, quote } = shopping(world);
        const cart = await filledCart(13);
        const date = await freeDay();
        const packet = await family(date);
        await value(await add(date, [{ priceListId: packet.id, quantity: 1 }], cart.id));
        const held = 13 + personsOf(packet.kind);
        expect((await quote(date)).personsInCart).toBe(0);
        expect((await quote(date, cartId('0'.repeat(32)))).personsInCart).toBe(0);
        const asked = await quote(date, cart.id);
        expect(asked.personsInCart).toBe(held);
        const { id } = await single(date);
        const lists = ticketOffer(asked).priceGroups.flatMap((group) => group.priceLists);
        expect(lists.find((list) => list.id === id)?.sale).toEqual({
          type: 'onSale',
          maxQuantity: 20 - held,
          limitedBy: 'cart',
        });
      });

      test('a cart holds twenty persons and not one more', async () => {
        const { filledCart, freeDay, single, add } = shopping(world);
        const cart = await filledCart(19);
        const date = await freeDay();
        const list = await single(date);
        await value(await add(date, [{ priceListId: list.id, quantity: 1 }], cart.id));
        const over = await add(date, [{ priceListId: list.id, quantity: 1 }], cart.id);
        expect(await refusal(over)).toEqual({ kind: 'cartTooLarge', max: 20 });
      });

      test('ten buyers after the last places: exactly as many get in as there are places', async () => {
        const { ticket, single, add } = shopping(world);
        const day = (await ticket()).availability.find((one) => one.ticketsAvailable > 0 && one.ticketsAvailable < 20);
        if (day === undefined) throw new Error('the sample has no day with few places');
        const list = await single(day.date);
        const buyers = Array.from({ length: day.ticketsAvailable + 10 }, () =>
          add(day.date, [{ priceListId: list.id, quantity: 1 }]),
        );
        const served = (await Promise.all(buyers)).filter((answer) => answer.isOk());
        expect(served).toHaveLength(day.ticketsAvailable);
      });
    });

    describe('changing the cart', () => {
      test('a quantity is set, not added; 0 removes the line and gives its places back', async () => {
        const { filledCart, quote } = shopping(world);
        const cart = await filledCart(2);
        const [item] = ticketsOf(cart.items);
        if (item?.period.type !== 'day') throw new Error('no line');
        const before = (await quote(item.period.date)).ticketsAvailable;
        const set = (quantity: number) =>
          world.shop.changeQuantity({ cartId: cart.id, itemId: item.id, quantity, language: 'sl' });
        expect((await value(set(5))).itemsCount).toBe(5);
        expect((await value(set(5))).itemsCount).toBe(5);
        expect((await quote(item.period.date)).ticketsAvailable).toBe(before - 3);
        expect(await value(set(0))).toMatchObject({ items: [], itemsCount: 0, totalPrice: 0 });
        expect((await quote(item.period.date)).ticketsAvailable).toBe(before + 2);
      });

      test('removing twice answers the same cart', async () => {
        const cart = await shopping(world).filledCart();
        const [item] = cart.items;
        if (item === undefined) throw new Error('no line');
        const remove = () => world.shop.removeItem({ cartId: cart.id, itemId: item.id, language: 'sl' });
        expect(await value(remove())).toMatchObject({ id: cart.id, items: [] });
        expect(await value(remove())).toMatchObject({ id: cart.id, items: [] });
      });

      test('unknown carts and lines are not found', async () => {
        const cart = await shopping(world).filledCart();
        const unknown = cartId('0'.repeat(32));
        const change = { itemId: cartItemId('nothing'), quantity: 1, language: 'sl' } as const;
        expect(await refusal(world.shop.loadCart({ cartId: unknown, language: 'sl' }))).toEqual({
          kind: 'notFound',
          what: 'cart',
        });
        expect(await refusal(world.shop.changeQuantity({ ...change, cartId: unknown }))).toEqual({
          kind: 'notFound',
          what: 'cart',
        });
        expect(await refusal(world.shop.changeQuantity({ ...change, cartId: cart.id }))).toEqual({
          kind: 'notFound',
          what: 'cartItem',
        });
      });
    });

    describe('holds', () => {
      test('places are kept for fifteen minutes, then free for others, and the line says so', async () => {
        const { filledCart, quote, load } = shopping(world);
        const cart = await filledCart(4);
        const [item] = ticketsOf(cart.items);
        if (item?.period.type !== 'day' || item.hold.type !== 'held') throw new Error('no held line');
        const { date } = item.period;
        const held = (await quote(date)).ticketsAvailable;
        world.advance(minutes(15) - 1000);
        expect((await quote(date)).ticketsAvailable).toBe(held);
        world.advance(2000);
        expect((await quote(date)).ticketsAvailable).toBe(held + 4);
        expect(ticketsOf((await load(cart.id)).items).map((line) => line.hold.type)).toEqual(['expired']);
      });

      test('what a cart holds already still counts as taken in its own quote', async () => {
        const { filledCart, quote } = shopping(world);
        const cart = await filledCart(4);
        const [item] = ticketsOf(cart.items);
        if (item?.period.type !== 'day') throw new Error('no line');
        const { date } = item.period;
        expect((await quote(date, cart.id)).ticketsAvailable).toBe((await quote(date)).ticketsAvailable);
      });
    });

    describe('gift cards and codes', () => {
      const giftCard = async (wanted: (isValue: boolean) => boolean) => {
        const page = await value(
          world.shop.listProducts({ language: 'sl', group: 'giftVouchers', skip: 0, take: 999 }),
        );
        const item = page.items.find((one) => wanted(one.isValueGiftCard));
        const card = await value(world.shop.showProduct('sl', item?.url ?? ''));
        const list = card.kind === 'giftCard' ? card.priceLists[0] : undefined;
        if (list === undefined) throw new Error('the sample has no such gift card');
        return { card, list };
      };

      test('a value card takes 10 and 1000 EUR, not 0, 5, 55 or 1010', async () => {
        const { card, list } = await giftCard((isValue) => isValue);
        const add = (euros: number) =>
          world.shop.addGiftCard(
            {
              productId: card.id,
              language: 'sl',
              lines: [{ priceListId: list.id, quantity: 1, price: cents(euros * 100) }],
            },
            freshKey(),
          );
        for (const euros of [10, 1000]) await value(add(euros));
        for (const euros of [0, 5, 55, 1010]) expect((await refusal(add(euros))).kind).toBe('invalidInput');
      });

      test('a fixed card is sold for the price of the catalog only', async () => {
        const { card, list } = await giftCard((isValue) => !isValue);
        const add = (price: number) =>
          world.shop.addGiftCard(
            { productId: card.id, language: 'sl', lines: [{ priceListId: list.id, quantity: 1, price: cents(price) }] },
            freshKey(),
          );
        await value(add(list.price));
        expect(await refusal(add(list.price - 1))).toEqual({ kind: 'priceChanged' });
      });

      test('a wrong code is refused and the cart stays as it was', async () => {
        const { filledCart, load } = shopping(world);
        const cart = await filledCart();
        expect(await refusal(world.shop.applyPromoCode(cart.id, 'NO-SUCH-CODE'))).toEqual({ kind: 'promoCodeInvalid' });
        expect((await load(cart.id)).totalPrice).toBe(cart.totalPrice);
      });

      test('a code is taken off again by an empty one', async () => {
        const { filledCart, load } = shopping(world);
        const cart = await filledCart();
        await value(world.shop.applyPromoCode(cart.id, 'DOBRODOSLI10'));
        expect((await load(cart.id)).totalPrice).toBeLessThan(cart.totalPrice);
        await value(world.shop.applyPromoCode(cart.id, ''));
        expect((await load(cart.id)).totalPrice).toBe(cart.totalPrice);
      });
    });
  });
};
