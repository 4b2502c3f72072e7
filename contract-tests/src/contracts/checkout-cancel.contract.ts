import { type CheckoutSession, cancelId, checkoutSession } from '@shop/core/ids';
import { value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';
import { missing } from './world.ts';

/** Makes a paid order. Returns it with its cancellation id. */
const paidOrder = async (given: Given) => {
  const { ref, order, ...bought } = await given.buy();
  const show = (asking?: CheckoutSession) => given.show(ref, asking);
  return { ...bought, show, id: order.cancelId ?? missing('a way to cancel') };
};

/** The contract of cancellations, for every CheckoutPort. */
export const checkoutCancelContract = (test: ContractTest): void => {
  describe('the right to cancel', () => {
    test.own('is returned to the buyer’s session, and to no other session with the reference', async (given) => {
      const { id, cart, show, session } = await paidOrder(given);
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      const stranger = await given.readyToPay();
      for (const asking of [undefined, stranger.session, checkoutSession('f'.repeat(32)), checkoutSession('')]) {
        const order = await show(asking);
        expect(order.cancelId).toBeUndefined();
        expect(JSON.stringify(order)).not.toContain(id);
      }
      expect([String(id), String(cart.id)]).not.toContain(String((await show(session)).ref));
    });

    test.own('is absent before the payment and after the cancellation', async (given) => {
      const { cart, session } = await given.readyToPay();
      const ref = await given.world.pay(await given.payPage(cart.id, session), 'declined');
      expect((await given.show(ref, session)).cancelId).toBeUndefined();
      const paid = await paidOrder(given);
      await value(given.world.checkout.cancelOrder(paid.id));
      expect((await paid.show(paid.session)).cancelId).toBeUndefined();
    });
  });

  describe('canceling an order', () => {
    test.own(
      'frees its places, appears in the order, and returns the same answer when repeated (R-REPEAT-15)',
      async (given) => {
        const { world, placesLeft } = given;
        const { id, day, show } = await paidOrder(given);
        const sold = await placesLeft(day);
        await value(world.checkout.cancelOrder(id));
        expect((await show()).outcome).toBe('canceled');
        expect(await placesLeft(day)).toBe(sold + 3);
        await value(world.checkout.cancelOrder(id));
        expect(await placesLeft(day)).toBe(sold + 3);
      },
    );

    test.own('frees the places once when five cancellations are concurrent', async (given) => {
      const { world, placesLeft } = given;
      const { id, day } = await paidOrder(given);
      const sold = await placesLeft(day);
      await Promise.all(Array.from({ length: 5 }, () => value(world.checkout.cancelOrder(id))));
      expect(await placesLeft(day)).toBe(sold + 3);
    });

    test('is refused without an id and for an unknown order, each with its own error', async (given) => {
      const { checkout } = given.world;
      await given.expectRefused(checkout.cancelOrder(cancelId('')), { kind: 'cancelIdMissing' });
      await given.expectRefused(checkout.cancelOrder(cancelId('f'.repeat(32))), { kind: 'cancelFailed' });
    });
  });
};
