import { minutes } from '@shop/core/dates/instant';
import { checkoutSession, idempotencyKey } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { err, errAsync, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testCards } from '../../payment-standin/test-cards.ts';
import { giftCard, infant, places, voucher } from '../testing/test-catalog.ts';
import { aBuyer, openRig } from '../testing/test-checkout.ts';

describe('a buyer who pays', () => {
  it('gets a completed order with what was in the cart, and the places are sold', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(2);
    const before = await rig.cart(cart.cartId);
    const { returnUrl } = (await rig.start(cart))._unsafeUnwrap();
    expect(await rig.day()).toEqual({ sold: 0, paying: 2, held: 0 });
    const { ref, status } = await rig.payAt(returnUrl);

    const order = (await rig.checkout.showOrder(ref))._unsafeUnwrap();
    expect(status).toBe('4');
    expect(order).toMatchObject({
      number: '2026-000001',
      status: 'completed',
      outcome: 'completed',
      productType: 'dailyTicket',
      total: 4400,
    });
    expect(order.items.map(({ price }) => price)).toEqual(before.items.map(({ price }) => price));
    expect(order.items[0]?.price.steps.length).toBeGreaterThan(1);
    expect(JSON.stringify(order)).not.toMatch(/Novak|ana@example|Zdravili/);
    expect(await rig.day()).toEqual({ sold: 2, paying: 0, held: 0 });
    expect((await rig.cart(cart.cartId)).items).toEqual([]);
  });

  it('is told when the same cart is paid again', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(1);
    const { ref } = await rig.payAt((await rig.start(cart))._unsafeUnwrap().returnUrl);
    await rig.checkout.showOrder(ref);
    expect((await rig.start(cart))._unsafeUnwrapErr()).toEqual({ kind: 'orderAlreadyPaid' });
  });

  it('only has the amount held for a reservation', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(1);
    expect((await rig.checkout.checkReservation(cart.cartId))._unsafeUnwrap()).toBe(true);
    const { ref } = await rig.payAt((await rig.start(cart, 'preauthorization'))._unsafeUnwrap().returnUrl);
    expect((await rig.checkout.showOrder(ref))._unsafeUnwrap()).toMatchObject({
      outcome: 'completed',
      paymentType: 'preauthorization',
    });
    const [attempt] = await rig.attempts();
    expect((await rig.provider.queryAttempt(attempt?.id ?? expect.fail()))._unsafeUnwrap().state).toBe('authorized');
  });

  it('is done at once when nothing is to pay', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(1, infant);
    const back = new URL((await rig.start(cart))._unsafeUnwrap().returnUrl);
    expect([back.pathname, back.searchParams.get('status'), back.searchParams.get('lang')]).toEqual([
      '/shopPaymentCallback',
      '4',
      'sl',
    ]);
    expect(await rig.attempts()).toEqual([]);
    expect(await rig.day()).toEqual({ sold: 1, paying: 0, held: 0 });
  });
});

describe('asking to pay twice', () => {
  it('five times in parallel opens one session and gives one address (R-GUARD-2)', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(3);
    const started = await Promise.all(Array.from({ length: 5 }, () => rig.start(cart)));
    const addresses = new Set(started.map((one) => one._unsafeUnwrap().returnUrl));
    expect(addresses.size).toBe(1);
    expect(await rig.attempts()).toHaveLength(1);
    expect(await rig.day()).toEqual({ sold: 0, paying: 3, held: 0 });
  });

  it('leads to the same page while it is open', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(1);
    const first = (await rig.start(cart))._unsafeUnwrap();
    expect((await rig.start(cart))._unsafeUnwrap()).toEqual(first);
  });

  it.each([
    ['unconfirmed', { number: testCards.challenged, challenge: 'reject' as const }, 'declined'],
    ['declined', { number: testCards.declined }, 'declined'],
  ])('after a %s payment makes a new attempt of the same order (R-REPEAT-14)', async (_, card, state) => {
    const rig = await openRig({ faults: () => ({ notification: 'never' }) });
    const cart = await rig.fillCart(1);
    const first = (await rig.start(cart))._unsafeUnwrap();
    const { ref } = await rig.payAt(first.returnUrl, card);
    const second = (await rig.start(cart))._unsafeUnwrap();
    expect(second.returnUrl).not.toBe(first.returnUrl);
    expect(await rig.attempts()).toMatchObject([
      { state, order_ref: ref },
      { state: 'open', order_ref: ref },
    ]);
    await rig.payAt(second.returnUrl);
    expect((await rig.checkout.showOrder(ref))._unsafeUnwrap().outcome).toBe('completed');
  });

  it('another way closes the first page, so that it cannot be paid any more', async () => {
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
  });
});

