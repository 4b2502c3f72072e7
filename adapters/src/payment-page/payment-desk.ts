import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import type { AttemptId } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentSessionRequest } from '@shop/core/ports/payment-provider-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, type Result } from 'neverthrow';
import type { Ledger, LedgerError } from './ledger.ts';
import { freshRecord, type PaymentRecord, recordOfToken } from './payment-books.ts';
import type { PaymentEvent } from './payment-event.ts';

/** Units: milliseconds that a buyer has on the page. */
export const defaultSessionLength = minutes(15);

export type DeskError = LedgerError | { readonly kind: 'attemptReused' };

type Outcome = Exclude<PaymentEvent, { type: 'opened' }>;
type FinalEvent = Exclude<Outcome, { type: 'challenged' }>;
type Facts<Event> = Event extends Outcome ? Omit<Event, 'eventId' | 'at' | 'attemptId'> : never;

export type DeskOptions = {
  readonly ledger: Ledger;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Units: milliseconds. */
  readonly sessionLength: number;
  /** Told once about every final event that is in the ledger. */
  readonly onFinal: (event: FinalEvent, record: PaymentRecord) => void;
};

/** The bank's counter: every move of an attempt, each checked against the books and written before it is told. */
export const paymentDesk = ({ ledger, clock, random, sessionLength, onFinal }: DeskOptions) => {
  const record = (current: PaymentRecord, facts: Facts<Outcome>): Result<PaymentRecord, LedgerError> => {
    const { attemptId } = current.session;
    const event: Outcome = { ...facts, eventId: random.token(), at: clock.now(), attemptId };
    return ledger.append(event).map(() => {
      const after = ledger.books.byAttempt.get(attemptId) ?? current;
      if (event.type !== 'challenged') onFinal(event, after);
      return after;
    });
  };

  /** An open session whose time is over is closed on sight, for good, so that no later payment can contradict the answer. */
  const current = (known: PaymentRecord): Result<PaymentRecord, LedgerError> => {
    const latest = ledger.books.byAttempt.get(known.session.attemptId) ?? known;
    const isOver = latest.outcome.state === 'open' && clock.now() >= latest.session.expiresAt;
    return isOver ? record(latest, { type: 'canceled', by: 'time' }) : ok(latest);
  };

  const seen = (known: PaymentRecord | undefined): Result<PaymentRecord | undefined, LedgerError> =>
    known === undefined ? ok(undefined) : current(known);

  const whileOpen = (known: PaymentRecord, facts: Facts<Outcome>): Result<PaymentRecord, LedgerError> =>
    current(known).andThen((live) => (live.outcome.state === 'open' ? record(live, facts) : ok(live)));

  const giveBack = (live: PaymentRecord): Result<PaymentRecord, LedgerError> => {
    switch (live.outcome.state) {
      case 'open':
        return record(live, { type: 'canceled', by: 'shop' });
      case 'authorized':
      case 'captured':
        return record(live, { type: 'refunded', amount: live.outcome.amount });
      case 'declined':
      case 'canceled':
      case 'refunded':
        return ok(live);
    }
  };

  return {
    /** The attempt id is the key: a repeat answers the same session. Errors: `attemptReused` for another sum or order. */
    open(request: PaymentSessionRequest, length: number = sessionLength): Result<PaymentRecord, DeskError> {
      const known = ledger.books.byAttempt.get(request.attemptId);
      if (known !== undefined) {
        const { amount, orderRef, paymentType } = known.session;
        const same = amount === request.amount && orderRef === request.orderRef && paymentType === request.paymentType;
        return same ? ok(known) : err({ kind: 'attemptReused' });
      }
      const at = clock.now();
      const expiresAt = plusMilliseconds(at, length);
      const session = { ...request, eventId: random.token(), at, token: random.token(), expiresAt };
      const opened = { type: 'opened', ...session } satisfies PaymentEvent;
      return ledger.append(opened).map(() => freshRecord(opened));
    },
    find: (id: AttemptId) => seen(ledger.books.byAttempt.get(id)),
    findPage: (token: string) => seen(recordOfToken(ledger.books, token)),
    challenge: (known: PaymentRecord) => whileOpen(known, { type: 'challenged' }),
    /** Takes the money, or only holds it for a preauthorization (spec 3). */
    accept: (known: PaymentRecord) =>
      whileOpen(known, {
        type: known.session.paymentType === 'payment' ? 'captured' : 'authorized',
        amount: known.session.amount,
      }),
    decline: (known: PaymentRecord) => whileOpen(known, { type: 'declined' }),
    cancel: (known: PaymentRecord) => whileOpen(known, { type: 'canceled', by: 'buyer' }),
    /** Voids, refunds or closes; what is already over stays as it is. */
    refund: (id: AttemptId): Result<PaymentRecord | undefined, LedgerError> =>
      seen(ledger.books.byAttempt.get(id)).andThen((live) => (live === undefined ? ok(undefined) : giveBack(live))),
  };
};

export type PaymentDesk = ReturnType<typeof paymentDesk>;
