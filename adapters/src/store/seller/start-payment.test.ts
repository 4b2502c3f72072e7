import { plainTerms } from '@shop/core/checkout/payment-terms';
import { idempotencyKey, priceListId, productId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { aPaymentAttempt } from '@shop/core/testing/payment-attempts';
import { err, errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { noReports } from '../../seller/payment-parts.ts';
import { openRig } from '../testing/test-checkout.ts';

describe('starting a payment', () => {
  it('of 0 EUR completes the order and returns to the shop', async () => {
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

  it('in another way closes the first page, and a reservation holds the amount without capturing it', async () => {
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
    expect(
      (
        await rig.provider.queryAttempt(aPaymentAttempt({ attemptId: attempt?.attemptId ?? expect.fail() }))
      )._unsafeUnwrap().state,
    ).toBe('authorized');
  });

  it('by reservation is refused for a cart with gift cards', async () => {
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

describe('a payment provider that fails', () => {
  it('leaves the payment unconfirmed, and the next start returns the session that began (R-HOLD-6)', async () => {
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

  it('by silence freezes the cart for 30 seconds', async () => {
    const away = () => errAsync({ kind: 'unreachable', cause: 'network' } as const);
    const provider = { terms: plainTerms, openSession: away, queryAttempt: away, endAttempt: away, refund: away };
    const rig = await openRig({ provider: () => provider });
    const cart = await rig.fillCart(2);
    await rig.start(cart);
    expect((await rig.cart(cart.cartId)).frozen).toBe(true);
    rig.time.move(30_000);
    expect((await rig.cart(cart.cartId)).frozen).toBe(false);
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 2 });
  });

  it('by slowness leaves the start unconfirmed after seven seconds, and its session opens later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const slow = Promise.withResolvers<void>();
    const requests = vi.fn();
    const rig = await openRig({
      provider: (real) => ({
        ...real,
        openSession: (request) => {
          requests();
          return ResultAsync.fromSafePromise(slow.promise).andThen(() => real.openSession(request));
        },
      }),
    });
    const cart = await rig.fillCart(1);
    const answers = vi.fn();
    const started = rig.start(cart).then(answers);
    await vi.advanceTimersByTimeAsync(6999);
    expect(answers).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await started;
    expect(answers.mock.calls[0]?.[0]).toEqual(err({ kind: 'paymentUnconfirmed' }));
    slow.resolve();
    vi.useRealTimers();
    await expect.poll(async () => (await rig.attempts())[0]?.state).toBe('open');
    expect((await rig.start(cart)).isOk()).toBe(true);
    expect([requests.mock.calls.length, (await rig.attempts()).length]).toEqual([1, 1]);
  });

  it.each([
    'https://shop.test.evil.example/pay',
    'http://shop.test@evil.example/pay',
    'http://shop.test:8080/pay',
    `http://shop.test/${'x'.repeat(2048)}`,
  ])('by sending buyers to %s gets no payment', async (redirectUrl) => {
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

  it('by a refusal fails the attempt as refused, and reports it to the operator', async () => {
    const onRefused = vi.fn();
    const rig = await openRig({
      provider: (real) => ({ ...real, openSession: () => errAsync({ kind: 'paymentRefused' }) }),
      reports: { ...noReports, onRefused },
    });
    const cart = await rig.fillCart(1);
    expect((await rig.start(cart))._unsafeUnwrapErr()).toEqual({ kind: 'paymentRefused' });
    expect(await rig.attempts()).toMatchObject([{ state: 'failed' }]);
    expect(onRefused).toHaveBeenCalledTimes(1);
  });
});
