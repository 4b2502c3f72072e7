import type { ShopError } from '@shop/core/errors/shop-error';
import * as Effect from 'effect/Effect';
import * as Option from 'effect/Option';
import { ok, type Result, ResultAsync } from 'neverthrow';
import type { PaymentReports } from './payment-parts.ts';

/** Work that goes on after its caller stops waiting; closing the shop waits for all of it. */
export const backgroundWork = ({ onDefect, onFailure }: Pick<PaymentReports, 'onDefect' | 'onFailure'>) => {
  const running = new Set<Promise<unknown>>();

  /** The result of the work if it comes in time; else it goes on and a bug in it is reported. Units: milliseconds. */
  const within = async <Value>(work: Promise<Value>, patience: number): Promise<Value | undefined> => {
    let isAwaited = true;
    const watched = work
      .then(() => undefined)
      .catch((cause: unknown) => (isAwaited ? undefined : onDefect(cause)))
      .finally(() => running.delete(watched));
    running.add(watched);
    const outcome = await Effect.runPromise(Effect.promise(() => work).pipe(Effect.timeoutOption(patience)));
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

/** The buyer gets an answer within 8 seconds, one of them for the network. Units: milliseconds. */
export const buyerPatience = 7000;

/** What work comes to in time; nothing otherwise, while it goes on, and an error that it ends with is reported. Units:
 *  milliseconds. */
export const inTime = <Value>(
  background: BackgroundWork,
  work: ResultAsync<Value, ShopError>,
  patience: number,
): ResultAsync<Value | undefined, ShopError> => {
  const waited = async (): Promise<Result<Value | undefined, ShopError>> => {
    let isLate = false;
    const watched = work.orTee((error) => {
      if (isLate) background.onFailure('payments', error);
    });
    const done = await background.within<Result<Value, ShopError>>(Promise.resolve(watched), patience);
    isLate = done === undefined;
    return done ?? ok(undefined);
  };
  return new ResultAsync(waited());
};