describe('a payment that is refused before it starts', () => {
  it('needs the session that entered the personal data', async () => {
    const rig = await openRig();
    const { cartId } = await rig.fillCart(1);
    const missing = { kind: 'customerMissing' };
    const start = (session?: string) =>
      rig.checkout.startPayment({
        cartId,
        paymentType: 'payment',
        ...(session === undefined ? {} : { session: checkoutSession(session) }),
      });
    expect((await start())._unsafeUnwrapErr()).toEqual(missing);
    expect((await start('f'.repeat(32)))._unsafeUnwrapErr()).toEqual(missing);
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 1 });
  });

  it('needs something in the cart', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(1);
    const [item] = (await rig.cart(cart.cartId)).items;
    await rig.shop.removeItem({
      cartId: cart.cartId,
      itemId: item?.id ?? expect.fail(),
      language: 'sl',
    });
    expect((await rig.start(cart))._unsafeUnwrapErr()).toEqual({ kind: 'cartEmpty' });
  });

  it('is no reservation for gift cards', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(1);
    const lines = [{ priceListId: voucher, quantity: 1, price: cents(5000) }];
    (
      await rig.shop.addGiftCard(
        { cartId: cart.cartId, productId: giftCard, language: 'sl', lines },
        idempotencyKey('g'),
      )
    )._unsafeUnwrap();
    expect((await rig.checkout.checkReservation(cart.cartId))._unsafeUnwrap()).toBe(false);
    expect((await rig.start(cart, 'preauthorization'))._unsafeUnwrapErr()).toEqual({ kind: 'reservationNotPossible' });
    expect((await rig.start(cart)).isOk()).toBe(true);
  });

  it('takes expired places again when they are free', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(places);
    rig.time.move(minutes(16));
    expect((await rig.start(cart)).isOk()).toBe(true);
    expect(await rig.day()).toEqual({ sold: 0, paying: places, held: 0 });
  });

  it('tells that expired tickets had to be removed, and opens no session', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(2);
    rig.time.move(minutes(16));
    await rig.fillCart(places - 1);
    expect((await rig.start(cart))._unsafeUnwrapErr()).toEqual({ kind: 'ticketsPartlyFree' });
    await rig.fillCart(1);
    expect((await rig.start(cart))._unsafeUnwrapErr()).toEqual({ kind: 'expiredTicketsDeleted' });
    expect((await rig.cart(cart.cartId)).items).toEqual([]);
    expect(await rig.attempts()).toEqual([]);
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
    const rig = await openRig({ provider: () => ({ openSession: away, queryAttempt: away, refund: away }) });
    const cart = await rig.fillCart(2);
    await rig.start(cart);
    rig.time.move(elapsed);
    expect((await rig.cart(cart.cartId)).frozen).toBe(isFrozen);
    expect(await rig.day()).toEqual(isFrozen ? { sold: 0, paying: 2, held: 0 } : { sold: 0, paying: 0, held: 2 });
  });

  it('answers a press with not known yet when its time is over, and the session opens all the same', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let answer = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked = vi.fn();
    const rig = await openRig({
      provider: (real) => ({
        ...real,
        openSession: (request) => {
          asked();
          return ResultAsync.fromSafePromise(slow).andThen(() => real.openSession(request));
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
    answer();
    vi.useRealTimers();
    await vi.waitFor(async () => expect((await rig.attempts())[0]?.state).toBe('open'));
    expect((await rig.start(cart)).isOk()).toBe(true);
    expect([asked.mock.calls.length, (await rig.attempts()).length]).toEqual([1, 1]);
  });

  it('and then answers leads on', async () => {
    let down = true;
    const rig = await openRig({
      provider: (real) => ({
        ...real,
        openSession: (request) =>
          down ? errAsync({ kind: 'unreachable', cause: 'timeout' }) : real.openSession(request),
      }),
    });
    const cart = await rig.fillCart(1);
    expect((await rig.start(cart))._unsafeUnwrapErr()).toEqual({ kind: 'paymentUnconfirmed' });
    down = false;
    const { ref } = await rig.payAt((await rig.start(cart))._unsafeUnwrap().returnUrl);
    expect((await rig.checkout.showOrder(ref))._unsafeUnwrap().outcome).toBe('completed');
  });

  it('whose replies are lost has its session closed afterwards', async () => {
    const rig = await openRig({ faults: () => ({ reply: 'lost' }) });
    const cart = await rig.fillCart(1);
    expect((await rig.start(cart)).isErr()).toBe(true);
    rig.time.move(30_000);
    await rig.reconcile();
    const [attempt] = await rig.attempts();
    expect(attempt?.state).toBe('refunding');
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

describe('a frozen cart', () => {
  it('refuses changes of content and of personal data', async () => {
    const rig = await openRig();
    const cart = await rig.fillCart(1);
    const [item] = (await rig.cart(cart.cartId)).items;
    await rig.start(cart);
    const change = { cartId: cart.cartId, itemId: item?.id ?? expect.fail(), quantity: 3, language: 'sl' as const };
    expect((await rig.shop.changeQuantity(change))._unsafeUnwrapErr()).toEqual({ kind: 'cartFrozen' });
    const entry = { ...aBuyer(cart.cartId), ...(cart.session && { session: cart.session }) };
    expect((await rig.checkout.saveCustomer(entry))._unsafeUnwrapErr()).toEqual({ kind: 'cartFrozen' });
  });

  it('opens at the next look after the payment was not confirmed, even if nobody told', async () => {
    const rig = await openRig({ faults: () => ({ notification: 'never' }) });
    const cart = await rig.fillCart(2);
    const [item] = (await rig.cart(cart.cartId)).items;
    const { returnUrl } = (await rig.start(cart))._unsafeUnwrap();
    await rig.payAt(returnUrl, { number: testCards.challenged, challenge: 'reject' });
    const change = { cartId: cart.cartId, itemId: item?.id ?? expect.fail(), quantity: 3, language: 'sl' as const };
    expect((await rig.shop.changeQuantity(change))._unsafeUnwrap().itemsCount).toBe(3);
    expect(await rig.day()).toEqual({ sold: 0, paying: 0, held: 3 });
  });
});
