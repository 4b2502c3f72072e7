import type { Cart } from '@shop/core/cart/cart';
import { type Cents, cents } from '@shop/core/money/cents';
import { amountToPay } from '@shop/core/pricing/price-derivation';
import { value } from '@shop/core/testing/answers';
import { codeByHand } from '@shop/core/testing/prices-by-hand';
import { describe, expect } from 'vitest';
import { adultPriceByHand } from '../testing/shown-rules.ts';
import { everythingCosts, tenPercentOff } from './catalog-edits.ts';
import type { ContractTest, Given } from './contract-test.ts';
import { addCard } from './shop-gift-cards.contract.ts';
import { importEdit } from './shop-imports.contract.ts';
import { firstOf } from './shopping.ts';

/** Returns the amount to pay for each line, in ascending order. */
const toPay = ({ items }: Cart): readonly Cents[] => items.map(({ price }) => amountToPay(price)).sort((a, b) => a - b);

/** Returns a card with a quantity discount, its minimum quantity and both prices. */
const reducedCard = async (given: Given) => {
  const card = await given.giftCard('reduced');
  const { priceWithDiscount, price } = card.list;
  const min = card.card.isValueGiftCard ? undefined : card.card.quantityDiscountMinItems;
  const known = (amount: number | undefined) => amount ?? given.notSold('a card of which several cost less each');
  return { card, price, min: known(min), reduced: known(priceWithDiscount) };
};

/** The contract of prices at the boundaries of their rules. `withCheckedAmounts` checks all other amounts of
 *  contract tests. */
export const shopPricesContract = (test: ContractTest): void => {
  describe('prices', () => {
    test.own('half a cent of a discount of the day is rounded up, per piece and not per line', async (given) => {
      await importEdit(given, ({ path, text }) =>
        tenPercentOff({ path, text: everythingCosts(cents(10_05))({ path, text }) }),
      );
      const day = await given.reducedDay();
      const { cartId } = await given.addSingles(day, 3);
      const cart = await given.load(cartId);
      expect(cart).toMatchObject({ totalPrice: 3 * 9_05, items: [{ price: { unitPrice: 9_05, amount: 3 * 9_05 } }] });
    });

    for (const [pieces, beside] of [
      ['one piece fewer is', -1],
      ['just as many are', 0],
      ['one piece more is', 1],
    ] as const) {
      test(`cards are cheaper from a number of pieces on: ${pieces} added`, async (given) => {
        const { world, load } = given;
        const { card, price, min, reduced } = await reducedCard(given);
        const quantity = min + beside;
        const total = quantity * (beside < 0 ? price : reduced);
        const { cartId } = await value(addCard(world, card, undefined, quantity));
        const cart = await load(cartId);
        expect(cart).toMatchObject({ totalPrice: total, items: [{ price: { amount: total } }] });
        const set = (to: number) => value(given.setQuantity(cart, firstOf(cart), to));
        expect((await set(min - 1)).totalPrice).toBe((min - 1) * price);
        expect((await set(min)).totalPrice).toBe(min * reduced);
      });
    }

    test.own('the remaining cents of a promo code go to some lines, one each, and none is lost', async (given) => {
      const { world, packageDay, single, giftCard, add, load } = given;
      const { code, percent } = world.promoCodes.percent;
      await importEdit(given, everythingCosts(cents(10_05)));
      const { packet, ...day } = await packageDay();
      const tickets = [packet, await single(day)].map(({ priceListId }) => ({ priceListId, quantity: 1 }));
      const { cartId } = await value(add(day, tickets));
      const pays = async (lines: number) => {
        const taken = Number(codeByHand({ type: 'percent', percent }, BigInt(lines * 10_05)));
        await value(world.shop.applyPromoCode(cartId, code));
        const cart = await load(cartId);
        expect(cart).toMatchObject({ totalPrice: lines * 10_05 - taken, promo: { amount: taken } });
        const most = 10_05 - Math.floor(taken / lines);
        const raised = taken % lines;
        expect(toPay(cart)).toEqual([...Array(raised).fill(most - 1), ...Array(lines - raised).fill(most)]);
      };
      await pays(2);
      await value(addCard(world, await giftCard('fixed'), undefined, 1, cartId));
      await pays(3);
    });

    for (const [costs, beside] of [
      ['a cent less than that', -1],
      ['just as much', 0],
      ['a cent more', 1],
    ] as const) {
      test.own(
        `a promo code with an amount deducts no more than the total of a cart that costs ${costs}`,
        async (given) => {
          const { world, filledCart, load } = given;
          const { code, amount } = world.promoCodes.limited;
          const price = cents(amount + beside);
          await importEdit(given, everythingCosts(price));
          const { cart } = await filledCart(1);
          await value(world.shop.applyPromoCode(cart.id, code));
          const taken = Math.min(price, amount);
          expect(await load(cart.id)).toMatchObject({ totalPrice: price - taken, promo: { code, amount: taken } });
        },
      );
    }

    test.own('a calendar shows the lowest adult price of each day, discounts included', async (given) => {
      for (const ticket of await given.dayTickets()) {
        const discounted = ticket.facilityDiscounts.map(({ date }) => date);
        // Prices of a day whose sale has ended cannot be checked, since its quote has nothing on sale.
        const open = ticket.availability.filter(({ endedAt }) => endedAt === undefined);
        const days = open.filter(({ date }, at) => at < 7 || discounted.slice(0, 2).includes(date));
        for (const { date, adultPrice } of days) {
          const byHand = adultPriceByHand(await given.quote({ ticket, date }));
          expect([date, adultPrice]).toEqual([date, byHand === undefined ? undefined : Number(byHand)]);
        }
      }
    });

    test.own('a list of gift cards shows the price of the cheapest piece of each', async ({ world }) => {
      const { shop, lists } = world;
      const { items } = await value(shop.listProducts({ language: 'sl', group: lists.giftCards, skip: 0, take: 999 }));
      for (const { url, price, priceWithDiscount = price } of items) {
        const card = await value(shop.showProduct('sl', url));
        const offered = card.kind === 'giftCard' ? card.priceLists.filter(({ enabled }) => enabled) : [];
        const isForOne = 'quantityDiscountMinItems' in card ? (card.quantityDiscountMinItems ?? 0) <= 1 : true;
        const pieces = offered.map((list) => [
          list.price,
          isForOne ? (list.priceWithDiscount ?? list.price) : list.price,
        ]);
        const [cheapest] = pieces.toSorted(([, a = 0], [, b = 0]) => a - b);
        expect([url, price, priceWithDiscount]).toEqual([url, ...(cheapest ?? [])]);
      }
    });
  });
};
