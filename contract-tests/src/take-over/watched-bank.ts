import { fixtureBank } from '@shop/adapters/store/testing/fixture-bank';
import type { PaymentAttempt } from '@shop/core/checkout/payment-attempt';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import { expect } from 'vitest';

/** A bank for tests: reports what the test decides, and records the sessions and refunds that it received. */
export const watchedBank = (clock: Pick<ClockPort, 'now'>) => {
  const { provider: real, decide } = fixtureBank(clock.now);
  const sessions: PaymentAttempt[] = [];
  const refunds: string[] = [];
  const provider: PaymentProviderPort = {
    terms: real.terms,
    openSession: (request) => {
      sessions.push(request);
      return real.openSession(request);
    },
    queryAttempt: real.queryAttempt,
    endAttempt: real.endAttempt,
    refund: (attempt, refund) => {
      refunds.push(attempt.attemptId);
      return real.refund(attempt, refund);
    },
  };
  /** Captures the money of the last session. Returns the notification about it. */
  const capture = () => {
    const { attemptId, orderRef, amount } = sessions.at(-1) ?? expect.fail('no payment was opened');
    decide(orderRef, 'captured');
    return {
      eventId: 'captured',
      attemptId,
      orderRef,
      amount,
      state: 'captured',
      currency: 'EUR',
      at: clock.now(),
    } as const;
  };
  return { provider, capture, refunds, lastOrder: () => sessions.at(-1)?.orderRef ?? expect.fail('no order') };
};

export type WatchedBank = ReturnType<typeof watchedBank>;
