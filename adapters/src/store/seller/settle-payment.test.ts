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
  const notice = (changes: Partial<PaymentNotification> = {}): PaymentNotification => ({
    eventId: 'event-1',
    attemptId: attempt.attemptId,
    orderRef: attempt.orderRef,
    state: 'captured',
    amount: cents(4400),
    currency: 'EUR',
    at: rig.time.clock.now(),
    ...changes,
  });
  return { ...rig, cartOf: cart, returnUrl, attempt, order, notice };
};

describe('a payment', () => {
  it('completes its order by notification alone', async () => {
    const rig = await begun();
    await rig.payAt(rig.returnUrl);
    await expect.poll(() => rig.day()).toEqual({ sold: 2, paying: 0, held: 0 });
    expect((await rig.order()).outcome).toBe('completed');
  });

  it('that is declined leaves the cart its places for five minutes', async () => {
    const rig = await begun();
    rig.time.move(minutes(10));
    await rig.payAt(rig.returnUrl, { number: testCards.declined });
    await expect.poll(() => rig.day()).toEqual({ sold: 0, paying: 0, held: 2 });
    const hold = { type: 'held', until: rig.time.clock.now() + minutes(5) };
    expect((await rig.cart(rig.cartOf.cartId)).items).toMatchObject([{ hold }]);
  });

  it.each([
    ['a known reason', { why: 'notConfirmed' }, 'notConfirmed'],
    ['an unknown reason', { why: 'stolen' }, undefined],
  ])('that is declined for %s stores known reasons alone', async (_, decline, reason) => {
    const rig = await begun();
    (await rig.settler.settleNotification(rig.notice({ state: 'declined', ...decline })))._unsafeUnwrap();
    expect((await rig.order()).status).toBe('error');
    expect((await rig.order()).declineReason).toBe(reason);
  });

  it.each(['changed', 'shown'] as const)(
    'without a notification is queried when its frozen cart is %s',
    async (what) => {
      const rig = await begun({ faults: () => ({ notification: 'never' }) });
      await rig.payAt(rig.returnUrl, { number: testCards.challenged, challenge: 'reject' });
      const { cartId } = rig.cartOf;
      const [hold] = await rig.rows('holds');
      const line = cartItemId(hold?.line_id ?? expect.fail());
      const change = { cartId, cartItemId: line, quantity: 3, language: 'sl' } as const;
      if (what === 'changed') expect((await rig.shop.changeQuantity(change))._unsafeUnwrap().itemsCount).toBe(3);
      else expect((await rig.cart(cartId)).frozen).toBe(false);
      expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: what === 'changed' ? 3 : 2 });
    },
  );

  it('without a notification is settled in the background, also after the provider was away for an hour', async () => {
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

describe('queries to the provider', () => {
  it('about one attempt are shared by concurrent callers', async () => {
    const queries = vi.fn();
    const rig = await begun({
      provider: (real) => ({
        ...real,
        queryAttempt: (id) => {
          queries();
          return real.queryAttempt(id);
        },
      }),
    });
    const contradicting = Array.from({ length: 20 }, () =>
      rig.settler.settleNotification(rig.notice({ amount: cents(1) })),
    );
    const looks = contradicting.map(() => rig.settler.settleByQuery(rig.attempt.attemptId));
    const answers = await Promise.all([...contradicting, ...looks]);
    expect(answers.every((answer) => answer.isOk())).toBe(true);
    expect(queries.mock.calls.length).toBeLessThanOrEqual(3);
    await rig.settler.settleByQuery(rig.attempt.attemptId);
    expect(queries.mock.calls.length).toBeGreaterThan(1);
  });

  it('report a session that ends too late, and an earlier end is stored', async () => {
    const reports = {
      onAttention: vi.fn(),
      onStanding: vi.fn(),
      onSilence: vi.fn(),
      onSessionEnd: vi.fn(),
      onRefused: vi.fn(),
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
        openSession: (request) => real.openSession(request).map((session) => ({ ...session, expiresAt: far })),
      }),
    });
    expect(reports.onSessionEnd.mock.calls).toEqual([
      [{ attemptId: rig.attempt.attemptId, reported: far, kept: plusMilliseconds(rig.time.clock.now(), minutes(60)) }],
    ]);
  });
});

describe('an order is not completed by', () => {
  it.each([
    ['another amount', { amount: cents(1) }],
    ['another currency', { currency: 'HRK' }],
    ['a refund of what was never paid', { state: 'refunded' as const }],
  ])('a signed notification of %s while the provider’s answer is open (R-SAFE-6)', async (_, changes) => {
    const rig = await begun();
    await rig.settler.settleNotification(rig.notice(changes));
    expect((await rig.order()).outcome).toBe('open');
    expect(await rig.day()).toEqual({ sold: 0, paying: 2, held: 0 });
  });

  it('an event that was processed before', async () => {
    const rig = await begun();
    await rig.settler.settleNotification(rig.notice({ state: 'declined' }));
    await rig.start(rig.cartOf);
    const [, second] = await rig.attempts();
    const replayed = rig.notice({ attemptId: second?.attemptId ?? expect.fail() });
    await rig.settler.settleNotification(replayed);
    expect((await rig.order()).outcome).toBe('open');
  });
});
