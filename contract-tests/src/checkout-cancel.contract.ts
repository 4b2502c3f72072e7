import { cancelId } from '@shop/core/ids';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';
import { refusal, value } from './world.ts';

/** An order that was paid, and what cancels it. */
const paidOrder = async ({ world, need, readyToPay, startPayment }: Given) => {
  const pay = need(world.pay, 'control of the payment page');
  const { cart, session, day } = await readyToPay(3);
  const ref = await pay((await value(startPayment(cart.id, session))).returnUrl, 'paid');
  const show = () => value(world.checkout.showOrder(ref));
  return { day, show, id: need((await show()).cancelId, 'orders that tell their cancellation id') };
};

/** How every CheckoutPort cancels an order. */
export const checkoutCancelContract = (test: ContractTest): void => {
  describe('canceling an order', () => {
    test('frees its places, is told by the order, and answers the same when repeated', async (given) => {
      const { world, placesLeft } = given;
      const { id, day, show } = await paidOrder(given);
      const sold = await placesLeft(day);
      await value(world.checkout.cancelOrder(id));
      expect((await show()).outcome).toBe('canceled');
      expect(await placesLeft(day)).toBe(sold + 3);
      await value(world.checkout.cancelOrder(id));
      expect(await placesLeft(day)).toBe(sold + 3);
    });

    test('five at once free the places once', async (given) => {
      const { world, placesLeft } = given;
      const { id, day } = await paidOrder(given);
      const sold = await placesLeft(day);
      await Promise.all(Array.from({ length: 5 }, () => value(world.checkout.cancelOrder(id))));
      expect(await placesLeft(day)).toBe(sold + 3);
    });

    test('without an id and of an unknown order is refused, each in its own way', async ({ world: { checkout } }) => {
      expect(await refusal(checkout.cancelOrder(cancelId('')))).toEqual({ kind: 'cancelIdMissing' });
      expect(await refusal(checkout.cancelOrder(cancelId('f'.repeat(32))))).toEqual({ kind: 'cancelFailed' });
    });
  });
};
