import { ticketsOf } from '@shop/core/cart/cart-line';
import { instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { type AttemptId, attemptId, orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { errAsync, ok } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { movingClock } from '../../clock/testing/moving-clock.ts';
import type { PaymentNotification } from '../../payment/provider-api.ts';
import type { Faults } from '../../payment-standin/faults.ts';
import { testCards } from '../../payment-standin/test-cards.ts';
import { places } from '../testing/test-catalog.ts';
import { openRig } from '../testing/test-checkout.ts';

const begun = async (options: Parameters<typeof openRig>[0] = {}, persons = 2) => {
  const rig = await openRig(options);
  const cart = await rig.fillCart(persons);
  const { returnUrl } = (await rig.start(cart))._unsafeUnwrap();
  const [attempt] = await rig.attempts();
  if (attempt === undefined) throw new Error('no attempt');
  const order = async () => (await rig.checkout.showOrder(attempt.order_ref))._unsafeUnwrap();
  const told = (changes: Partial<PaymentNotification> = {}): PaymentNotification => ({
    eventId: 'event-1',
    attemptId: attempt.id,
    orderRef: attempt.order_ref,
    state: 'captured',
    amount: cents(persons * 2200),
    currency: 'EUR',
    at: rig.time.clock.now(),
    ...changes,
  });
  const moneyOf = async (id: AttemptId = attempt.id) => (await rig.provider.queryAttempt(id))._unsafeUnwrap();
  return { ...rig, cartOf: cart, returnUrl, attempt, order, told, moneyOf };
};

const lost = (): Faults => ({ notification: 'never' });

describe('a payment that the shop hears of', () => {
  it('by notification alone is completed, though the browser never came back', async () => {
    const rig = await begun();
    await rig.payAt(rig.returnUrl);
    await vi.waitFor(async () => expect(await rig.day()).toEqual({ sold: 2, paying: 0, held: 0 }));
    expect((await rig.order()).outcome).toBe('completed');
  });

  it.each([
    ['declined', { number: testCards.declined }, 'error'],
    ['rejected at 3-D Secure', { number: testCards.challenged, challenge: 'reject' as const }, 'error'],
  ])('as %s keeps the cart, its places held for a new try', async (_, card, status) => {
    const rig = await begun();
    rig.time.move(minutes(10));
    await rig.payAt(rig.returnUrl, card);
    await vi.waitFor(async () => expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 2 }));
    expect(await rig.order()).toMatchObject({ outcome: 'open', status });
    const [item] = ticketsOf((await rig.cart(rig.cartOf.cartId)).items);
    expect(item?.hold).toMatchObject({ type: 'held', until: rig.time.clock.now() + minutes(5) });
  });

  it.each([
    ['the reason of the bank', { why: 'notConfirmed' }, 'notConfirmed'],
    ['no reason', {}, undefined],
    ['a reason that nobody knows here', { why: 'stolen' }, undefined],
    ['a reason that is none', { why: { it: 'is' } }, undefined],
  ])('as declined with %s keeps no more than is known', async (_, said, reason) => {
    const rig = await begun();
    (await rig.settler.settleNotification(rig.told({ state: 'declined', ...said })))._unsafeUnwrap();
    expect((await rig.order()).status).toBe('error');
    expect((await rig.order()).declineReason).toBe(reason);
  });

  it('that was not confirmed to the bank is told so until it is tried again', async () => {
    const rig = await begun();
    await rig.payAt(rig.returnUrl, { number: testCards.challenged, challenge: 'reject' });
    await vi.waitFor(async () => expect((await rig.order()).declineReason).toBe('notConfirmed'));
    const again = (await rig.start(rig.cartOf))._unsafeUnwrap();
    expect((await rig.order()).declineReason).toBeUndefined();
    await rig.payAt(again.returnUrl, { number: testCards.declined });
    await vi.waitFor(async () => expect((await rig.order()).status).toBe('error'));
    expect((await rig.order()).declineReason).toBeUndefined();
  });

  it('after a slow answer is completed', async () => {
    const rig = await begun();
    const { ref } = await rig.payAt(rig.returnUrl, { number: testCards.slow });
    expect((await rig.checkout.showOrder(ref))._unsafeUnwrap().outcome).toBe('completed');
  });

  it('twice is sold once', async () => {
    const rig = await begun({ faults: () => ({ notification: 'twice' }) });
    await rig.payAt(rig.returnUrl);
    await vi.waitFor(async () => expect((await rig.order()).outcome).toBe('completed'));
    await rig.settler.settleNotification(rig.told({ eventId: 'again' }));
    expect(await rig.day()).toEqual({ sold: 2, paying: 0, held: 0 });
  });

  it('late, after the browser came back, changes nothing any more', async () => {
    const rig = await begun({ faults: () => ({ delay: 60 }) });
    await rig.payAt(rig.returnUrl);
    const shown = await rig.order();
    const events = () =>
      rig.database.read(async (db) => ok(await db.selectFrom('payment_events').selectAll().execute()));
    await vi.waitFor(async () => expect((await events())._unsafeUnwrap()).toHaveLength(1));
    expect(await rig.order()).toEqual(shown);
  });

  it('not at all is found by the reconciler', async () => {
    const rig = await begun({ faults: lost });
    await rig.payAt(rig.returnUrl);
    expect(await rig.reconcile()).toBe(0);
    rig.time.move(10_000);
    expect(await rig.reconcile()).toBe(1);
    expect(await rig.day()).toEqual({ sold: 2, paying: 0, held: 0 });
    rig.time.move(minutes(60));
    expect(await rig.reconcile()).toBe(0);
  });
});

