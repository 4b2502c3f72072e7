import { randomUUID } from 'node:crypto';
import type { PaymentAttempt } from '@shop/core/checkout/payment-attempt';
import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { attemptId, orderRef, refundKey } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { PaymentProviderPort, RefundRequest } from '@shop/core/ports/payment-provider-port';
import { refusal, value } from '@shop/core/testing/answers';
import { aPaymentAttempt } from '@shop/core/testing/payment-attempts';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { CardOutcome } from './world.ts';

/** What a buyer does at the payment page. */
export type PayerOutcome = CardOutcome | 'canceled';

/** A payment provider, with what a test controls of it. Checks that need what is absent are skipped, and say so. */
export type PaymentWorld = {
  readonly provider: PaymentProviderPort;
  readonly now: () => Instant;
  /** Moves the provider's clock. Units: milliseconds. */
  readonly advance?: (milliseconds: number) => void;
  /** Acts at the provider's page as a buyer does. */
  readonly pay?: (redirectUrl: string, outcome: PayerOutcome) => Promise<void>;
  /** Whether the provider's bank can ask for a confirmation that its buyer refuses (3-D Secure). */
  readonly hasConfirmations: boolean;
  close(): Promise<void>;
};

const withoutPayer = 'needs a payer (--pay COMMAND)';
const withoutClock = "needs the provider's clock";
const withoutConfirmations = 'needs a bank that asks its buyer for a confirmation';

