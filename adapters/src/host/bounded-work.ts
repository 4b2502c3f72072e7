import type { ErrorOf } from '@shop/core/errors/shop-error';
import { errAsync, ok, ResultAsync } from 'neverthrow';

/** Runs work in its turn. Errors: `unreachable` where enough waits already. */
export type BoundedWork = <Value>(work: () => Promise<Value>) => ResultAsync<Value, ErrorOf<'unreachable'>>;

const busy: ErrorOf<'unreachable'> = { kind: 'unreachable', cause: 'timeout' };

/** So much at work at a time, and so much that waits; first come, first served. */
export const boundedWork = (mostAtWork: number, mostWaiting: number): BoundedWork => {
  const waiting: (() => void)[] = [];
  let atWork = 0;
  const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (atWork >= mostAtWork) await new Promise<void>((turn) => waiting.push(turn));
    else atWork += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) atWork -= 1;
      else next();
    }
  };
  return (work) =>
    atWork >= mostAtWork && waiting.length >= mostWaiting
      ? errAsync(busy)
      : new ResultAsync(inTurn(work).then((value) => ok(value)));
};
