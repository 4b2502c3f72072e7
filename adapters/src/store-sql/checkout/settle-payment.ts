import type { ShopError } from '@shop/core/errors/shop-error';
import type { AttemptId } from '@shop/core/ids';
import type { AttemptState } from '@shop/core/ports/payment-provider-port';
import { err, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { PaymentNotification } from '../../payment/payment-notification.ts';
import type { Db, Tx } from '../database/database.ts';
import { type Moment, momentOf } from '../database/moment.ts';
import type { AttemptRowState } from '../tables/checkout-tables.ts';
import { applySettlement, type Case } from './apply-settlement.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import { loadOrder } from './orders.ts';
import { changeAttempt, loadAttempt } from './payment-attempts.ts';
import { nextTry, settlementOf } from './settlement.ts';

const notFound: ShopError = { kind: 'notFound', what: 'order' };

const loadCase = async (db: Db, id: AttemptId): Promise<Case | undefined> => {
  const attempt = await loadAttempt(db, id);
  const order = attempt === undefined ? undefined : await loadOrder(db, attempt.order_ref);
  return attempt === undefined || order === undefined ? undefined : { attempt, order };
};

/** Remembers an event. False when it is a repeat. */
const isNews = async (tx: Tx, eventId: string, attemptId: AttemptId, at: Moment): Promise<boolean> => {
  const result = await tx
    .insertInto('payment_events')
    .values({ event_id: eventId, attempt_id: attemptId, received_at: at.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

/** What the provider told, and the event it told it in; a query's answer has none. */
type Word = { readonly reported: AttemptState; readonly eventId?: string };

const reportedBy = ({ state, amount }: PaymentNotification): AttemptState =>
  state === 'declined' || state === 'canceled' ? { state } : { state, amount };

/** Brings orders and attempts in line with the provider's own word. Every call may be repeated and come in any order:
 *  states only move forward, and an order keeps the money of one attempt at most (reliability 1.1, I4 to I6, I11). */
export const paymentSettler = ({ database, clock, provider }: CheckoutParts) => {
  /** `force` gives the money back whatever was decided: the places it was for are gone. */
  const settle = (id: AttemptId, word: Word, force: boolean): ResultAsync<AttemptRowState, ShopError> =>
    database.transaction(async (tx): Promise<Result<AttemptRowState, ShopError>> => {
      const at = momentOf(clock);
      const found = await loadCase(tx, id);
      if (found === undefined) return err(notFound);
      if (word.eventId !== undefined && !(await isNews(tx, word.eventId, id, at))) return ok(found.attempt.state);
      const { amount, state, session_ends_at: sessionEndsAt, created_at: createdAt } = found.attempt;
      const { payment_type: paymentType, outcome } = found.order;
      const decided = settlementOf(
        { amount, state, sessionEndsAt, createdAt },
        { paymentType, outcome },
        word.reported,
        at.now,
      );
      const settlement = force && decided.type === 'complete' ? ({ type: 'giveBack' } as const) : decided;
      const applied = await applySettlement(tx, found, settlement, at);
      if (applied.isErr()) return err(applied.error);
      const after = await loadAttempt(tx, id);
      return ok(after?.state ?? state);
    });

  const decide = (id: AttemptId, word: Word): ResultAsync<AttemptRowState, ShopError> =>
    settle(id, word, false).orElse((error) =>
      error.kind === 'capacityFull' ? settle(id, word, true) : err<AttemptRowState, ShopError>(error),
    );

  /** Asked again soon, so that an outage of the provider delays nobody longer than it lasts. */
  const postpone = (id: AttemptId): ResultAsync<void, ShopError> =>
    database.transaction(async (tx) => {
      const attempt = await loadAttempt(tx, id);
      if (attempt !== undefined && attempt.ask_at !== null) {
        await changeAttempt(tx, id, { ask_at: nextTry(clock.now()) });
      }
      return ok();
    });

  /** Asks the provider to give everything back, or to close what is not paid yet. Errors: `unreachable`; it is tried
   *  again later until it is done. */
  const giveBack = (id: AttemptId): ResultAsync<AttemptRowState, ShopError> =>
    provider
      .refund(id)
      .andThen((reported) => decide(id, { reported }))
      .orElse((error) => postpone(id).andThen(() => err<AttemptRowState, ShopError>(error)));

  const finish = (id: AttemptId, state: AttemptRowState): ResultAsync<AttemptRowState, ShopError> =>
    state === 'refunding' ? giveBack(id) : okAsync(state);

  /** Asks the provider about an attempt and acts on the answer; gives back what must be. Errors: `unreachable`. */
  const settleByAsking = (id: AttemptId): ResultAsync<AttemptRowState, ShopError> =>
    provider
      .queryAttempt(id)
      .orElse((error) => postpone(id).andThen(() => err<AttemptState, ShopError>(error)))
      .andThen((reported) => decide(id, { reported }))
      .andThen((state) => finish(id, state));

  /** Whether a notification speaks of the order and the amount that the attempt was made for. */
  const isConsistent = ({ attemptId, orderRef, amount, currency }: PaymentNotification) =>
    database.read(async (db): Promise<Result<boolean, ShopError>> => {
      const attempt = await loadAttempt(db, attemptId);
      if (attempt === undefined) return err(notFound);
      return ok(attempt.order_ref === orderRef && attempt.amount === amount && currency === 'EUR');
    });

  /** Acts on a notification whose signature was verified. Decision: one that contradicts what was asked for is not acted
   *  upon; the provider's books are asked instead (reliability 3, threat 5). Errors: `notFound`, `unreachable`. */
  const settleNotification = (told: PaymentNotification): ResultAsync<AttemptRowState, ShopError> =>
    isConsistent(told).andThen((consistent) =>
      consistent
        ? decide(told.attemptId, { reported: reportedBy(told), eventId: told.eventId }).andThen((state) =>
            // A refund that fails now is tried again by the reconciler; the notification itself is done with.
            finish(told.attemptId, state).orElse(() => ok(state)),
          )
        : settleByAsking(told.attemptId),
    );

  return { settleByAsking, settleNotification, giveBack };
};

export type PaymentSettler = ReturnType<typeof paymentSettler>;
