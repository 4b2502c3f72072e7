import { instant, minutes } from '@shop/core/dates/instant';
import { attemptId, orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import { memberOrderView } from '@shop/core/seller/views/order-view';
import { sql } from 'kysely';
import { okAsync } from 'neverthrow';
import { expect, test, vi } from 'vitest';
import { sellerDesk } from '../../seller/seller-desk.ts';
import { sqlAccountStore } from '../members/sql-account-store.ts';
import { openRig } from '../testing/test-checkout.ts';
import { driftOf } from '../testing/test-shop.ts';

const reports = () => ({
  onAttention: vi.fn(),
  onStanding: vi.fn(),
  onSilence: vi.fn(),
  onSessionEnd: vi.fn(),
  onRefused: vi.fn(),
  onOldProtocol: vi.fn(),
  onRowsWritten: vi.fn(),
  onFailure: vi.fn(),
  onDefect: vi.fn(),
});

/** Returns a paid order whose provider answers refunds as `refund` does. */
const paid = async (refund: (real: PaymentProviderPort) => PaymentProviderPort['refund']) => {
  const reported = reports();
  const rig = await openRig({ reports: reported, provider: (real) => ({ ...real, refund: refund(real) }) });
  const cart = await rig.fillCart(2);
  const { ref } = await rig.payAt((await rig.start(cart))._unsafeUnwrap().returnUrl);
  const order = async () => (await rig.checkout.showOrder(ref, cart.session))._unsafeUnwrap();
  const id = (await order()).cancelId ?? expect.fail('no cancellation id');
  const standing = async () => (await rig.store.attention())._unsafeUnwrap().payments;
  return { ...rig, onAttention: reported.onAttention, order, standing, cancel: () => rig.checkout.cancelOrder(id) };
};

test('a refund that the provider does not know is unconfirmed and listed for staff, until the provider knows it', async () => {
  let isLost = true;
  const rig = await paid(
    (real) => (attempt, refund) => (isLost ? okAsync({ state: 'notFound' }) : real.refund(attempt, refund)),
  );
  for (let press = 0; press < 2; press += 1) {
    expect((await rig.cancel())._unsafeUnwrapErr()).toEqual({ kind: 'cancelUnconfirmed' });
  }
  expect((await rig.order()).outcome).toBe('canceling');
  expect(await rig.day()).toEqual({ sold: 2, paying: 0, held: 0 });
  await rig.change((tx) =>
    sql`update order_buyers set document = json_set(document, '$.memberHashId', 'member')`.execute(tx),
  );
  const orders = (await sqlAccountStore(rig.database).ordersOf('member', 9))._unsafeUnwrap();
  expect(orders.map((one) => memberOrderView(one).outcome)).toEqual(['canceling']);
  const attention = {
    attemptId: (await rig.attempts())[0]?.attemptId,
    orderNumber: '2026-000001',
    why: 'unknownToProvider',
    since: rig.time.clock.now(),
  };
  expect(await rig.standing()).toEqual([attention]);
  expect(rig.onAttention.mock.calls).toEqual([[attention]]);
  isLost = false;
  rig.time.move(minutes(1));
  await rig.reconcile();
  expect([(await rig.order()).outcome, await rig.standing()]).toEqual(['canceled', []]);
});

test('staff settle an owed refund as refunded, and as nothing else (R-KEEP-5)', async () => {
  const rig = await paid(() => () => okAsync({ state: 'notFound' }));
  const desk = sellerDesk(rig.store, rig.run);
  const id = (await rig.attempts())[0]?.attemptId ?? expect.fail('no attempt');
  expect((await desk.settlePayment(id, 'refunded'))._unsafeUnwrap()).toEqual({ type: 'notListed' });
  await rig.cancel();
  for (const found of ['kept', 'unpaid'] as const)
    expect((await desk.settlePayment(id, found))._unsafeUnwrap()).toEqual({ type: 'owed' });
  expect(await rig.standing()).toHaveLength(1);
  expect((await desk.settlePayment(id, 'refunded'))._unsafeUnwrap()).toEqual({ type: 'settled' });
  expect([(await rig.order()).outcome, await rig.standing()]).toEqual(['canceled', []]);
  expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 0 });
  expect(await driftOf(rig.database)).toEqual([]);
});

test('a payment without an order is listed until staff settle it as refunded (R-KEEP-5)', async () => {
  const rig = await openRig({});
  const desk = sellerDesk(rig.store, rig.run);
  const stray = { attemptId: attemptId('stray'), orderRef: orderRef('forgotten'), amount: cents(44_00) };
  const captured = { ...stray, eventId: 'a', state: 'captured', currency: 'EUR', at: instant(0) } as const;
  (await rig.settler.settleNotification(captured))._unsafeUnwrap();
  for (const found of ['kept', 'unpaid'] as const)
    expect((await desk.settlePayment(stray.attemptId, found))._unsafeUnwrap()).toEqual({ type: 'owed' });
  expect((await desk.settlePayment(stray.attemptId, 'refunded'))._unsafeUnwrap()).toEqual({ type: 'settled' });
  expect((await desk.attention())._unsafeUnwrap()).toEqual([]);
});
