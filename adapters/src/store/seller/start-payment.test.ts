import { idempotencyKey, priceListId, productId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { err, errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openRig } from '../testing/test-checkout.ts';

describe('a buyer who pays', () => {
  it('is done at once when nothing is to pay', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(1, priceListId('termalija-family-day-toddler'), productId('termalija-family-day'));
    const back = new URL((await rig.start(cart))._unsafeUnwrap().returnUrl);
    expect([back.pathname, back.searchParams.get('status'), back.searchParams.get('lang')]).toEqual([
      '/shopPaymentCallback',
      '4',
      'sl',
    ]);
    expect(await rig.attempts()).toEqual([]);
    expect(await rig.day()).toEqual({ sold: 1, paying: 0, held: 0 });
  });

  it('another way closes the first page, so that it cannot be paid any more; a reservation only holds the amount', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(1);
    const card = (await rig.start(cart))._unsafeUnwrap();
    const reserve = (await rig.start(cart, 'preauthorization'))._unsafeUnwrap();
    expect((await rig.payAt(card.returnUrl)).status).toBe('2');
    const { ref } = await rig.payAt(reserve.returnUrl);
    expect((await rig.checkout.showOrder(ref))._unsafeUnwrap()).toMatchObject({
      outcome: 'completed',
      paymentType: 'preauthorization',
    });
    const [, attempt] = await rig.attempts();
    expect((await rig.provider.queryAttempt(attempt?.attemptId ?? expect.fail()))._unsafeUnwrap().state).toBe(
      'authorized',
    );
  });

  it('cannot reserve gift cards', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(1);
    const items = [{ priceListId: priceListId('voucher-fifty-euros'), quantity: 1, price: cents(5000) }];
    const order = { cartId: cart.cartId, productId: productId('voucher-fifty'), language: 'sl', items } as const;
    (await rig.shop.addGiftCard(order, idempotencyKey('g')))._unsafeUnwrap();
    expect((await rig.checkout.checkReservation(cart.cartId))._unsafeUnwrap()).toBe(false);
    expect((await rig.start(cart, 'preauthorization'))._unsafeUnwrapErr()).toEqual({ kind: 'reservationNotPossible' });
    expect((await rig.start(cart)).isOk()).toBe(true);
  });
});

describe('a provider that fails', () => {
  it('leaves it open whether a session began; the same press again leads to the one that did (R-HOLD-6)', async () => {
    let isLost = true;
    const rig = await openRig({
      provider: (real) => ({
        ...real,
        openSession: (request) =>
          real
            .openSession(request)
            .andThen((session) =>
              isLost ? errAsync({ kind: 'unreachable', cause: 'timeout' } as const) : okAsync(session),
            ),
      }),
    });
    const cart = await rig.fillCart(2);
    expect((await rig.start(cart))._unsafeUnwrapErr()).toEqual({ kind: 'paymentUnconfirmed' });
    expect(await rig.day()).toEqual({ sold: 0, paying: 2, held: 0 });
    isLost = false;
    const { ref } = await rig.payAt((await rig.start(cart))._unsafeUnwrap().returnUrl);
    expect((await rig.checkout.showOrder(ref))._unsafeUnwrap().outcome).toBe('completed');
    expect(await rig.attempts()).toHaveLength(1);
  });

  it.each([
    [29_999, true],
    [30_000, false],
  ])('while nobody answers keeps the cart for it: after %i ms it is frozen: %s', async (elapsed, isFrozen) => {
    const away = () => errAsync({ kind: 'unreachable', cause: 'network' } as const);
    const provider = { openSession: away, queryAttempt: away, endAttempt: away, refund: away };
    const rig = await openRig({ provider: () => provider });
    const cart = await rig.fillCart(2);
    await rig.start(cart);
    rig.time.move(elapsed);
    expect((await rig.cart(cart.cartId)).frozen).toBe(isFrozen);
    expect(await rig.day()).toEqual(isFrozen ? { sold: 0, paying: 2, held: 0 } : { sold: 0, paying: 0, held: 2 });
  });

  it('answers a press with not known yet when its time is over, and the session opens all the same', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const slow = Promise.withResolvers<void>();
    const asked = vi.fn();
    const rig = await openRig({
      provider: (real) => ({
        ...real,
        openSession: (request) => {
          asked();
          return ResultAsync.fromSafePromise(slow.promise).andThen(() => real.openSession(request));
        },
      }),
    });
    const cart = await rig.fillCart(1);
    const told = vi.fn();
    const started = rig.start(cart).then(told);
    await vi.advanceTimersByTimeAsync(6999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await started;
    expect(told.mock.calls[0]?.[0]).toEqual(err({ kind: 'paymentUnconfirmed' }));
    slow.resolve();
    vi.useRealTimers();
    await expect.poll(async () => (await rig.attempts())[0]?.state).toBe('open');
    expect((await rig.start(cart)).isOk()).toBe(true);
    expect([asked.mock.calls.length, (await rig.attempts()).length]).toEqual([1, 1]);
  });

  it.each([
    'https://shop.test.evil.example/pay',
    'http://shop.test@evil.example/pay',
    'http://shop.test:8080/pay',
    `http://shop.test/${'x'.repeat(2048)}`,
  ])('and sends buyers to %s opens nothing that they could pay', async (redirectUrl) => {
    const rig = await openRig({
      provider: (real) => ({
        ...real,
        openSession: (request) => real.openSession(request).map((session) => ({ ...session, redirectUrl })),
      }),
    });
    const cart = await rig.fillCart(1);
    expect((await rig.start(cart))._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'malformed' });
    expect((await rig.cart(cart.cartId)).frozen).toBe(false);
    await rig.reconcile();
    expect(await rig.attempts()).toMatchObject([{ state: 'canceled' }]);
  });

  it('that says no is told as such', async () => {
    const rig = await openRig({
      provider: (real) => ({ ...real, openSession: () => errAsync({ kind: 'paymentRefused' }) }),
    });
    const cart = await rig.fillCart(1);
    expect((await rig.start(cart))._unsafeUnwrapErr()).toEqual({ kind: 'paymentRefused' });
    expect(await rig.attempts()).toMatchObject([{ state: 'failed' }]);
  });
});
