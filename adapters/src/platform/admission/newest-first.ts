import { AsyncResource } from 'node:async_hooks';
import { err, type Result, ResultAsync } from 'neverthrow';
import { withoutSlot } from './slot.ts';

type Waiting = { readonly names: readonly string[]; readonly begin: () => Promise<void>; readonly refuse: () => void };

/** Returns a queue that does one piece of work at a time, the newest first, so that new work does not wait for the
 *  backlog of a flood. The request holds no slot of the server while it waits. At most `waiting` pieces wait,
 *  `ofName` of them under one name; beyond that the oldest is answered with `refusal`. */
export const newestFirst = <Refusal>(most: { readonly waiting: number; readonly ofName: number }, refusal: Refusal) => {
  const queue: Waiting[] = [];
  let isAtWork = false;

  const next = async (): Promise<void> => {
    if (isAtWork) return;
    const newest = queue.pop();
    if (newest === undefined) return;
    isAtWork = true;
    await newest.begin();
    isAtWork = false;
    void next();
  };

  const giveWay = (crowd: readonly Waiting[], may: number): void => {
    const [oldest] = crowd;
    if (oldest === undefined || crowd.length <= may) return;
    queue.splice(queue.indexOf(oldest), 1);
    oldest.refuse();
  };

  return <Value, Failure>(
    names: readonly string[],
    work: () => PromiseLike<Result<Value, Failure>>,
  ): ResultAsync<Value, Failure | Refusal> => {
    // Work started at the end of another request keeps the context of its own request.
    const own = AsyncResource.bind(work);
    const done = () =>
      new Promise<Result<Value, Failure | Refusal>>((resolve, reject) => {
        const begin = async (): Promise<void> => {
          try {
            resolve(await own());
          } catch (bug) {
            reject(bug);
          }
        };
        queue.push({ names, begin, refuse: () => resolve(err(refusal)) });
        void next();
        for (const name of names) {
          const crowd = queue.filter((one) => one.names.includes(name));
          giveWay(crowd, most.ofName);
        }
        giveWay(queue, most.waiting);
      });
    return new ResultAsync(withoutSlot(done));
  };
};
