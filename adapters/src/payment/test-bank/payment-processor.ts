import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import type { AttemptId } from '@shop/core/ids';
import { type Cents, cents } from '@shop/core/money/cents';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RefundRequest } from '@shop/core/ports/payment-provider-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, type Result } from 'neverthrow';
import type { SessionRequest } from '../client/provider-api.ts';
import type { AttemptStore, AttemptsError } from './attempt-store.ts';
import type { PaymentRecord, RecordedState } from './payment-record.ts';

/** Milliseconds that a buyer has on the page. */
const sessionLength = minutes(15);

export type ProcessorError = AttemptsError | { readonly kind: 'attemptReused' };

export type RefundError = AttemptsError | { readonly kind: 'refundRefused' };

export type ProcessorOptions = {
  readonly attempts: AttemptStore;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Called once when an attempt has ended, after it is stored. */
  readonly onFinal: (record: PaymentRecord, at: Instant) => void;
};

/** Returns what changes in a record, or `undefined` for no change. `challenged`: the card's bank asks for a
 *  confirmation. */
type Decide = (record: PaymentRecord) => Partial<Pick<PaymentRecord, 'outcome' | 'challenged' | 'refunds'>> | undefined;

const isOpen = ({ outcome }: PaymentRecord): boolean => outcome.state === 'open';

/** Ends an open session or voids an authorization. Any other attempt stays unchanged. */
const ended: Decide = ({ outcome }) => {
  if (outcome.state === 'open') return { outcome: { state: 'canceled' } };
  return outcome.state === 'authorized' ? { outcome: { state: 'refunded', amount: outcome.amount } } : undefined;
};

const refundedSum = ({ refunds }: PaymentRecord): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Returns the outcome after a refund; `undefined` when the attempt has less money left than the amount. */
const afterRefund = (record: PaymentRecord, amount: Cents): RecordedState | undefined => {
  const { outcome } = record;
  if (outcome.state === 'authorized')
    return outcome.amount === amount ? { state: 'refunded', amount: outcome.amount } : undefined;
  if (outcome.state !== 'captured') return undefined;
  const refunded = cents(refundedSum(record) + amount);
  if (refunded > outcome.amount) return undefined;
  return refunded === outcome.amount ? { state: 'refunded', amount: outcome.amount } : { ...outcome, refunded };
};

/** Takes the money, or only authorizes it for a preauthorization. */
const accepted: Decide = ({ session: { paymentType, amount } }) => ({
  outcome: { state: paymentType === 'payment' ? 'captured' : 'authorized', amount },
});

/** The buyer returns to the shop; returning from the bank's confirmation is a decline. */
const canceled: Decide = ({ challenged }) => ({
  outcome: challenged ? { state: 'declined', why: 'notConfirmed' } : { state: 'canceled' },
});

/** Returns every transition of a payment attempt. Decisions are made about the stored state and stored before they
 *  are reported. */
export const paymentProcessor = ({ attempts, clock, random, onFinal }: ProcessorOptions) => {
  const isOver = (record: PaymentRecord): boolean => isOpen(record) && clock.now() >= record.session.expiresAt;

  const changedRecord = (record: PaymentRecord, change: ReturnType<Decide>): PaymentRecord =>
    change === undefined ? record : { ...record, eventId: random.token(), ...change };

  const changed = (id: AttemptId, decide: Decide): Result<PaymentRecord | undefined, AttemptsError> => {
    const at = clock.now();
    let before: PaymentRecord | undefined;
    return attempts
      .change(id, at, (stored) => {
        before = stored;
        // An expired session is closed whenever it is read, so that no later payment contradicts the answer.
        return changedRecord(stored, isOver(stored) ? { outcome: { state: 'expired' } } : decide(stored));
      })
      .map((after) => {
        if (after !== undefined && after !== before && !isOpen(after)) onFinal(after, at);
        return after;
      });
  };

  const closedIfOver = (known: PaymentRecord | undefined): Result<PaymentRecord | undefined, AttemptsError> =>
    known !== undefined && isOver(known) ? changed(known.session.attemptId, () => undefined) : ok(known);

  const whileOpen = (known: PaymentRecord, decide: Decide): Result<PaymentRecord, AttemptsError> =>
    changed(known.session.attemptId, (record) => (isOpen(record) ? decide(record) : undefined)).map(
      (after) => after ?? known,
    );

  const opened = (request: SessionRequest, known: PaymentRecord): Result<PaymentRecord, ProcessorError> => {
    const { amount, orderRef, paymentType } = known.session;
    const same = amount === request.amount && orderRef === request.orderRef && paymentType === request.paymentType;
    return same ? ok(known) : err({ kind: 'attemptReused' });
  };

  return {
    /** Opens a session, keyed by the attempt id: a repeat returns the same session. Errors: `attemptReused` for
     *  another amount or order. */
    open: (request: SessionRequest): Result<PaymentRecord, ProcessorError> =>
      attempts.find(request.attemptId).andThen((known): Result<PaymentRecord, ProcessorError> => {
        if (known !== undefined) return opened(request, known);
        const at = clock.now();
        const eventId = random.token();
        const session = { ...request, token: random.token(), expiresAt: plusMilliseconds(at, sessionLength) };
        const fresh: PaymentRecord = { eventId, session, challenged: false, outcome: { state: 'open' }, refunds: [] };
        return attempts
          .add(fresh, at)
          .andThen(() => attempts.find(request.attemptId))
          .andThen((stored) => opened(request, stored ?? fresh));
      }),
    find: (id: AttemptId) => attempts.find(id).andThen(closedIfOver),
    findPage: (token: string) => attempts.findPage(token).andThen(closedIfOver),
    challenge: (known: PaymentRecord) => whileOpen(known, () => ({ challenged: true })),
    accept: (known: PaymentRecord) => whileOpen(known, accepted),
    decline: (known: PaymentRecord) => whileOpen(known, () => ({ outcome: { state: 'declined' } })),
    cancel: (known: PaymentRecord) => whileOpen(known, canceled),
    end: (id: AttemptId): Result<PaymentRecord | undefined, AttemptsError> => changed(id, ended),
    /** Refunds a part or all of an attempt's money; a repeat with the key refunds nothing more. Errors: `refundRefused`
     *  when the attempt has less money left, or the key was used for another amount. */
    refund: (attemptId: AttemptId, { key, amount }: RefundRequest): Result<PaymentRecord | undefined, RefundError> =>
      changed(attemptId, (record) => {
        const outcome = record.refunds.some((made) => made.key === key) ? undefined : afterRefund(record, amount);
        return outcome && { outcome, refunds: [...record.refunds, { key, amount }] };
      }).andThen((after): Result<PaymentRecord | undefined, RefundError> => {
        const isMade = after === undefined || after.refunds.some((made) => made.key === key && made.amount === amount);
        return isMade ? ok(after) : err({ kind: 'refundRefused' });
      }),
  };
};

export type PaymentProcessor = ReturnType<typeof paymentProcessor>;
