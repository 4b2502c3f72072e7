import type { AttemptState } from '@shop/core/checkout/attempt-state';
import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import type { AttemptId, OrderRef } from '@shop/core/ids';
import { type Cents, cents } from '@shop/core/money/cents';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import { okAsync } from 'neverthrow';

type Payment = { readonly ref: OrderRef; readonly amount: Cents; readonly told: AttemptState };

/** A payment provider that says what it is told to say. */
export const fixtureBank = (now: () => Instant) => {
  const payments = new Map<AttemptId, Payment>();

  /** What became of the open payment of an order: the whole amount was taken unless another one is given. */
  const decide = (ref: OrderRef, state: 'captured' | 'declined', amount?: number): void => {
    for (const [id, payment] of payments) {
      if (payment.ref !== ref || payment.told.state !== 'open') continue;
      const taken = amount === undefined ? payment.amount : cents(amount);
      payments.set(id, { ...payment, told: state === 'declined' ? { state } : { state, amount: taken } });
    }
  };

  const provider: PaymentProviderPort = {
    openSession: ({ attemptId, orderRef, amount }) => {
      payments.set(attemptId, { ref: orderRef, amount, told: { state: 'open' } });
      const expiresAt = plusMilliseconds(now(), minutes(15));
      return okAsync({ redirectUrl: `https://bank.example/${orderRef}`, expiresAt });
    },
    // Whoever opens an old database asks a bank that has not decided anything yet.
    queryAttempt: (id) => okAsync(payments.get(id)?.told ?? { state: 'open' }),
    refund: (id) => {
      const payment = payments.get(id);
      if (payment === undefined) return okAsync({ state: 'notFound' });
      const amount = payment.told.state === 'captured' ? payment.told.amount : payment.amount;
      const told = { state: 'refunded', amount } as const;
      payments.set(id, { ...payment, told });
      return okAsync(told);
    },
  };
  return { provider, decide };
};