/** The contract of every PaymentProviderPort. */
export const paymentProviderContract = (name: string, open: () => Promise<PaymentWorld>): void => {
  const opened = async (changes: Partial<PaymentAttempt> = {}) => {
    const world = await open();
    onTestFinished(() => world.close());
    // A provider elsewhere remembers the attempts of earlier runs.
    const id = attemptId(randomUUID());
    const opening = aPaymentAttempt({
      attemptId: id,
      orderRef: orderRef(`order-${id}`),
      createdAt: world.now(),
      isTest: world.provider.terms.isTest,
      ...changes,
    });
    const session = await value(world.provider.openSession(opening));
    const attempt: PaymentAttempt = { ...opening, sessionId: session.sessionId };
    const refundOf = (amount: number, key = 'refund-1'): RefundRequest => ({
      key: refundKey(`${id}-${key}`),
      amount: cents(amount),
    });
    return { ...world, opening, attempt, session, refundOf, query: () => value(world.provider.queryAttempt(attempt)) };
  };

  describe(`PaymentProviderPort: ${name}`, () => {
    test('a repeat opens the same session, also five at once; another amount is refused (R-REPEAT-17)', async () => {
      const { provider, opening, session, now } = await opened();
      expect(session.expiresAt).toBeGreaterThan(now());
      const repeats = await Promise.all(Array.from({ length: 5 }, () => value(provider.openSession(opening))));
      expect(new Set(repeats.map((one) => one.redirectUrl))).toEqual(new Set([session.redirectUrl]));
      const other = provider.openSession({ ...opening, amount: cents(4399) });
      expect(await refusal(other)).toEqual({ kind: 'paymentRefused' });
    });

    test.for([
      ['payment', 'paid', { state: 'captured', amount: 4400 }],
      ['preauthorization', 'paid', { state: 'authorized', amount: 4400 }],
      ['payment', 'declined', { state: 'declined' }],
      ['payment', 'rejectedAt3ds', { state: 'declined', why: 'notConfirmed' }],
      ['payment', 'canceled', { state: 'canceled' }],
    ] as const)(
      'a %s that the buyer leaves as %s is reported so (R-SAFE-12)',
      async ([paymentType, outcome, state], { skip }) => {
        const { session, pay = skip(withoutPayer), query, hasConfirmations } = await opened({ paymentType });
        if (outcome === 'rejectedAt3ds' && !hasConfirmations) skip(withoutConfirmations);
        expect(await query()).toEqual({ state: 'open' });
        await pay(session.redirectUrl, outcome);
        expect(await query()).toEqual(state);
      },
    );

    test('a session ends at its time, and cannot be paid after it', async ({ skip }) => {
      const world = await opened();
      const { provider, attempt, session, now, advance = skip(withoutClock), pay = skip(withoutPayer), query } = world;
      advance(session.expiresAt - now() - 1000);
      expect(await query()).toEqual({ state: 'open' });
      advance(minutes(1));
      expect(await query()).toEqual({ state: 'expired' });
      await pay(session.redirectUrl, 'paid');
      expect(await query()).toEqual({ state: 'expired' });
      expect(await value(provider.endAttempt(attempt))).toEqual({ state: 'expired' });
    });

    test.for([
      ['a capture', 'payment'],
      ['an authorization', 'preauthorization'],
    ] as const)('a refund of all of %s answers the same when it is repeated', async ([, paymentType], { skip }) => {
      const { provider, attempt, session, refundOf, pay = skip(withoutPayer), query } = await opened({ paymentType });
      await pay(session.redirectUrl, 'paid');
      const state = { state: 'refunded', amount: 4400 };
      expect(await value(provider.refund(attempt, refundOf(4400)))).toEqual(state);
      expect(await value(provider.refund(attempt, refundOf(4400)))).toEqual(state);
      expect(await query()).toEqual(state);
    });

    test('refunds in part add up; a repeat with a key refunds once, and more than is left is refused', async ({
      skip,
    }) => {
      const { provider, attempt, session, refundOf, pay = skip(withoutPayer), query } = await opened();
      await pay(session.redirectUrl, 'paid');
      const inPart = { state: 'captured', amount: 4400, refunded: 1000 };
      const repeats = await Promise.all(
        Array.from({ length: 5 }, () => value(provider.refund(attempt, refundOf(1000)))),
      );
      expect(repeats).toEqual(Array.from({ length: 5 }, () => inPart));
      expect(await refusal(provider.refund(attempt, refundOf(3401, 'refund-2')))).toEqual({ kind: 'paymentRefused' });
      expect(await refusal(provider.refund(attempt, refundOf(999)))).toEqual({ kind: 'paymentRefused' });
      expect(await query()).toEqual(inPart);
      const whole = { state: 'refunded', amount: 4400 };
      expect(await value(provider.refund(attempt, refundOf(3400, 'refund-3')))).toEqual(whole);
      expect(await value(provider.refund(attempt, refundOf(1000)))).toEqual(whole);
      expect(await refusal(provider.refund(attempt, refundOf(1, 'refund-4')))).toEqual({ kind: 'paymentRefused' });
    });

    test('an ended session stays canceled', async () => {
      const { provider, attempt, query } = await opened();
      expect(await value(provider.endAttempt(attempt))).toEqual({ state: 'canceled' });
      expect(await value(provider.endAttempt(attempt))).toEqual({ state: 'canceled' });
      expect(await query()).toEqual({ state: 'canceled' });
    });

    test('an ended session takes no payment', async ({ skip }) => {
      const { provider, attempt, session, pay = skip(withoutPayer), query } = await opened();
      expect(await value(provider.endAttempt(attempt))).toEqual({ state: 'canceled' });
      await pay(session.redirectUrl, 'paid');
      expect(await query()).toEqual({ state: 'canceled' });
    });

    test.for([
      ['payment', 'paid', { state: 'captured', amount: 4400 }],
      ['payment', 'declined', { state: 'declined' }],
      ['preauthorization', 'paid', { state: 'refunded', amount: 4400 }],
    ] as const)(
      'ending a %s that was %s changes only what is not captured',
      async ([paymentType, outcome, state], { skip }) => {
        const { provider, attempt, session, pay = skip(withoutPayer), query } = await opened({ paymentType });
        await pay(session.redirectUrl, outcome);
        expect(await value(provider.endAttempt(attempt))).toEqual(state);
        expect(await query()).toEqual(state);
      },
    );

    test('an attempt that was never opened is not found', async () => {
      const { provider, opening, refundOf, now } = await opened();
      // A provider with session ids of its own repeats the request of a fresh attempt, which would open it.
      const createdAt = plusMilliseconds(now(), -minutes(10));
      const unknown = { ...opening, attemptId: attemptId(randomUUID()), createdAt };
      expect(await value(provider.queryAttempt(unknown))).toEqual({ state: 'notFound' });
      expect(await value(provider.endAttempt(unknown))).toEqual({ state: 'notFound' });
      expect(await value(provider.refund(unknown, refundOf(4400)))).toEqual({ state: 'notFound' });
    });
  });
};
