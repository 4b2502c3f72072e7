import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one.ts';

type Outcome = Result<string, string>;

/** Works that end when they are told to, and which of them have begun. */
const works = () => {
  const inOrder = oneByOne<string, string>();
  const begun: string[] = [];
  const start = (title: string, ...names: readonly string[]) => {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const done = inOrder(names, () => {
      begun.push(title);
      return new ResultAsync(promise);
    });
    return { end: resolve, done };
  };
  return { begun, start };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('works with a name in common are done one after the other, others meanwhile', async () => {
  const { begun, start } = works();
  const one = start('one', 'a', 'b');
  start('two', 'b', 'c');
  start('three', 'c');
  start('other', 'd');
  await settled();
  expect(begun).toEqual(['one', 'other']);
  one.end(ok('done'));
  expect(await one.done).toEqual(ok('done'));
  await settled();
  expect(begun).toEqual(['one', 'other', 'two']);
});

test('those that waited for one that failed fail as it did, and whoever comes later tries anew', async () => {
  const { begun, start } = works();
  const one = start('one', 'a');
  const waiting = [start('two', 'a', 'b'), start('three', 'b')];
  await settled();
  one.end(err('nobody is there'));
  for (const { done } of [one, ...waiting]) expect(await done).toEqual(err('nobody is there'));
  await settled();
  const late = start('late', 'a', 'b');
  late.end(ok('done'));
  expect(await late.done).toEqual(ok('done'));
  expect(begun).toEqual(['one', 'late']);
});
