import type { CartId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import { everythingCosts, tenPercentOff } from './catalog-edits.ts';
import type { ContractTest, Given } from './contract-test.ts';
import { type Chosen, findBasket } from './searched-basket.ts';
import { addCard } from './shop-gift-cards.contract.ts';
import { importEdit } from './shop-imports.contract.ts';
import { missing, unavailable } from './world.ts';
import { rightTotal, type WrongPrice, wrongPrices } from './wrong-prices.ts';

/** Puts a basket into a cart. */
const fill = async (given: Given, basket: readonly Chosen[]): Promise<CartId> => {
  let cartId: CartId | undefined;
  for (const { offer, quantity } of basket) {
    const added =
      offer.kind === 'ticket'
        ? await value(given.add(offer.day, [{ priceListId: offer.list.priceListId, quantity }], cartId))
        : await value(addCard(given.world, offer, offer.value, quantity, cartId));
    cartId = added.cartId;
  }
  return cartId ?? missing('something in the basket');
};

/** Returns a basket for which a wrong rule gives another total. If our own seller has none, its prices are changed. */
const basketFor = async (given: Given, wrong: WrongPrice): Promise<readonly Chosen[]> => {
  const percent = wrong.needsCode ? given.world.promoCodes.percent.percent : undefined;
  const basket = await findBasket(given, wrong, percent);
  if (basket !== undefined) return basket;
  const none = `prices with ${wrong.shows}`;
  if (!given.world.isOwn) return unavailable(none);
  await importEdit(given, ({ path, text }) =>
    tenPercentOff({ path, text: everythingCosts(cents(10_05))({ path, text }) }),
  );
  return (await findBasket(given, wrong, percent)) ?? unavailable(none);
};

/** Fills a cart for which a wrong rule gives another total, and fails unless its total is right. */
export const judgeBasket = async (given: Given, wrong: WrongPrice): Promise<void> => {
  const basket = await basketFor(given, wrong);
  const { code } = given.world.promoCodes.percent;
  const percent = wrong.needsCode ? given.world.promoCodes.percent.percent : undefined;
  const cartId = await fill(given, basket);
  if (wrong.needsCode) await value(given.world.shop.applyPromoCode(cartId, code));
  expect((await given.load(cartId)).totalPrice).toBe(Number(rightTotal(basket, percent)));
};

/** The contract of prices, for every ShopPort, with baskets that are chosen from its offers to show one rule each. */
export const shopBasketsContract = (test: ContractTest): void => {
  describe('baskets of what is sold', () => {
    for (const wrong of wrongPrices)
      test(`costs what the price rules say: ${wrong.shows}`, (given) => judgeBasket(given, wrong));
  });
};
