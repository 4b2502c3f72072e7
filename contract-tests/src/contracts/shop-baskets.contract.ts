import type { CartId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import { everythingCosts, tenPercentOff } from './catalog-edits.ts';
import type { ContractTest, Given } from './contract-test.ts';
import { type Chosen, searchedBasket } from './searched-basket.ts';
import { addCard } from './shop-gift-cards.contract.ts';
import { done } from './shop-imports.contract.ts';
import { demanded, unavailable } from './world.ts';
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
  return cartId ?? demanded('something in the basket');
};

/** A basket in which a wrong way to price shows; our own seller gets prices that have one where its own have none. */
const basketFor = async (given: Given, wrong: WrongPrice): Promise<readonly Chosen[]> => {
  const percent = wrong.needsCode ? given.world.promoCodes.percent.percent : undefined;
  const found = await searchedBasket(given, wrong, percent);
  if (found !== undefined) return found;
  const none = `prices with ${wrong.shows}`;
  if (!given.world.isOwn) return unavailable(none);
  await done(given, ({ path, text }) => tenPercentOff({ path, text: everythingCosts(cents(10_05))({ path, text }) }));
  return (await searchedBasket(given, wrong, percent)) ?? unavailable(none);
};

/** Fills a cart in which a wrong way to price shows, and fails where it costs another total than by the rules. */
export const judgeBasket = async (given: Given, wrong: WrongPrice): Promise<void> => {
  const basket = await basketFor(given, wrong);
  const { code } = given.world.promoCodes.percent;
  const percent = wrong.needsCode ? given.world.promoCodes.percent.percent : undefined;
  const cartId = await fill(given, basket);
  if (wrong.needsCode) await value(given.world.shop.applyPromoCode(cartId, code));
  expect((await given.load(cartId)).totalPrice).toBe(Number(rightTotal(basket, percent)));
};

/** How every ShopPort prices baskets, searched among what it sells, in which one rule of prices shows. */
export const shopBasketsContract = (test: ContractTest): void => {
  describe('baskets of what is sold', () => {
    for (const wrong of wrongPrices)
      test(`costs what the rules say: ${wrong.shows}`, (given) => judgeBasket(given, wrong));
  });
};
