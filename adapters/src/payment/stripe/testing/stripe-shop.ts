import type { PaymentAttempt } from '@shop/core/checkout/payment-attempt';
import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { refundKey } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { RefundRequest } from '@shop/core/ports/payment-provider-port';
import { value } from '@shop/core/testing/answers';
import { aPaymentAttempt } from '@shop/core/testing/payment-attempts';
import { onTestFinished, vi } from 'vitest';
import { movingClock } from '../../../platform/clock/testing/moving-clock.ts';
import { stripeClient } from '../stripe-client.ts';
import { stripeProvider } from '../stripe-provider.ts';
import type { CallName } from './calls.ts';
import { openStripeStandIn, type StandInOptions } from './stripe-stand-in.ts';

/** Opens a stand-in for Stripe and a payment provider over it, for one test. */
export const stripeShop = async (options: Partial<StandInOptions> = {}) => {
  const { clock, move } = movingClock();
  const stripe = await openStripeStandIn({ clock, ...options });
  onTestFinished(() => stripe.close());
  const client = stripeClient({ secretKey: stripe.secretKey, address: stripe.url, firstPause: 1 });
  const provider = stripeProvider({ client, clock });

  const attempt = (changes: Partial<PaymentAttempt> = {}): PaymentAttempt =>
    aPaymentAttempt({
      createdAt: clock.now(),
      endAt: plusMilliseconds(clock.now(), minutes(15)),
      isTest: client.isTest,
      ...changes,
    });

  return {
    stripe,
    client,
    provider,
    clock,
    move,
    attempt,
    /** Opens a session, and returns its address and its attempt as the shop stores it. */
    opened: async (changes: Partial<PaymentAttempt> = {}) => {
      const stored = attempt(changes);
      const { redirectUrl, sessionId } = await value(provider.openSession(stored));
      return { page: redirectUrl, attempt: { ...stored, sessionId } };
    },
    refund: (amount: number, key = 'a1-1'): RefundRequest => ({ key: refundKey(key), amount: cents(amount) }),
    /** Returns the requests of a call so far. */
    requestsOf: (call: CallName) => stripe.requests().filter((request) => request.call === call),
    /** Waits until a call has been requested a number of times. */
    requested: (call: CallName, times = 1): Promise<void> =>
      vi
        .waitUntil(() => stripe.requests().filter((request) => request.call === call).length >= times)
        .then(() => undefined),
  };
};
