import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import type { AttemptId } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentSessionRequest } from '@shop/core/ports/payment-provider-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, type Result } from 'neverthrow';
import type { Ledger, LedgerError } from './ledger.ts';
import { freshRecord, type PaymentEvent, type PaymentRecord, recordOfToken } from './payment-records.ts';

/** Units: milliseconds that a buyer has on the page. */
const sessionLength = minutes(15);

export type ProcessorError = LedgerError | { readonly kind: 'attemptReused' };

type Outcome = Exclude<PaymentEvent, { type: 'opened' }>;
type FinalEvent = Exclude<Outcome, { type: 'challenged' }>;
type Details<Event> = Event extends Outcome ? Omit<Event, 'eventId' | 'at' | 'attemptId'> : never;

export type ProcessorOptions = {
  readonly ledger: Ledger;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Told once about every final event that is in the ledger. */
  readonly onFinal: (event: FinalEvent, record: PaymentRecord) => void;
};

/** Every transition of a payment attempt, checked against the records and stored before it is reported. */
export const paymentProcessor = ({ ledger, clock, random, onFinal }: ProcessorOptions) => {
  const record = (current: PaymentRecord, details: Details<Outcome>): Result<PaymentRecord, LedgerError> => {
    const { attemptId } = current.session;
    const event: Outcome = { ...details, eventId: random.token(), at: clock.now(), attemptId };
    return ledger.append(event).map(() => {
      const after = ledger.records.byAttempt.get(attemptId) ?? current;
      if (event.type !== 'challenged') onFinal(event, after);
      return after;
    });
  };

  /** An open session past its end is closed for good on sight, so no later payment can contradict the answer. */
  const current = (known: PaymentRecord): Result<PaymentRecord, LedgerError> => {
    const latest = ledger.records.byAttempt.get(known.session.attemptId) ?? known;
    const isOver = latest.outcome.state === 'open' && clock.now() >= latest.session.expiresAt;
    return isOver ? record(latest, { type: 'canceled', by: 'time' }) : ok(latest);
  };

  const seen = (known: PaymentRecord | undefined): Result<PaymentRecord | undefined, LedgerError> =>
    known === undefined ? ok(undefined) : current(known);

  const whileOpen = (known: PaymentRecord, details: Details<Outcome>): Result<PaymentRecord, LedgerError> =>
    current(known).andThen((live) => (live.outcome.state === 'open' ? record(live, details) : ok(live)));

  const voidOrRefund = (live: PaymentRecord): Result<PaymentRecord, LedgerError> => {
    switch (live.outcome.state) {
      case 'open':
        return record(live, { type: 'canceled', by: 'shop' });
      case 'authorized':
      case 'captured':
        return record(live, { type: 'refunded', amount: live.outcome.amount });
      case 'declined':
      case 'canceled':
      case 'expired':
      case 'refunded':
        return ok(live);
    }
  };

  return {
    /** Keyed by the attempt id: a repeat returns the same session. Errors: `attemptReused` for another sum or order. */
    open(request: PaymentSessionRequest): Result<PaymentRecord, ProcessorError> {
      const known = ledger.records.byAttempt.get(request.attemptId);
      if (known !== undefined) {
        const { amount, orderRef, paymentType } = known.session;
        const same = amount === request.amount && orderRef === request.orderRef && paymentType === request.paymentType;
        return same ? ok(known) : err({ kind: 'attemptReused' });
      }
      const at = clock.now();
      const expiresAt = plusMilliseconds(at, sessionLength);
      const session = { ...request, eventId: random.token(), at, token: random.token(), expiresAt };
      const opened = { type: 'opened', ...session } satisfies PaymentEvent;
      return ledger.append(opened).map(() => freshRecord(opened));
    },
    find: (id: AttemptId) => seen(ledger.records.byAttempt.get(id)),
    findPage: (token: string) => seen(recordOfToken(ledger.records, token)),
    challenge: (known: PaymentRecord) => whileOpen(known, { type: 'challenged' }),
    /** Takes the money, or only authorizes it for a preauthorization. */
    accept: (known: PaymentRecord) =>
      whileOpen(known, {
        type: known.session.paymentType === 'payment' ? 'captured' : 'authorized',
        amount: known.session.amount,
      }),
    decline: (known: PaymentRecord) => whileOpen(known, { type: 'declined' }),
    /** The buyer goes back to the shop; going back from the bank's confirmation is a decline. */
    cancel: (known: PaymentRecord) =>
      current(known).andThen((live) =>
        whileOpen(
          live,
          live.challenged ? { type: 'declined', why: 'notConfirmed' } : { type: 'canceled', by: 'buyer' },
        ),
      ),
    /** Voids, refunds or closes; what is already over stays as it is. */
    refund: (id: AttemptId): Result<PaymentRecord | undefined, LedgerError> =>
      seen(ledger.records.byAttempt.get(id)).andThen((live) =>
        live === undefined ? ok(undefined) : voidOrRefund(live),
      ),
  };
};

export type PaymentProcessor = ReturnType<typeof paymentProcessor>;
