import type { AttemptState } from '@shop/core/checkout/attempt-state';
import type { PaymentAttempt } from '@shop/core/checkout/payment-attempt';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { AttemptId } from '@shop/core/ids';
import type { PaymentProviderPort, RefundRequest } from '@shop/core/ports/payment-provider-port';
import { type AttemptCase, attemptCaseOf, type Orders } from '@shop/core/seller/checkout/order-records';
import { type AttemptName, dueRefund } from '@shop/core/seller/checkout/payment-attempt';
import { providerAttempt } from '@shop/core/seller/checkout/provider-attempt';
import type { DueAttempt } from '@shop/core/seller/checkout/query-times';
import type { PaymentAttention } from '@shop/core/seller/checkout/seller-order';
import { contradicts, isEndDue } from '@shop/core/seller/checkout/settlement';
import type { DecisionTime } from '@shop/core/seller/decision';
import { err, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import { type PaymentNotification, whyDeclined } from '../payment/client/provider-api.ts';
import type { RunCommand } from './commands/outcome.ts';
import type { DueWork } from './due-work.ts';
import type { PaymentReports } from './payment-parts.ts';
import type { Leased, SellerStore, WorkStore } from './seller-store.ts';
import type { WorkFailure } from './work-failure.ts';

const notFound: ShopError = { kind: 'notFound', what: 'order' };

const reportedBy = ({ state, why, amount, refunded }: PaymentNotification): AttemptState => {
  switch (state) {
    case 'declined':
      return { state, ...whyDeclined(why) };
    case 'canceled':
    case 'expired':
      return { state };
    case 'captured':
      return { state, amount, refunded };
    case 'authorized':
    case 'refunded':
      return { state, amount };
  }
};

const caseOf = (records: Orders, id: AttemptId): Result<AttemptCase, ShopError> => {
  const current = attemptCaseOf(records, id);
  return current === undefined ? err(notFound) : ok(current);
};

/** A settled attempt, and when. */
type Settled = AttemptCase & { readonly at: DecisionTime };

/** Returns functions that apply reports of the provider, end sessions and make due refunds. Calls may repeat and come
 *  in any order. */
export const paymentSettler = (
  store: Pick<SellerStore, 'read'>,
  run: RunCommand,
  provider: PaymentProviderPort,
  publicOrigin: () => string,
  { onAttention, onFailure }: Pick<PaymentReports, 'onAttention' | 'onFailure'>,
) => {
  const report = ({ answer }: { readonly answer: readonly PaymentAttention[] }): void => {
    for (const attention of answer) onAttention(attention);
  };

  const settle = (attemptId: AttemptId, reported: AttemptState, eventId?: string): ResultAsync<Settled, ShopError> =>
    run<'settle'>({ type: 'settle', attemptId, reported, eventId })
      .andTee(report)
      .andThen(({ after, at }) => caseOf(after, attemptId).map((settled) => ({ ...settled, at })));

  const stored = (attemptId: AttemptId): ResultAsync<AttemptCase, ShopError> =>
    store
      .read(async (seller) => seller.orders(await seller.cartOf({ by: 'attempt', key: attemptId }), {}))
      .andThen((records) => caseOf(records, attemptId));

  const asAttempt = (of: AttemptCase): PaymentAttempt => providerAttempt(of, publicOrigin());

  const postponed = <Value>(attemptId: AttemptId, error: ShopError): ResultAsync<Value, ShopError> =>
    run<'postponeQuery'>({ type: 'postponeQuery', attemptId })
      .andTee(report)
      .andThen(() => err(error));

  /** Returns the refund of captured money that an attempt waits for; `undefined` when only its session has to end. */
  const moneyDue = ({ attempt }: AttemptCase): RefundRequest | undefined => {
    const due = dueRefund(attempt);
    return due === undefined || due.amount === 0 ? undefined : { key: due.key, amount: due.amount };
  };

  const endSession = (of: AttemptCase): ResultAsync<AttemptCase, ShopError> => {
    const { attemptId } = of.attempt;
    return provider
      .endAttempt(asAttempt(of))
      .andThen((reported) => settle(attemptId, reported))
      .orElse((error) => postponed<Settled>(attemptId, error));
  };

  const refundMoney = (of: AttemptCase, request: RefundRequest): ResultAsync<AttemptCase, ShopError> => {
    const { attemptId } = of.attempt;
    return provider
      .refund(asAttempt(of), request)
      .andThen((reported) => settle(attemptId, reported))
      .orElse((error) => postponed<Settled>(attemptId, error));
  };

  const makeRefund = (of: AttemptCase): ResultAsync<AttemptCase, ShopError> => {
    const due = moneyDue(of);
    if (due !== undefined) return refundMoney(of, due);
    // The session may have been paid in the meantime.
    return endSession(of).andThen((ended) => {
      const found = ended.attempt.state === 'refunding' ? moneyDue(ended) : undefined;
      return found === undefined ? okAsync<AttemptCase, ShopError>(ended) : refundMoney(ended, found);
    });
  };

  const stateOf = ({ attempt }: AttemptCase): AttemptName => attempt.state;

  /** Ends the session of an unpaid attempt. Errors: `unreachable`; it is tried again later. */
  const end = (id: AttemptId): ResultAsync<AttemptName, ShopError> => stored(id).andThen(endSession).map(stateOf);

  /** Makes the due refund of an attempt; ends its session first when no captured money is known. Errors: `unreachable`;
   *  the refund is tried again later. */
  const refund = (id: AttemptId): ResultAsync<AttemptName, ShopError> => stored(id).andThen(makeRefund).map(stateOf);

  /** Does what a settled attempt still needs: a refund, or the end of its session. */
  const finish = (settled: Settled): ResultAsync<AttemptName, ShopError> => {
    const { attempt, at } = settled;
    if (attempt.state === 'refunding') return makeRefund(settled).map(stateOf);
    return isEndDue(attempt, at.now) ? endSession(settled).map(stateOf) : okAsync(attempt.state);
  };

  const queries = new Map<AttemptId, ResultAsync<AttemptName, ShopError>>();

  /** Queries the provider about an attempt and applies the answer; concurrent callers share a query. Errors:
   *  `unreachable`. */
  const settleByQuery = (id: AttemptId): ResultAsync<AttemptName, ShopError> => {
    const underWay = queries.get(id);
    if (underWay !== undefined) return underWay;
    const query = stored(id)
      .andThen((of) => provider.queryAttempt(asAttempt(of)).orElse((error) => postponed<AttemptState>(id, error)))
      .andThen((reported) => settle(id, reported))
      .andThen(finish);
    const done = () => queries.delete(id);
    queries.set(id, query);
    void query.then(done, done);
    return query;
  };

  /** Compares a notification with the attempt of its id by order, amount, currency and state. */
  const fitOf = (notification: PaymentNotification) =>
    store
      .read(async (seller) => seller.orders(await seller.cartOf({ by: 'attempt', key: notification.attemptId }), {}))
      .map((records): 'fits' | 'contradicts' | 'otherCurrency' | 'unknown' => {
        const current = attemptCaseOf(records, notification.attemptId);
        if (current === undefined) return 'unknown';
        const { attempt, order } = current;
        if (notification.currency !== 'EUR') return 'otherCurrency';
        const isSame = order.ref === notification.orderRef && attempt.amount === notification.amount;
        return isSame && !contradicts(attempt, reportedBy(notification)) ? 'fits' : 'contradicts';
      });

  const noteCurrency = ({ attemptId }: PaymentNotification): ResultAsync<undefined, ShopError> =>
    run<'noteCurrency'>({ type: 'noteCurrency', attemptId })
      .andTee(report)
      .map(() => undefined);

  const keepStray = (notification: PaymentNotification): ResultAsync<undefined, ShopError> =>
    run<'noteStray'>({
      type: 'noteStray',
      attemptId: notification.attemptId,
      orderRef: notification.orderRef,
      reported: reportedBy(notification),
    })
      .andTee(report)
      .map(() => undefined);

  /** Applies a verified notification. A notification that contradicts the attempt causes a query instead; money in
   *  another currency or for an unknown attempt is listed for a person. Errors: `notFound`, `unreachable`. */
  const settleNotification = (notification: PaymentNotification): ResultAsync<AttemptName | undefined, ShopError> =>
    fitOf(notification).andThen((fit): ResultAsync<AttemptName | undefined, ShopError> => {
      switch (fit) {
        case 'unknown':
          return keepStray(notification);
        case 'otherCurrency':
          return noteCurrency(notification);
        case 'contradicts':
          return settleByQuery(notification.attemptId);
        case 'fits':
          return settle(notification.attemptId, reportedBy(notification), notification.eventId).andThen((settled) =>
            // The reconciler repeats a refund that fails now; the notification itself is applied.
            finish(settled)
              .orTee((error) => onFailure('payments', error))
              .orElse(() => ok(settled.attempt.state)),
          );
      }
    });

  return { settleByQuery, settleNotification, end, refund };
};

export type PaymentSettler = ReturnType<typeof paymentSettler>;

export type ReconcilerOptions = Pick<PaymentReports, 'onDefect' | 'onFailure'> & {
  readonly store: Pick<WorkStore, 'dueAttempts'>;
  readonly settler: Pick<PaymentSettler, 'settleByQuery'>;
};

/** Maximum number of concurrent queries: at a second per answer, 1,500 attempts are queried within a minute. */
const atOnce = 32;

/** Returns the work of querying due attempts, the longest due first, and making due refunds. It detects payments
 *  whose notification was lost or interrupted by a crash. A failed attempt is postponed, so that it delays no other. */
export const reconcileWork = ({
  store: { dueAttempts },
  settler,
  onDefect,
  onFailure,
}: ReconcilerOptions): DueWork<Leased<DueAttempt>> => {
  const failed = (failure: WorkFailure): void => onFailure('payments', failure);
  return {
    due: dueAttempts.due,
    keyOf: ({ id, askAt }) => `${id} ${askAt}`,
    handle: async ({ id }) => ((await settler.settleByQuery(id).orTee(failed)).isOk() ? 'done' : 'failed'),
    postpone: dueAttempts.postpone,
    release: dueAttempts.release,
    onFailure: failed,
    onDefect: (cause, due) => onDefect(cause, due?.id),
    atOnce,
  };
};