describe('money for an order that was lost with the books', () => {
  it('stands for a person until it is back, is told once, and moves nothing else', async () => {
    const reports = { onAttention: vi.fn(), onStanding: vi.fn(), onSessionEnd: vi.fn(), onDefect: vi.fn() };
    const rig = await begun({ reports });
    const of = { attemptId: attemptId('before'), orderRef: orderRef('forgotten'), amount: cents(44_00) };
    const standing = async () => (await rig.store.attention())._unsafeUnwrap().payments;
    for (const eventId of ['one', 'one', 'two']) {
      expect((await rig.settler.settleNotification(rig.told({ ...of, eventId }))).isOk()).toBe(true);
    }
    const attention = { ...of, since: rig.time.clock.now(), why: 'unknownToShop' };
    expect(await standing()).toEqual([attention]);
    expect(reports.onAttention.mock.calls).toEqual([[attention]]);
    expect((await rig.order()).outcome).toBe('open');
    await rig.settler.settleNotification(rig.told({ ...of, state: 'refunded', eventId: 'three' }));
    expect(await standing()).toEqual([]);
  });

  it('is not waited for: what is told of no money is answered as of an order that is not found', async () => {
    const rig = await begun();
    const word = rig.told({ attemptId: attemptId('before'), state: 'declined' });
    expect((await rig.settler.settleNotification(word))._unsafeUnwrapErr()).toMatchObject({ kind: 'notFound' });
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
    const [attempt] = await rig.attempts();
    const id = attempt?.id ?? expect.fail();
    const contradicting = Array.from({ length: 150 }, () =>
      rig.settler.settleNotification(rig.told({ amount: cents(1) })),
    );
    const answers = await Promise.all([...contradicting, ...contradicting.map(() => rig.settler.settleByQuery(id))]);
    expect(answers.every((answer) => answer.isOk())).toBe(true);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
    await rig.settler.settleByQuery(id);
    expect(asked.mock.calls.length).toBeGreaterThan(1);
  });

  it('of which the session ends too late are reported, and another end is kept', async () => {
    const reports = { onAttention: vi.fn(), onStanding: vi.fn(), onSessionEnd: vi.fn(), onDefect: vi.fn() };
    const far = instant(4_000_000_000_000);
    const rig = await begun({
      reports,
      provider: (real) => ({
        ...real,
        openSession: (asked) => real.openSession(asked).map((session) => ({ ...session, expiresAt: far })),
      }),
    });
    const [attempt] = await rig.attempts();
    expect(reports.onSessionEnd.mock.calls).toEqual([
      [{ attemptId: attempt?.id, reported: far, kept: plusMilliseconds(rig.time.clock.now(), minutes(60)) }],
    ]);
  });
});

