import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import type { AttemptId } from '@shop/core/ids';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentSessionRequest } from '@shop/core/ports/payment-provider-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, type Result } from 'neverthrow';
import type { AttemptStore, AttemptsError } from './attempt-store.ts';
import type { PaymentRecord, RecordedState } from './payment-record.ts';

/** Milliseconds that a buyer has on the page. */
const sessionLength = minutes(15);

export type ProcessorError = AttemptsError | { readonly kind: 'attemptReused' };

export type ProcessorOptions = {
  readonly attempts: AttemptStore;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  /** Called once when an attempt has ended, after it is stored. */
  readonly onFinal: (record: PaymentRecord, at: Instant) => void;
};

/** Returns the new state of an attempt, `challenged` when the card's bank asks for a confirmation, or `undefined`
 *  for no change. */
type Decide = (record: PaymentRecord) => RecordedState | 'challenged' | undefined;

const isOpen = ({ outcome }: PaymentRecord): boolean => outcome.state === 'open';

/** Voids, refunds or closes. An attempt that has ended stays unchanged. */
const refunded: Decide = ({ outcome }) => {
  switch (outcome.state) {
    case 'open':
      return { state: 'canceled' };
    case 'authorized':
    case 'captured':
      return { state: 'refunded', amount: outcome.amount };
    case 'declined':
    case 'canceled':
    case 'expired':
    case 'refunded':
      return undefined;
  }
};

/** Takes the money, or only authorizes it for a preauthorization. */
const accepted: Decide = ({ session: { paymentType, amount } }) => ({
  state: paymentType === 'payment' ? 'captured' : 'authorized',
  amount,
});

/** The buyer returns to the shop; returning from the bank's confirmation is a decline. */
const canceled: Decide = ({ challenged }) =>
  challenged ? { state: 'declined', why: 'notConfirmed' } : { state: 'canceled' };

/** Returns every transition of a payment attempt. Decisions are made about the stored state and stored before they
 *  are reported. */
export const paymentProcessor = ({ attempts, clock, random, onFinal }: ProcessorOptions) => {
  const isOver = (record: PaymentRecord): boolean => isOpen(record) && clock.now() >= record.session.expiresAt;

  const becomes = (record: PaymentRecord, what: ReturnType<Decide>): PaymentRecord => {
    if (what === undefined) return record;
    const eventId = random.token();
    return what === 'challenged' ? { ...record, eventId, challenged: true } : { ...record, eventId, outcome: what };
  };

  const changed = (id: AttemptId, decide: Decide): Result<PaymentRecord | undefined, AttemptsError> => {
    const at = clock.now();
    let before: PaymentRecord | undefined;
    return attempts
      .change(id, at, (stored) => {
        before = stored;
        // An expired session is closed whenever it is read, so that no later payment contradicts the answer.
        return becomes(stored, isOver(stored) ? { state: 'expired' } : decide(stored));
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

  const opened = (request: PaymentSessionRequest, known: PaymentRecord): Result<PaymentRecord, ProcessorError> => {
    const { amount, orderRef, paymentType } = known.session;
    const same = amount === request.amount && orderRef === request.orderRef && paymentType === request.paymentType;
    return same ? ok(known) : err({ kind: 'attemptReused' });
  };

  return {
    /** Opens a session, keyed by the attempt id: a repeat returns the same session. Errors: `attemptReused` for
     *  another amount or order. */
    open: (request: PaymentSessionRequest): Result<PaymentRecord, ProcessorError> =>
      attempts.find(request.attemptId).andThen((known): Result<PaymentRecord, ProcessorError> => {
        if (known !== undefined) return opened(request, known);
        const at = clock.now();
        const eventId = random.token();
        const session = { ...request, token: random.token(), expiresAt: plusMilliseconds(at, sessionLength) };
        const fresh: PaymentRecord = { eventId, session, challenged: false, outcome: { state: 'open' } };
        return attempts
          .add(fresh, at)
          .andThen(() => attempts.find(request.attemptId))
          .andThen((stored) => opened(request, stored ?? fresh));
      }),
    find: (id: AttemptId) => attempts.find(id).andThen(closedIfOver),
    findPage: (token: string) => attempts.findPage(token).andThen(closedIfOver),
    challenge: (known: PaymentRecord) => whileOpen(known, () => 'challenged'),
    accept: (known: PaymentRecord) => whileOpen(known, accepted),
    decline: (known: PaymentRecord) => whileOpen(known, () => ({ state: 'declined' })),
    cancel: (known: PaymentRecord) => whileOpen(known, canceled),
    refund: (id: AttemptId): Result<PaymentRecord | undefined, AttemptsError> => changed(id, refunded),
  };
};

export type PaymentProcessor = ReturnType<typeof paymentProcessor>;
