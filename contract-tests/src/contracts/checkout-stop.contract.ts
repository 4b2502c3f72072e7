import { cartId } from '@shop/core/ids';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect } from 'vitest';
import type { ContractTest, Given } from './contract-test.ts';

/** Starts the payment of a cart. Returns the calls that its buyer may make now. */
const beginPayment = async (given: Given) => {
  const { cart, line, session, day } = await given.readyToPay(2);
  const returnUrl = await given.payPage(cart.id, session);
  const stop = () => given.world.checkout.stopPayment({ cartId: cart.id, session });
  const change = () => given.setQuantity(cart, line, 1);
  return { cart, session, day, returnUrl, stop, change };
};

/** The contract of stopping a payment in progress, for every CheckoutPort. */
export const checkoutStopContract = ({ own: test }: ContractTest): void => {
  describe('stopping a payment', () => {
    test('reopens the cart with its places, also when repeated, and a new payment has its own page', async (given) => {
      const { load, payPage, placesLeft } = given;
      const { cart, session, day, returnUrl, stop, change } = await beginPayment(given);
      expect(await refusal(change())).toEqual({ kind: 'cartFrozen' });
      const left = await placesLeft(day);
      await Promise.all([value(stop()), value(stop())]);
      await value(stop());
      expect(await placesLeft(day)).toBe(left);
      expect(await load(cart.id)).toMatchObject({ frozen: false, items: [{ hold: { type: 'held' } }] });
      await value(change());
      await value(given.world.checkout.loadCustomer({ cartId: cart.id, language: 'sl', session }));
      expect(await payPage(cart.id, session)).not.toBe(returnUrl);
    });

    test('closes its page, which accepts no payment afterwards', async (given) => {
      const { session, returnUrl, stop } = await beginPayment(given);
      await value(stop());
      const ref = await given.world.pay(returnUrl, 'paid');
      expect(await given.show(ref, session)).toMatchObject({ status: 'canceled' });
    });

    test('is too late for a paid order, which stays', async (given) => {
      const { returnUrl, session, stop } = await beginPayment(given);
      const ref = await given.world.pay(returnUrl, 'paid');
      expect(await refusal(stop())).toEqual({ kind: 'orderAlreadyPaid' });
      expect(await given.show(ref, session)).toMatchObject({ outcome: 'completed' });
    });

    test('is allowed only to the session that started it', async (given) => {
      const { world, load, save } = given;
      const { cart } = await beginPayment(given);
      const other = await save(cart.id).catch(() => undefined);
      for (const session of [undefined, other]) {
        const request = { cartId: cart.id, session };
        expect(await refusal(world.checkout.stopPayment(request))).toEqual({ kind: 'cartFrozen' });
      }
      expect((await load(cart.id)).frozen).toBe(true);
    });

    test('does nothing to a cart without a payment, and refuses an unknown one', async ({ world, readyToPay }) => {
      const { cart, session } = await readyToPay();
      await value(world.checkout.stopPayment({ cartId: cart.id, session }));
      const unknown = { cartId: cartId('f'.repeat(32)), session };
      expect(await refusal(world.checkout.stopPayment(unknown))).toEqual({ kind: 'notFound', what: 'cart' });
    });
  });
};
