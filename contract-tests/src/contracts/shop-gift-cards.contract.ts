import type { CartId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';
import { freshKey } from './shopping.ts';
import { refusal, value } from './world.ts';

type Card = Awaited<ReturnType<Given['giftCard']>>;

/** Units of `price`: cents; none when it is undefined. */
export const addCard = (
  { shop }: Given['world'],
  { card, list }: Card,
  price: number | undefined,
  quantity = 1,
  cartId?: CartId,
) =>
  shop.addGiftCard(
    {
      ...(cartId === undefined ? {} : { cartId }),
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

    test('a cart holds a hundred cards worth 10,000 EUR together, and neither one more nor one dearer', async (given) => {
      const { world, giftCard, load } = given;
      const card = await giftCard('value');
      const { cartId } = await value(addCard(world, card, 100_000, 9));
      const more = (price: number, quantity: number) => addCard(world, card, price, quantity, cartId);
      expect(await refusal(more(1000, 92))).toEqual({ kind: 'tooManyGiftCards', max: 100 });
      expect(await refusal(more(2000, 51))).toEqual({ kind: 'giftCardsWorthTooMuch', max: 10_000_00 });
      await value(more(1000, 91));
      const [first] = (await load(cartId)).items;
      if (first === undefined) throw new Error('the cart is empty');
      const ten = { cartId, itemId: first.id, quantity: 10, language: 'sl' } as const;
      expect(await refusal(world.shop.changeQuantity(ten))).toEqual({ kind: 'tooManyGiftCards', max: 100 });
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
