import { instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { cartItemId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { errAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import type { PaymentNotification } from '../../payment/client/provider-api.ts';
import { testCards } from '../../payment/test-bank/test-cards.ts';
import { openRig } from '../testing/test-checkout.ts';

const begun = async (options: Parameters<typeof openRig>[0] = {}) => {
  const rig = await openRig(options);
  const cart = await rig.fillCart(2);
  const { returnUrl } = (await rig.start(cart))._unsafeUnwrap();
  const [attempt] = await rig.attempts();
  if (attempt === undefined) throw new Error('no attempt');
  const order = async () => (await rig.checkout.showOrder(attempt.orderRef))._unsafeUnwrap();
  const told = (changes: Partial<PaymentNotification> = {}): PaymentNotification => ({
    eventId: 'event-1',
    attemptId: attempt.attemptId,
    orderRef: attempt.orderRef,
    state: 'captured',
    amount: cents(4400),
    currency: 'EUR',
    at: rig.time.clock.now(),
    ...changes,
  });
  return { ...rig, cartOf: cart, returnUrl, attempt, order, told };
};

describe('a payment that the shop hears of', () => {
  it('by notification alone is completed, though the browser never came back', async () => {
    const rig = await begun();
    await rig.payAt(rig.returnUrl);
    await expect.poll(() => rig.day()).toEqual({ sold: 2, paying: 0, held: 0 });
    expect((await rig.order()).outcome).toBe('completed');
  });

  it('as declined keeps the cart, its places held for a new try', async () => {
    const rig = await begun();
    rig.time.move(minutes(10));
    await rig.payAt(rig.returnUrl, { number: testCards.declined });
    await expect.poll(() => rig.day()).toEqual({ sold: 0, paying: 0, held: 2 });
    expect(await rig.order()).toMatchObject({ outcome: 'open', status: 'error' });
    const hold = { type: 'held', until: rig.time.clock.now() + minutes(5) };
    expect((await rig.cart(rig.cartOf.cartId)).items).toMatchObject([{ hold }]);
  });

  it.each([
    ['the reason of the bank', { why: 'notConfirmed' }, 'notConfirmed'],
    ['a reason that nobody knows here', { why: 'stolen' }, undefined],
    ['a reason that is none', { why: { it: 'is' } }, undefined],
  ])('as declined with %s keeps no more than is known', async (_, said, reason) => {
    const rig = await begun();
    (await rig.settler.settleNotification(rig.told({ state: 'declined', ...said })))._unsafeUnwrap();
    expect((await rig.order()).status).toBe('error');
    expect((await rig.order()).declineReason).toBe(reason);
  });

  it.each(['changed', 'shown'] as const)('not at all is asked about when its frozen cart is %s', async (what) => {
    const rig = await begun({ faults: () => ({ notification: 'never' }) });
    await rig.payAt(rig.returnUrl, { number: testCards.challenged, challenge: 'reject' });
    const { cartId } = rig.cartOf;
    const [hold] = await rig.rows('holds');
    const line = cartItemId(hold?.line_id ?? expect.fail());
    const change = { cartId, cartItemId: line, quantity: 3, language: 'sl' } as const;
    if (what === 'changed') expect((await rig.shop.changeQuantity(change))._unsafeUnwrap().itemsCount).toBe(3);
    else expect((await rig.cart(cartId)).frozen).toBe(false);
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: what === 'changed' ? 3 : 2 });
  });

  it('not at all is found by the reconciler, also after the provider was away for long', async () => {
    let down = true;
    const rig = await begun({
      faults: () => ({ notification: 'never' }),
      provider: (real) => ({
        ...real,
        queryAttempt: (id) => (down ? errAsync({ kind: 'unreachable', cause: 'timeout' }) : real.queryAttempt(id)),
      }),
    });
    await rig.payAt(rig.returnUrl);
    expect(await rig.reconcile()).toBe(0);
    rig.time.move(minutes(60));
    await rig.reconcile();
    expect(await rig.day()).toEqual({ sold: 0, paying: 2, held: 0 });
    down = false;
    rig.time.move(15_000);
    expect(await rig.reconcile()).toBe(1);
    expect(await rig.day()).toEqual({ sold: 2, paying: 0, held: 0 });
    rig.time.move(minutes(60));
    expect(await rig.reconcile()).toBe(0);
  });
});

describe('questions to the provider', () => {
  it('about one attempt are one query, however many callers ask at the same time', async () => {
    const asked = vi.fn();
    const rig = await begun({
      provider: (real) => ({
        ...real,
        queryAttempt: (id) => {
          asked();
          return real.queryAttempt(id);
        },
      }),
    });
    const contradicting = Array.from({ length: 150 }, () =>
      rig.settler.settleNotification(rig.told({ amount: cents(1) })),
    );
    const queries = contradicting.map(() => rig.settler.settleByQuery(rig.attempt.attemptId));
    const answers = await Promise.all([...contradicting, ...queries]);
    expect(answers.every((answer) => answer.isOk())).toBe(true);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
    await rig.settler.settleByQuery(rig.attempt.attemptId);
    expect(asked.mock.calls.length).toBeGreaterThan(1);
  });

  it('report a session that ends too late, and store an earlier end', async () => {
    const reports = {
      onAttention: vi.fn(),
      onStanding: vi.fn(),
      onSilence: vi.fn(),
      onSessionEnd: vi.fn(),
      onOldProtocol: vi.fn(),
      onRowsWritten: vi.fn(),
      onFailure: vi.fn(),
      onDefect: vi.fn(),
    };
    const far = instant(4_000_000_000_000);
    const rig = await begun({
      reports,
      provider: (real) => ({
        ...real,
        openSession: (asked) => real.openSession(asked).map((session) => ({ ...session, expiresAt: far })),
      }),
    });
    expect(reports.onSessionEnd.mock.calls).toEqual([
      [{ attemptId: rig.attempt.attemptId, reported: far, kept: plusMilliseconds(rig.time.clock.now(), minutes(60)) }],
    ]);
  });
});

describe('what must not complete an order', () => {
  it.each([
    ['another amount', { amount: cents(1) }],
    ['another currency', { currency: 'HRK' }],
    ['a refund of what was never paid', { state: 'refunded' as const }],
  ])('a signed notification of %s, while the books say open (R-SAFE-6)', async (_, changes) => {
    const rig = await begun();
    await rig.settler.settleNotification(rig.told(changes));
    expect((await rig.order()).outcome).toBe('open');
    expect(await rig.day()).toEqual({ sold: 0, paying: 2, held: 0 });
  });

  it('an event that was acted upon before', async () => {
    const rig = await begun();
    await rig.settler.settleNotification(rig.told({ state: 'declined' }));
    await rig.start(rig.cartOf);
    const [, second] = await rig.attempts();
    const replayed = rig.told({ attemptId: second?.attemptId ?? expect.fail() });
    await rig.settler.settleNotification(replayed);
    expect((await rig.order()).outcome).toBe('open');
  });
});
