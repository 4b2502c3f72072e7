import type { AttemptState } from '@shop/core/checkout/attempt-state';
import type { AttemptId } from '@shop/core/ids';
import type { OpenedEvent, PaymentEvent } from './payment-event.ts';

export type RecordedState = Exclude<AttemptState, { state: 'notFound' }>;

/** What the ledger's events add up to for one attempt. */
export type PaymentRecord = {
  readonly session: OpenedEvent;
  readonly challenged: boolean;
  readonly outcome: RecordedState;
};

/** All attempts, by attempt id and by the secret token of their page. */
export type PaymentRecords = {
  readonly byAttempt: Map<AttemptId, PaymentRecord>;
  readonly byToken: Map<string, AttemptId>;
};

export const noRecords = (): PaymentRecords => ({ byAttempt: new Map(), byToken: new Map() });

export const freshRecord = (session: OpenedEvent): PaymentRecord => ({
  session,
  challenged: false,
  outcome: { state: 'open' },
});

const outcomeOf = (event: Exclude<PaymentEvent, OpenedEvent>): RecordedState => {
  switch (event.type) {
    case 'challenged':
      return { state: 'open' };
    case 'authorized':
    case 'captured':
    case 'refunded':
      return { state: event.type, amount: event.amount };
    case 'declined':
      return { state: 'declined', ...(event.why === undefined ? {} : { why: event.why }) };
    case 'canceled':
      return { state: event.by === 'time' ? 'expired' : 'canceled' };
  }
};

/** Applies one event. An event of an attempt that was never opened is a damaged ledger, hence false. */
export const applyEvent = (records: PaymentRecords, event: PaymentEvent): boolean => {
  if (event.type === 'opened') {
    records.byAttempt.set(event.attemptId, freshRecord(event));
    records.byToken.set(event.token, event.attemptId);
    return true;
  }
  const record = records.byAttempt.get(event.attemptId);
  if (record === undefined) return false;
  records.byAttempt.set(event.attemptId, {
    session: record.session,
    challenged: record.challenged || event.type === 'challenged',
    outcome: outcomeOf(event),
  });
  return true;
};

export const recordOfToken = (records: PaymentRecords, token: string): PaymentRecord | undefined => {
  const id = records.byToken.get(token);
  return id === undefined ? undefined : records.byAttempt.get(id);
};
