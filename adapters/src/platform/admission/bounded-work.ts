import type { ErrorOf } from '@shop/core/errors/shop-error';
import { errAsync, ok, ResultAsync } from 'neverthrow';
import pLimit from 'p-limit';
import { withoutSlot } from './slot.ts';

/** Runs work outside of the request's own, such as that of a thread or another program. The request holds no slot of
 *  the server while it waits. Errors: `unreachable` when the limits are reached. */
export type BoundedWork = <Value>(work: () => Promise<Value>) => ResultAsync<Value, ErrorOf<'unreachable'>>;

const busy: ErrorOf<'unreachable'> = { kind: 'unreachable', cause: 'timeout' };

/** Returns a queue with maximum numbers of running and of waiting pieces of work; first come, first served. */
export const boundedWork = (mostAtWork: number, mostWaiting: number): BoundedWork => {
  const inTurn = pLimit(mostAtWork);
  return (work) =>
    inTurn.activeCount + inTurn.pendingCount >= mostAtWork + mostWaiting
      ? errAsync(busy)
      : new ResultAsync(withoutSlot(() => inTurn(work)).then((value) => ok(value)));
};

/** Milliseconds that a result is cached. */
const cacheTime = 5 * 60_000;

/** Returns a function that does work of one name once: requests share it while it runs, and its result for five
 *  minutes. At most `most` results are cached, and no failures. Errors: those of `inTurn`. */
export const sharedWork = <Value>(inTurn: BoundedWork, most: number) => {
  const begun = new Map<string, ReturnType<typeof inTurn<Value>>>();
  return (name: string, work: () => Promise<Value>): ResultAsync<Value, ErrorOf<'unreachable'>> => {
    const known = begun.get(name);
    if (known !== undefined) return new ResultAsync(withoutSlot(() => known));
    const value = inTurn(work);
    const forget = () => begun.delete(name);
    begun.set(name, value);
    value.then((result) => {
      if (result.isErr()) return forget();
      const [oldest] = begun.keys();
      if (begun.size > most && oldest !== undefined) begun.delete(oldest);
      return setTimeout(forget, cacheTime).unref();
    }, forget);
    return value;
  };
};
