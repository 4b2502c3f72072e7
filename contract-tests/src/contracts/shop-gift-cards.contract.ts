import { freshKey } from '@shop/adapters/seller/testing/shopper';
import type { CartId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';
import { firstOf } from './shopping.ts';

type Card = Awaited<ReturnType<Given['giftCard']>>;

/** Adds a gift card to a cart. `price`: the chosen value in cents; `undefined` for a fixed-price card. */
export const addCard = (
  { shop }: Given['world'],
  { card, list }: Card,
  price: number | undefined,
  quantity = 1,
  cartId?: CartId,
) =>
  shop.addGiftCard(
    {
      cartId,
      productId: card.id,
      language: 'sl',
      items: [{ priceListId: list.priceListId, quantity, price: price === undefined ? undefined : cents(price) }],
    },
    freshKey(),
  );

/** The contract of gift cards, for every ShopPort. */
export const shopGiftCardsContract = (test: ContractTest): void => {
  describe('gift cards', () => {
    test('a value card accepts 10 and 1000 EUR, and refuses 0, 5, 55 and 1010 (R-SHOP-6)', async (given) => {
      const { world, giftCard, expectRefused } = given;
      const card = await giftCard('value');
      for (const euros of [10, 1000]) await value(addCard(world, card, euros * 100));
      for (const euros of [0, 5, 55, 1010]) {
        await expectRefused(addCard(world, card, euros * 100), expect.objectContaining({ kind: 'invalidInput' }));
      }
    });

    test('a value card costs its value, and its cart holds no place', async ({ world, giftCard, load }) => {
      const { cartId } = await value(addCard(world, await giftCard('value'), 5000, 2));
      const cart = await load(cartId);
      expect(cart).toMatchObject({ totalPrice: 10_000, itemsCount: 2 });
      expect(cart.items.map((line) => line.kind)).toEqual(['giftCard']);
    });

    test.own(
      'a cart accepts 100 cards worth 10,000 EUR together, and neither one more nor one more euro',
      async (given) => {
        const { world, giftCard, load, setQuantity } = given;
        const card = await giftCard('value');
        const { cartId } = await value(addCard(world, card, 100_000, 9));
        const more = (price: number, quantity: number) => addCard(world, card, price, quantity, cartId);
        expect(await refusal(more(1000, 92))).toEqual({ kind: 'tooManyGiftCards', max: 100 });
        expect(await refusal(more(2000, 51))).toEqual({ kind: 'giftCardsWorthTooMuch', max: 10_000_00 });
        await value(more(1000, 91));
        const cart = await load(cartId);
        expect(await refusal(setQuantity(cart, firstOf(cart), 10))).toEqual({ kind: 'tooManyGiftCards', max: 100 });
      },
    );

    test.own(
      'a cart accepts cards worth 10,000 EUR and not ten more, and 100 pieces of a line and not one more',
      async (given) => {
        const { world, giftCard, load } = given;
        const card = await giftCard('value');
        const { cartId } = await value(addCard(world, card, 1000, 100));
        expect(await refusal(addCard(world, card, 1000, 0))).toEqual({ kind: 'noItemsSelected' });
        expect(await refusal(addCard(world, card, 1000, 101))).toMatchObject({ kind: 'invalidInput' });
        expect(await refusal(addCard(world, card, 2000, 1, cartId))).toEqual({ kind: 'tooManyGiftCards', max: 100 });
        expect(await load(cartId)).toMatchObject({ itemsCount: 100, totalPrice: 100 * 1000 });
        const dear = await value(addCard(world, card, 100_000, 10));
        const more = addCard(world, card, 1000, 1, dear.cartId);
        expect(await refusal(more)).toEqual({ kind: 'giftCardsWorthTooMuch', max: 10_000_00 });
        expect((await load(dear.cartId)).totalPrice).toBe(10_000_00);
      },
    );

    test.own('a card with a discount for several pieces is sold at that price from their number on', async (given) => {
      const { world, giftCard } = given;
      const reduced = await giftCard('reduced');
      const min = 'quantityDiscountMinItems' in reduced.card ? (reduced.card.quantityDiscountMinItems ?? 0) : 0;
      const ask = (quantity: number) => addCard(world, reduced, reduced.list.priceWithDiscount, quantity);
      expect(await refusal(ask(min - 1))).toEqual({ kind: 'priceChanged' });
      await value(ask(min));
    });

    test.own('a fixed card is sold only at the price of the catalog (R-SHOP-7)', async ({ world, giftCard }) => {
      const card = await giftCard('fixed');
      await value(addCard(world, card, card.list.price));
      expect(await refusal(addCard(world, card, card.list.price - 1))).toEqual({ kind: 'priceChanged' });
      expect(await refusal(addCard(world, card, card.list.price + 1))).toEqual({ kind: 'priceChanged' });
    });

    test('a fixed card needs no price, a value card does', async ({ world, giftCard, load, expectRefused }) => {
      const fixed = await giftCard('fixed');
      const { cartId } = await value(addCard(world, fixed, undefined));
      expect(await load(cartId)).toMatchObject({ totalPrice: fixed.list.price });
      const answer = addCard(world, await giftCard('value'), undefined);
      await expectRefused(answer, expect.objectContaining({ kind: 'invalidInput' }));
    });
  });
};
