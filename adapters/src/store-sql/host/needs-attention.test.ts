import { minutes } from '@shop/core/dates/instant';
import { memberOrderView } from '@shop/core/host/views/order-view';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import { okAsync } from 'neverthrow';
import { expect, test, vi } from 'vitest';
import { sqlAccountStore } from '../members/sql-account-store.ts';
import { openRig } from '../testing/test-checkout.ts';

const reports = () => ({ onAttention: vi.fn(), onStanding: vi.fn(), onSessionEnd: vi.fn(), onDefect: vi.fn() });

/** A paid order whose provider answers refunds as it is told to. */
const paid = async (refund: (real: PaymentProviderPort) => PaymentProviderPort['refund']) => {
  const told = reports();
  const rig = await openRig({ reports: told, provider: (real) => ({ ...real, refund: refund(real) }) });
  const cart = await rig.fillCart(2);
  const { ref } = await rig.payAt((await rig.start(cart))._unsafeUnwrap().returnUrl);
  const order = async () => (await rig.checkout.showOrder(ref, cart.session))._unsafeUnwrap();
  const id = (await order()).cancelId ?? expect.fail('no cancellation id');
  const standing = async () => (await rig.store.attention())._unsafeUnwrap().payments;
  return { ...rig, told, order, standing, cancel: () => rig.checkout.cancelOrder(id) };
};

test('a refund of something that the provider does not know is told as not known yet, and stands for a person', async () => {
  let isLost = true;
  const rig = await paid((real) => (id) => (isLost ? okAsync({ state: 'notFound' }) : real.refund(id)));
  for (let press = 0; press < 2; press += 1) {
    expect((await rig.cancel())._unsafeUnwrapErr()).toEqual({ kind: 'cancelUnconfirmed' });
  }
  expect((await rig.order()).outcome).toBe('canceling');
  expect(await rig.day()).toEqual({ sold: 2, paying: 0, held: 0 });
  await rig.change((tx) => tx.updateTable('order_buyers').set({ member_hash_id: 'member' }).execute());
  const { orders, attempts } = (await sqlAccountStore(rig.database).ordersOf('member', 9))._unsafeUnwrap();
  expect(orders.map((one) => memberOrderView({ attempts }, one).outcome)).toEqual(['canceling']);
  const attention = {
    attemptId: (await rig.attempts())[0]?.id,
    orderNumber: '2026-000001',
    why: 'unknownToProvider',
    since: rig.time.clock.now(),
  };
  expect(await rig.standing()).toEqual([attention]);
  expect(rig.told.onAttention.mock.calls).toEqual([[attention]]);
  isLost = false;
  rig.time.move(minutes(1));
  await rig.reconcile();
  expect([(await rig.order()).outcome, await rig.standing()]).toEqual(['canceled', []]);
});
