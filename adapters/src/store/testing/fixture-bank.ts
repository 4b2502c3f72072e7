import type { AttemptState } from '@shop/core/checkout/attempt-state';
import type { PaymentAttempt } from '@shop/core/checkout/payment-attempt';
import { plainTerms } from '@shop/core/checkout/payment-terms';
import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import type { AttemptId, OrderRef } from '@shop/core/ids';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import { okAsync } from 'neverthrow';

/** Returns a payment provider whose answers a test sets. */
export const fixtureBank = (now: () => Instant) => {
  const payments = new Map<AttemptId, { readonly request: PaymentAttempt; readonly answer: AttemptState }>();

  /** Sets the outcome of an order's open payment. */
  const decide = (ref: OrderRef, state: 'captured' | 'declined'): void => {
    for (const [id, { request, answer }] of payments) {
      if (request.orderRef !== ref || answer.state !== 'open') continue;
      payments.set(id, { request, answer: state === 'declined' ? { state } : { state, amount: request.amount } });
    }
  };

  const provider: PaymentProviderPort = {
    terms: plainTerms,
    openSession: (request) => {
      payments.set(request.attemptId, { request, answer: { state: 'open' } });
      const expiresAt = plusMilliseconds(now(), minutes(15));
      return okAsync({ redirectUrl: `https://bank.example/${request.orderRef}`, expiresAt });
    },
    // In a restored shop the bank does not know the payments yet.
    queryAttempt: ({ attemptId: id }) => okAsync(payments.get(id)?.answer ?? { state: 'open' }),
    endAttempt: ({ attemptId: id }) => okAsync(payments.has(id) ? { state: 'canceled' } : { state: 'notFound' }),
    refund: ({ attemptId }) => {
      const amount = payments.get(attemptId)?.request.amount;
      return okAsync(amount === undefined ? { state: 'notFound' } : { state: 'refunded', amount });
    },
  };
  return { provider, decide };
};