describe('what must not complete an order', () => {
  it.each([
    ['another amount', { amount: cents(1) }],
    ['another currency', { currency: 'HRK' }],
  ])('a signed notification of %s, while the books say open (R-SAFE-6)', async (_, changes) => {
    const rig = await begun();
    await rig.settler.settleNotification(rig.told(changes));
    expect((await rig.order()).outcome).toBe('open');
    expect(await rig.day()).toEqual({ sold: 0, paying: 2, held: 0 });
  });

  it('a signed refund of a session that was never paid, while the books say open', async () => {
    const rig = await begun();
    await rig.settler.settleNotification(rig.told({ state: 'refunded' }));
    expect((await rig.order()).outcome).toBe('open');
    expect(await rig.day()).toEqual({ sold: 0, paying: 2, held: 0 });
  });

  it('an event that was acted upon before', async () => {
    const rig = await begun();
    await rig.settler.settleNotification(rig.told({ state: 'declined' }));
    await rig.start(rig.cartOf);
    const [, second] = await rig.attempts();
    const replayed = rig.told({ attemptId: second?.id ?? expect.fail() });
    await rig.settler.settleNotification(replayed);
    expect((await rig.order()).outcome).toBe('open');
  });
});

describe('a wrong sum in the provider’s books', () => {
  it('is refunded, the cart stays', async () => {
    const rig = await begun({
      faults: lost,
      provider: (real) => ({
        ...real,
        queryAttempt: (id) =>
          real.queryAttempt(id).map((told) => (told.state === 'captured' ? { ...told, amount: cents(1) } : told)),
        refund: (id) => real.refund(id).map((told) => ({ ...told, amount: cents(1) })),
      }),
    });
    await rig.payAt(rig.returnUrl);
    expect(await rig.order()).toMatchObject({ outcome: 'refunded', status: 'error' });
    expect(await rig.moneyOf()).toEqual({ state: 'refunded', amount: 4400 });
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 2 });
  });
});

