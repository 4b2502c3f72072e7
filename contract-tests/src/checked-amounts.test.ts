import { cents } from '@shop/core/money/cents';
import { expect, test } from 'vitest';
import { givenOf } from './contracts/contract-test.ts';
import { memoryWorld } from './contracts/worlds.ts';
import { withCheckedAmounts } from './testing/checked-amounts.ts';

test('a provider whose cart costs a cent less fails every contract that loads it, although lines and total agree', async ({
  onTestFinished,
}) => {
  const world = await memoryWorld();
  onTestFinished(() => world.close());
  const shop: typeof world.shop = {
    ...world.shop,
    loadCart: (query) =>
      world.shop.loadCart(query).map((cart) => {
        const items = cart.items.map((item) => {
          const { unitPrice, amount, steps } = item.price;
          const cheaper = steps.map((step) => ({ ...step, after: cents(step.after - 1) }));
          return {
            ...item,
            price: { ...item.price, unitPrice: cents(unitPrice - 1), amount: cents(amount - 1), steps: cheaper },
          };
        });
        return { ...cart, items, totalPrice: cents(cart.totalPrice - 1) };
      }),
  };
  const { filledCart } = givenOf(withCheckedAmounts({ ...world, shop }));
  await expect(filledCart(1)).rejects.toThrow(
    /wrong prices in a cart:\nby-hand, .*: line 1 costs a piece \d+, not \d+/,
  );
});
