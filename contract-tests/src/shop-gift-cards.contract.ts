import { cents } from '@shop/core/money/cents';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';
import { freshKey } from './shopping.ts';
import { refusal, value } from './world.ts';

type Card = Awaited<ReturnType<Given['giftCard']>>;

/** Units of `price`: cents; none when it is undefined. */
export const addCard = ({ shop }: Given['world'], { card, list }: Card, price: number | undefined, quantity = 1) =>
  shop.addGiftCard(
    {
      productId: card.id,
      language: 'sl',
      lines: [{ priceListId: list.id, quantity, ...(price === undefined ? {} : { price: cents(price) }) }],
    },
    freshKey(),
  );

/** How every ShopPort sells gift cards. */
export const shopGiftCardsContract = (test: ContractTest): void => {
  describe('gift cards', () => {
    test('a value card takes 10 and 1000 EUR, not 0, 5, 55 or 1010', async ({ world, giftCard }) => {
      const card = await giftCard('value');
      for (const euros of [10, 1000]) await value(addCard(world, card, euros * 100));
      for (const euros of [0, 5, 55, 1010]) {
        expect((await refusal(addCard(world, card, euros * 100))).kind).toBe('invalidInput');
      }
    });

    test('a value card costs what it is worth, and its cart holds no place', async ({ world, giftCard, load }) => {
      const { cartId } = await value(addCard(world, await giftCard('value'), 5000, 2));
      const cart = await load(cartId);
      expect(cart).toMatchObject({ totalPrice: 10_000, itemsCount: 2 });
      expect(cart.items.map((line) => line.kind)).toEqual(['giftCard']);
    });

    test('a fixed card is sold for the price of the catalog only', async ({ world, giftCard }) => {
      const card = await giftCard('fixed');
      await value(addCard(world, card, card.list.price));
      expect(await refusal(addCard(world, card, card.list.price - 1))).toEqual({ kind: 'priceChanged' });
      expect(await refusal(addCard(world, card, card.list.price + 1))).toEqual({ kind: 'priceChanged' });
    });

    test('a fixed card needs no price, a value card does', async ({ world, giftCard, load }) => {
      const fixed = await giftCard('fixed');
      const { cartId } = await value(addCard(world, fixed, undefined));
      expect(await load(cartId)).toMatchObject({ totalPrice: fixed.list.price });
      expect((await refusal(addCard(world, await giftCard('value'), undefined))).kind).toBe('invalidInput');
    });
  });
};
