import { minutes } from '@shop/core/dates/instant';
import { attemptId, orderRef, refundKey } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { PaymentProviderPort, PaymentSessionRequest, RefundRequest } from '@shop/core/ports/payment-provider-port';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { CardOutcome, Clock } from './world.ts';

/** A payment provider whose page and clock the test controls. */
export type PaymentWorld = {
  readonly provider: PaymentProviderPort;
  readonly clock: Clock;
  /** Pays at the provider's page as a buyer does. */
  pay(redirectUrl: string, outcome: CardOutcome): Promise<void>;
  close(): Promise<void>;
};

const id = attemptId('attempt-1');

const request = (changes: Partial<PaymentSessionRequest> = {}): PaymentSessionRequest => ({
  attemptId: id,
  orderRef: orderRef('order-1'),
  orderNumber: '2026-000017',
  amount: cents(4400),
  paymentType: 'payment',
  language: 'sl',
  returnUrl: 'http://shop.invalid/shopPaymentCallback',
  notifyUrl: 'http://shop.invalid/payments/notification',
  ...changes,
});

const refundOf = (amount: number, key = 'refund-1'): RefundRequest => ({
  attemptId: id,
  key: refundKey(key),
  amount: cents(amount),
});

/** The contract of every PaymentProviderPort. */
export const paymentProviderContract = (name: string, open: () => Promise<PaymentWorld>): void => {
  const opened = async (changes: Partial<PaymentSessionRequest> = {}) => {
    const world = await open();
    onTestFinished(() => world.close());
    const session = await value(world.provider.openSession(request(changes)));
    return { ...world, session, query: () => value(world.provider.queryAttempt(id)) };
  };

  describe(`PaymentProviderPort: ${name}`, () => {
    test('a repeat opens the same session, also five at once; another amount is refused (R-REPEAT-17)', async () => {
      const { provider, session, clock } = await opened();
      expect(session.expiresAt).toBeGreaterThan(clock.now());
      const repeats = await Promise.all(Array.from({ length: 5 }, () => value(provider.openSession(request()))));
      expect(new Set(repeats.map((one) => one.redirectUrl))).toEqual(new Set([session.redirectUrl]));
      const other = provider.openSession(request({ amount: cents(4399) }));
      expect(await refusal(other)).toEqual({ kind: 'paymentRefused' });
    });

    test.each([
      ['payment', 'paid', { state: 'captured', amount: 4400 }],
      ['preauthorization', 'paid', { state: 'authorized', amount: 4400 }],
      ['payment', 'declined', { state: 'declined' }],
      ['payment', 'rejectedAt3ds', { state: 'declined', why: 'notConfirmed' }],
    ] as const)('a %s that is %s ends as told (R-SAFE-12)', async (paymentType, outcome, state) => {
      const { session, pay, query } = await opened({ paymentType });
      expect(await query()).toEqual({ state: 'open' });
      await pay(session.redirectUrl, outcome);
      expect(await query()).toEqual(state);
    });

    test('a session ends at its time, and cannot be paid after it', async () => {
      const { provider, session, clock, pay, query } = await opened();
      clock.advance(session.expiresAt - clock.now() - 1000);
      expect(await query()).toEqual({ state: 'open' });
      clock.advance(minutes(1));
      expect(await query()).toEqual({ state: 'expired' });
      await pay(session.redirectUrl, 'paid');
      expect(await query()).toEqual({ state: 'expired' });
      expect(await value(provider.endAttempt(id))).toEqual({ state: 'expired' });
    });

    test.each([
      ['a capture', 'payment'],
      ['an authorization', 'preauthorization'],
    ] as const)('a refund of all of %s answers the same when it is repeated', async (_, paymentType) => {
      const { provider, session, pay, query } = await opened({ paymentType });
      await pay(session.redirectUrl, 'paid');
      const state = { state: 'refunded', amount: 4400 };
      expect(await value(provider.refund(refundOf(4400)))).toEqual(state);
      expect(await value(provider.refund(refundOf(4400)))).toEqual(state);
      expect(await query()).toEqual(state);
    });

    test('refunds in part add up; a repeat with a key refunds once, and more than is left is refused', async () => {
      const { provider, session, pay, query } = await opened();
      await pay(session.redirectUrl, 'paid');
      const inPart = { state: 'captured', amount: 4400, refunded: 1000 };
      const repeats = await Promise.all(Array.from({ length: 5 }, () => value(provider.refund(refundOf(1000)))));
      expect(repeats).toEqual(Array.from({ length: 5 }, () => inPart));
      expect(await refusal(provider.refund(refundOf(3401, 'refund-2')))).toEqual({ kind: 'paymentRefused' });
      expect(await refusal(provider.refund(refundOf(999)))).toEqual({ kind: 'paymentRefused' });
      expect(await query()).toEqual(inPart);
      const whole = { state: 'refunded', amount: 4400 };
      expect(await value(provider.refund(refundOf(3400, 'refund-3')))).toEqual(whole);
      expect(await value(provider.refund(refundOf(1000)))).toEqual(whole);
      expect(await refusal(provider.refund(refundOf(1, 'refund-4')))).toEqual({ kind: 'paymentRefused' });
    });

    test('an ended session takes no payment later', async () => {
      const { provider, session, pay, query } = await opened();
      expect(await value(provider.endAttempt(id))).toEqual({ state: 'canceled' });
      await pay(session.redirectUrl, 'paid');
      expect(await query()).toEqual({ state: 'canceled' });
    });

    test.each([
      ['payment', 'paid', { state: 'captured', amount: 4400 }],
      ['payment', 'declined', { state: 'declined' }],
      ['preauthorization', 'paid', { state: 'refunded', amount: 4400 }],
    ] as const)('ending a %s that was %s changes only what is not captured', async (paymentType, outcome, state) => {
      const { provider, session, pay, query } = await opened({ paymentType });
      await pay(session.redirectUrl, outcome);
      expect(await value(provider.endAttempt(id))).toEqual(state);
      expect(await query()).toEqual(state);
    });

    test('an attempt that was never opened is not found', async () => {
      const { provider } = await opened();
      const unknown = attemptId('nothing');
      expect(await value(provider.queryAttempt(unknown))).toEqual({ state: 'notFound' });
      expect(await value(provider.endAttempt(unknown))).toEqual({ state: 'notFound' });
      expect(await value(provider.refund({ ...refundOf(4400), attemptId: unknown }))).toEqual({ state: 'notFound' });
    });
  });
};
