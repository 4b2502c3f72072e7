import { ok, ResultAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { newestFirst } from './newest-first.ts';

/** Returns a queue whose work ends when the test says so, and the outcomes in order. */
const aLine = (most: { readonly waiting: number; readonly ofName: number }) => {
  const inLine = newestFirst(most, 'refused');
  const events: string[] = [];
  const ends: (() => void)[] = [];
  const enter = (piece: string, ...names: readonly string[]): void => {
    const work = () => {
      events.push(`${piece} begins`);
      return ResultAsync.fromSafePromise(new Promise<void>((resolve) => void ends.push(resolve)));
    };
    void inLine(names, work).orElse((refusal) => {
      events.push(`${piece} ${refusal}`);
      return ok();
    });
  };
  const end = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { enter, end, events };
};

test('one piece of work is done at a time, the newest of those that wait first', async () => {
  const { enter, end, events } = aLine({ waiting: 2, ofName: 2 });
  for (const piece of ['a', 'b', 'c']) enter(piece);
  expect(events).toEqual(['a begins']);
  await end();
  enter('d');
  await end();
  await end();
  await end();
  expect(events).toEqual(['a begins', 'c begins', 'd begins', 'b begins']);
});

test('the oldest of two waiting pieces is refused when a third arrives where two can wait', async () => {
  const { enter, end, events } = aLine({ waiting: 2, ofName: 2 });
  for (const piece of ['a', 'b', 'c', 'd']) enter(piece);
  await end();
  await end();
  await end();
  expect(events).toEqual(['a begins', 'b refused', 'd begins', 'c begins']);
});

test('the oldest waiting piece of a name is refused when its name has too many, whatever else waits', async () => {
  const { enter, end, events } = aLine({ waiting: 9, ofName: 1 });
  enter('a');
  enter('other', 'y');
  for (const piece of ['b', 'c', 'd']) enter(piece, 'x', piece);
  for (let ended = 0; ended < 3; ended += 1) await end();
  expect(events).toEqual(['a begins', 'b refused', 'c refused', 'd begins', 'other begins']);
});

test('the next piece of work is done after one that throws', async () => {
  const inLine = newestFirst({ waiting: 1, ofName: 1 }, 'refused');
  const broken = inLine([], () => Promise.reject(new Error('a bug')));
  const next = inLine([], () => Promise.resolve(ok('done')));
  await expect(broken).rejects.toThrow('a bug');
  expect(await next).toEqual(ok('done'));
});
