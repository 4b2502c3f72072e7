import type { ShopError } from '@shop/core/errors/shop-error';
import * as Duration from 'effect/Duration';
import * as Effect from 'effect/Effect';
import * as Random from 'effect/Random';
import * as Schedule from 'effect/Schedule';
import { err, ok, ResultAsync } from 'neverthrow';
import type { CallContext } from '../calls/call.ts';
import { type CallName, callTable, type Replied, type RequestOf, type Transport } from '../calls/call-table.ts';

export type RetrySettings = {
  /** Maximum number of repeats. */
  readonly times?: number;
  /** Pauses in milliseconds: the first one is between 0 and this value, each next one between 0 and twice the
   *  previous maximum. */
  readonly firstPauseMs?: number;
  /** Timeout of all attempts together in milliseconds. */
  readonly totalMs?: number;
  /** A call that the provider may refuse as a repeat although its first attempt succeeded. */
  readonly once?: CallName;
};

const timedOut: ShopError = { kind: 'unreachable', cause: 'timeout' };

/** Whether a call may be received twice. */
const mayRepeat = (name: CallName, { key }: CallContext): boolean => {
  const { repeat } = callTable[name];
  return repeat === 'key' ? key !== undefined : repeat !== 'never';
};

const isTransient = ({ kind }: ShopError): boolean => kind === 'unreachable' || kind === 'inProgress';

/** Returns a budget of repeats. Each call adds a tenth of a repeat, so repeats add at most a tenth to the load of a
 *  failing provider. */
const repeatBudget = () => {
  const most = 10;
  let saved = most;
  return {
    earn: () => {
      saved = Math.min(most, saved + 0.1);
    },
    spend: (): boolean => {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
};

/** Wraps a transport: calls are repeated with growing random pauses while the provider is unreachable, within one
 *  deadline. For server and terminal: in a browser the visitor repeats, and effect would cost 14 KB. */
export const retryingTransport = (
  inner: Transport,
  { times = 2, firstPauseMs = 200, totalMs = 8000, once }: RetrySettings = {},
): Transport => {
  const budget = repeatBudget();
  const pauses = Schedule.exponential(firstPauseMs).pipe(
    Schedule.modifyDelay(({ duration }) => Effect.map(Random.next, (share) => Duration.times(duration, share))),
  );

  const attempt = <Name extends CallName>(name: Name, request: RequestOf<Name>, context: CallContext) =>
    Effect.promise(async (abort) => {
      const signal = context.signal === undefined ? abort : AbortSignal.any([abort, context.signal]);
      return await inner.call(name, request, { ...context, signal });
    }).pipe(Effect.flatMap((result) => (result.isOk() ? Effect.succeed(result.value) : Effect.fail(result.error))));

  const run = <Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    context: CallContext,
  ): Promise<Replied<Name>> =>
    attempt(name, request, context).pipe(
      Effect.retry({
        schedule: pauses,
        times,
        while: (error) => isTransient(error) && context.signal?.aborted !== true && budget.spend(),
      }),
      Effect.timeoutOrElse({ duration: totalMs, orElse: () => Effect.fail(timedOut) }),
      Effect.match({ onSuccess: (reply) => ok(reply), onFailure: (error) => err(error) }),
      Effect.runPromise,
    );

  return {
    call: (name, request, context = {}) => {
      budget.earn();
      return name !== once && mayRepeat(name, context)
        ? new ResultAsync(run(name, request, context))
        : inner.call(name, request, context);
    },
  };
};