describe('a session that ends in silence', () => {
  it('gives its places back once the provider reports no payment, and holds none of them anew (R-HOLD-3)', async () => {
    const rig = await begun({ faults: lost });
    rig.time.move(minutes(15));
    await rig.reconcile();
    expect((await rig.attempts())[0]?.state).toBe('canceled');
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 0 });
    expect(await rig.cart(rig.cartOf.cartId)).toMatchObject({ frozen: false, items: [{ hold: { type: 'expired' } }] });
  });

  it.each([
    ['a millisecond before two minutes are over', minutes(17) - 1, false],
    ['when two minutes are over', minutes(17), true],
    ['a millisecond later', minutes(17) + 1, true],
  ])('frees its places for others although nobody looked after it: %s', async (_, elapsed, isFree) => {
    const rig = await begun({ pageTime: movingClock(), faults: lost }, places);
    rig.time.move(elapsed);
    expect((await rig.add(1)).isOk()).toBe(isFree);
    expect(await rig.day()).toEqual(isFree ? { sold: 0, paying: 0, held: 1 } : { sold: 0, paying: places, held: 0 });
    expect((await rig.cart(rig.cartOf.cartId)).frozen).toBe(!isFree);
  });

  it('lets late money take its places while nobody else has, and nobody looked', async () => {
    const rig = await begun({ pageTime: movingClock(), faults: lost });
    rig.time.move(minutes(18));
    await rig.payAt(rig.returnUrl);
    expect((await rig.order()).outcome).toBe('completed');
    expect(await rig.day()).toEqual({ sold: 2, paying: 0, held: 0 });
  });

  it('refunds late money whose places others took, and nobody looked', async () => {
    const rig = await begun({ pageTime: movingClock(), faults: lost }, places);
    rig.time.move(minutes(18));
    (await rig.add(1))._unsafeUnwrap();
    await rig.payAt(rig.returnUrl);
    expect((await rig.order()).outcome).toBe('refunded');
    expect((await rig.moneyOf()).state).toBe('refunded');
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 1 });
  });

  it('does not take back what the buyer took again since', async () => {
    const rig = await begun({ pageTime: movingClock(), faults: lost });
    rig.time.move(minutes(18));
    (await rig.checkout.loadCustomer({ cartId: rig.cartOf.cartId, language: 'sl' }))._unsafeUnwrap();
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 2 });
    await rig.reconcile();
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 2 });
    expect((await rig.attempts())[0]?.state).toBe('overdue');
  });

  it('keeps its places while the provider cannot be reached', async () => {
    let down = false;
    const rig = await begun({
      faults: lost,
      provider: (real) => ({
        ...real,
        queryAttempt: (id) => (down ? errAsync({ kind: 'unreachable', cause: 'timeout' }) : real.queryAttempt(id)),
      }),
    });
    await rig.payAt(rig.returnUrl);
    down = true;
    rig.time.move(minutes(60));
    await rig.reconcile();
    expect(await rig.day()).toEqual({ sold: 0, paying: 2, held: 0 });
    down = false;
    rig.time.move(15_000);
    await rig.reconcile();
    expect(await rig.day()).toEqual({ sold: 2, paying: 0, held: 0 });
  });
});

/** The page's clock runs behind, so it still takes money after the shop has given the places back. */
const late = async (persons: number) => {
  const rig = await begun({ pageTime: movingClock(), faults: lost }, persons);
  rig.time.move(minutes(18));
  await rig.reconcile();
  expect((await rig.attempts())[0]?.state).toBe('overdue');
  expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 0 });
  return rig;
};

describe('late money', () => {
  it('takes the places again while they are free', async () => {
    const rig = await late(2);
    await rig.payAt(rig.returnUrl);
    expect(await rig.order()).toMatchObject({ outcome: 'completed', status: 'completed' });
    expect(await rig.day()).toEqual({ sold: 2, paying: 0, held: 0 });
  });

  it('is refunded in full when the places are gone, and nothing is oversold', async () => {
    const rig = await late(places);
    await rig.fillCart(1);
    await rig.payAt(rig.returnUrl);
    expect(await rig.order()).toMatchObject({ outcome: 'refunded', status: 'error' });
    expect(await rig.moneyOf()).toEqual({ state: 'refunded', amount: places * 2200 });
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 1 });
  });

  it('is refunded when the buyer has changed the cart since', async () => {
    const rig = await late(2);
    const [item] = ticketsOf((await rig.cart(rig.cartOf.cartId)).items);
    const change = {
      cartId: rig.cartOf.cartId,
      itemId: item?.id ?? expect.fail(),
      quantity: 1,
      language: 'sl' as const,
    };
    (await rig.shop.changeQuantity(change))._unsafeUnwrap();
    await rig.payAt(rig.returnUrl);
    expect((await rig.order()).outcome).toBe('refunded');
    expect((await rig.moneyOf()).state).toBe('refunded');
  });

  it('beside a second payment of the same order keeps one and refunds the other', async () => {
    const rig = await late(2);
    const second = (await rig.start(rig.cartOf))._unsafeUnwrap();
    await rig.payAt(rig.returnUrl);
    await rig.payAt(second.returnUrl);
    await rig.order();
    rig.time.move(10_000);
    await rig.reconcile();
    const states = (await rig.attempts()).map(({ state }) => state).sort();
    expect(states).toEqual(['paid', 'refunded']);
    expect(await rig.day()).toEqual({ sold: 2, paying: 0, held: 0 });
  });
});
