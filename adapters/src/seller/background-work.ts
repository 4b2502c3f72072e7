import type { ShopError } from '@shop/core/errors/shop-error';
import * as Effect from 'effect/Effect';
import * as Option from 'effect/Option';
import { ok, type Result, ResultAsync } from 'neverthrow';
import type { PaymentReports } from './payment-parts.ts';

/** Returns a registry of work that continues after its caller stops waiting. Closing the shop waits for all of it. */
export const backgroundWork = ({ onDefect, onFailure }: Pick<PaymentReports, 'onDefect' | 'onFailure'>) => {
  const running = new Set<Promise<unknown>>();

  /** Returns the result of the work, or `undefined` after `timeout` milliseconds; the work then continues, and an
   *  exception in it is reported. */
  const within = async <Value>(work: Promise<Value>, timeout: number): Promise<Value | undefined> => {
    let isAwaited = true;
    const watched = work
      .then(() => undefined)
      .catch((cause: unknown) => (isAwaited ? undefined : onDefect(cause)))
      .finally(() => running.delete(watched));
    running.add(watched);
    const outcome = await Effect.runPromise(Effect.promise(() => work).pipe(Effect.timeoutOption(timeout)));
    isAwaited = false;
    return Option.getOrUndefined(outcome);
  };

  return {
    within,
    onFailure,
    close: async (): Promise<void> => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};

export type BackgroundWork = ReturnType<typeof backgroundWork>;

/** Maximum time in milliseconds for an answer to a buyer. The limit is 8 seconds, one of them for the network. */
export const buyerTimeout = 7000;

/** Returns the result of the work, or `undefined` after `timeout` milliseconds; the work then continues, and its
 *  error is reported. */
export const inTime = <Value>(
  background: BackgroundWork,
  work: ResultAsync<Value, ShopError>,
  timeout: number,
): ResultAsync<Value | undefined, ShopError> => {
  const waited = async (): Promise<Result<Value | undefined, ShopError>> => {
    let isLate = false;
    const watched = work.orTee((error) => {
      if (isLate) background.onFailure('payments', error);
    });
    const done = await background.within<Result<Value, ShopError>>(Promise.resolve(watched), timeout);
    isLate = done === undefined;
    return done ?? ok(undefined);
  };
  return new ResultAsync(waited());
};
