import { freshKey } from '@shop/adapters/seller/testing/shopper';
import { ticketsOf } from '@shop/core/cart/cart-line';
import { ticketOffer } from '@shop/core/cart/ticket-offer';
import { personsOf } from '@shop/core/catalog/price-list';
import { cartId, categoryId } from '@shop/core/ids';
import { sum, times } from '@shop/core/money/cents';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import { holds } from './catalog-edits.ts';
import type { ContractTest } from './contract-test.ts';
import { importEdit, placesTakenOn } from './shop-imports.contract.ts';
import { firstOf } from './shopping.ts';

/** The contract of adding tickets, for every ShopPort. */
export const shopTicketsContract = (test: ContractTest): void => {
  describe('adding tickets', () => {
    test('the cart contains the added tickets: unit price times quantity, and lines that add up to the total', async (given) => {
      const { packageDay, single, add, load } = given;
      const { packet, ...day } = await packageDay();
      const adult = await single(day);
      const lines = [
        { priceListId: adult.priceListId, quantity: 3 },
        { priceListId: packet.priceListId, quantity: 1 },
      ];
      const cart = await load((await value(add(day, lines))).cartId);
      expect(cart.items.map((item) => item.price.quantity).sort()).toEqual([1, 3]);
      expect(cart.itemsCount).toBe(4);
      expect(cart.productType).toBe(day.ticket.type);
      const tickets = ticketsOf(cart.items);
      expect(tickets).toHaveLength(2);
      for (const { price, period } of tickets) {
        expect(price.amount).toBe(times(price.unitPrice, price.quantity));
        expect(period).toEqual({ type: 'day', date: day.date });
      }
      expect(cart.totalPrice).toBe(sum(cart.items.map((item) => item.price.amount)));
    });

    test.own('a line shows the steps of its price, and that its places are held', async ({ filledCart }) => {
      const { cart } = await filledCart(3);
      for (const { price, hold } of ticketsOf(cart.items)) {
        expect(price.steps.at(-1)?.after).toBe(price.amount);
        expect(hold.type).toBe('held');
      }
    });

    test('a second addition fills the same cart', async ({ filledCart }) => {
      const first = await filledCart(2);
      const second = await filledCart(1, first.cart.id);
      expect(second.cart.id).toBe(first.cart.id);
      expect(second.cart.itemsCount).toBe(3);
    });

    test.own(
      'a repeat with the same key takes no place twice; the key with other content is refused',
      async (given) => {
        const { freeDay, single, add, load, placesLeft } = given;
        const day = await freeDay();
        const { priceListId } = await single(day);
        const key = freshKey();
        const before = await placesLeft(day);
        const order = (quantity: number) => add(day, [{ priceListId, quantity }], undefined, key);
        const first = await value(order(2));
        expect((await value(order(2))).cartId).toBe(first.cartId);
        expect((await load(first.cartId)).itemsCount).toBe(2);
        expect(await placesLeft(day)).toBe(before - 2);
        expect(await refusal(order(3))).toEqual({ kind: 'idempotencyKeyReused' });
      },
    );

    test('a package takes as many places as it has persons', async ({ packageDay, add, placesLeft }) => {
      const { packet, ...day } = await packageDay();
      const before = await placesLeft(day);
      await value(add(day, [{ priceListId: packet.priceListId, quantity: 2 }]));
      expect(personsOf(packet.kind)).toBeGreaterThan(1);
      expect(await placesLeft(day)).toBe(before - 2 * personsOf(packet.kind));
    });

    test.own('two tickets of one facility share its places, also when they are freed', async (given) => {
      const { day, other } = await given.sharedDay();
      const both = async () => [await given.placesLeft(day), await given.placesLeft(other)];
      const [before = 0] = await both();
      const { cartId } = await given.addSingles(day, 3);
      expect(await both()).toEqual([before - 3, before - 3]);
      await given.addSingles(other, 2, cartId);
      expect(await both()).toEqual([before - 5, before - 5]);
      const cart = await given.load(cartId);
      await given.remove(cart, firstOf(cart));
      expect(await both()).toEqual([before - 2, before - 2]);
    });

    test.own(
      'a sub price category of another list is refused with the whole request, its own is accepted',
      async (given) => {
        const { packageDay, add, placesLeft } = given;
        const { packet, ...day } = await packageDay();
        const [item] = packet.kind.type === 'package' ? packet.kind.items : [];
        const own = item?.categoryId ?? categoryId('none');
        const before = await placesLeft(day);
        const of = (category: typeof own) =>
          add(day, [{ priceListId: packet.priceListId, quantity: 1, categoryId: category }]);
        expect(await refusal(of(categoryId('foreign')))).toMatchObject({ kind: 'invalidInput', field: 'CategoryId' });
        expect(await placesLeft(day)).toBe(before);
        await value(of(own));
      },
    );

    test('one person more than the places left is refused with their number, and the whole request has no effect (R-ERROR-4, R-GUARD-1)', async (given) => {
      const { fewPlacesDay, single, add, placesLeft, expectRefused } = given;
      const day = await fewPlacesDay();
      const { priceListId } = await single(day);
      const order = (quantity: number) => add(day, [{ priceListId, quantity }]);
      await expectRefused(order(day.places + 1), { kind: 'capacityFull', left: day.places });
      expect(await placesLeft(day)).toBe(day.places);
      await value(order(day.places));
      expect(await placesLeft(day)).toBe(0);
      await expectRefused(order(1), { kind: 'capacityFull', left: 0 });
    });

    for (const state of ['too few', 'just enough'] as const) {
      test.own(`a package is sold whole or not at all when ${state} places are left`, async (given) => {
        const { packet, ...day } = await given.packageDay();
        const left = personsOf(packet.kind) - (state === 'too few' ? 1 : 0);
        const taken = await placesTakenOn(given, day.ticket.id, day.date);
        await importEdit(given, holds(day.ticket.id, day.date, taken + left));
        expect(await given.placesLeft(day)).toBe(left);
        const answer = given.add(day, [{ priceListId: packet.priceListId, quantity: 1 }]);
        if (state === 'too few') expect(await refusal(answer)).toEqual({ kind: 'capacityFull', left });
        else await value(answer);
        expect(await given.placesLeft(day)).toBe(state === 'too few' ? left : 0);
      });
    }

    test('a line accepts the last place and not one more', async (given) => {
      const { fewPlacesDay, addSingles, load, placesLeft, expectRefused } = given;
      const day = await fewPlacesDay();
      const { cartId } = await addSingles(day, 1);
      const cart = await load(cartId);
      const set = (quantity: number) => given.setQuantity(cart, firstOf(cart), quantity);
      await expectRefused(set(day.places + 1), expect.objectContaining({ kind: 'capacityFull' }));
      expect((await load(cartId)).itemsCount).toBe(1);
      expect((await value(set(day.places))).itemsCount).toBe(day.places);
      expect(await placesLeft(day)).toBe(0);
    });

    test.own('a quote counts the persons of the cart, and offers as many as the cart still accepts', async (given) => {
      const { filledCart, packageDay, single, add, quote } = given;
      const { cart } = await filledCart(13);
      const { packet, ...day } = await packageDay();
      await value(add(day, [{ priceListId: packet.priceListId, quantity: 1 }], cart.id));
      const held = 13 + personsOf(packet.kind);
      expect((await quote(day)).personsInCart).toBe(0);
      expect((await quote(day, cartId('0'.repeat(32)))).personsInCart).toBe(0);
      const quoted = await quote(day, cart.id);
      expect(quoted.personsInCart).toBe(held);
      const { priceListId: id } = await single(day);
      const lists = ticketOffer(quoted).priceGroups.flatMap((group) => group.priceLists);
      expect(lists.find((list) => list.priceListId === id)?.sale).toEqual({
        type: 'onSale',
        maxQuantity: 20 - held,
        limitedBy: 'cart',
      });
    });

    test.own('a cart accepts twenty persons and not one more', async ({ filledCart, singles, add }) => {
      const { cart, day } = await filledCart(19);
      const lines = await singles(day, 1);
      const one = () => add(day, lines, cart.id);
      await value(one());
      expect(await refusal(one())).toEqual({ kind: 'cartTooLarge', max: 20 });
    });

    test('ten concurrent buyers get exactly the last places', async (given) => {
      const { fewPlacesDay, singles, add } = given;
      const day = await fewPlacesDay();
      const lines = await singles(day, 1);
      const buyers = Array.from({ length: day.places + 10 }, () => add(day, lines));
      const served = (await Promise.all(buyers)).filter((answer) => answer.isOk());
      expect(served).toHaveLength(day.places);
    });
  });
};
