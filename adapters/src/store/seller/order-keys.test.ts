import { attemptId, cancelId, orderKey, orderRef, ticketCode } from '@shop/core/ids';
import type { CartFinder } from '@shop/core/seller/checkout/cart-finder';
import { attemptsOf } from '@shop/core/seller/checkout/seller-order';
import { expect, it } from 'vitest';
import { openRig } from '../testing/test-checkout.ts';

const finders: Readonly<Record<Exclude<CartFinder['by'], 'cart'>, (key: string) => CartFinder>> = {
  order: (key) => ({ by: 'order', key: orderRef(key) }),
  orderNumber: (key) => ({ by: 'orderNumber', key }),
  cancelId: (key) => ({ by: 'cancelId', key: cancelId(key) }),
  orderKey: (key) => ({ by: 'orderKey', key: orderKey(key) }),
  attempt: (key) => ({ by: 'attempt', key: attemptId(key) }),
  ticket: (key) => ({ by: 'ticket', key: ticketCode(key) }),
};

it('an order is found by each of its keys, and not by keys of another kind', async () => {
  const rig = await openRig();
  const cart = await rig.fillCart(2);
  await rig.payAt((await rig.start(cart))._unsafeUnwrap().returnUrl);
  const [order = expect.fail('no order')] = await rig.orders();
  const keys: Readonly<Record<keyof typeof finders, string | undefined>> = {
    order: order.ref,
    orderNumber: order.number,
    cancelId: order.cancelId,
    orderKey: order.orderKey,
    attempt: attemptsOf(order)[0]?.attemptId,
    ticket: order.tickets[1]?.code,
  };
  for (const [kind, finder] of Object.entries(finders)) {
    for (const [own, key = expect.fail('no key')] of Object.entries(keys)) {
      const found = (await rig.store.read((reads) => reads.cartOf(finder(key))))._unsafeUnwrap();
      expect(found, `${own} as ${kind}`).toBe(own === kind ? cart.cartId : undefined);
    }
  }
});
