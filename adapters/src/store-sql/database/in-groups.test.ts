import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inGroups } from './in-groups.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const sizes = { mostMembers: 4, enough: 3, mostGroups: 2, patience: 20, mostWaiting: 6, within: 100 } as const;

/** Groups at work, each of which ends when it is told to. */
const atWork = () => {
  const begun: { readonly members: readonly number[]; readonly end: () => void; readonly fail: () => void }[] = [];
  const join = inGroups(
    (members: readonly number[]) =>
      new Promise<string>((resolve, reject) => {
        begun.push({ members, end: () => resolve(members.join()), fail: () => reject(new Error(members.join())) });
      }),
    sizes,
  );
  const come = async (...members: readonly number[]) => {
    const told = members.map((member) => join(member).catch((error: Error) => error.message));
    await vi.advanceTimersByTimeAsync(0);
    return told;
  };
  const settle = async (at: number, how: 'end' | 'fail') => {
    begun[at]?.[how]();
    await vi.advanceTimersByTimeAsync(0);
  };
  /** What one was told by now. */
  const soon = (told: Promise<string> | undefined) => Promise.race([told, Promise.resolve('still waiting')]);
  return { begun, come, settle, soon, groups: () => begun.map(({ members }) => members) };
};

test('who comes alone waits for nobody, and who comes in the same turn comes along', async () => {
  const { come, groups } = atWork();
  await come(1, 2);
  expect(groups()).toEqual([[1, 2]]);
});

test('who comes while a group is at work goes with the next, all of which are told the same', async () => {
  const { come, settle, groups } = atWork();
  await come(1);
  const [second, third] = [await come(2), await come(3)];
  expect(groups()).toEqual([[1]]);
  await settle(0, 'end');
  expect(groups()).toEqual([[1], [2, 3]]);
  await settle(1, 'end');
  expect(await Promise.all([...second, ...third])).toEqual(['2,3', '2,3']);
});

test('a group that fails fails all that are in it, and nobody else', async () => {
  const { come, settle } = atWork();
  const first = await come(1);
  const others = await come(2, 3);
  await settle(0, 'end');
  await settle(1, 'fail');
  expect(await Promise.all([...first, ...others])).toEqual(['1', '2,3', '2,3']);
});

test('as many as are enough begin beside a group that is at work, and no more groups than may be', async () => {
  const { come, settle, groups } = atWork();
  await come(1);
  await come(2, 3);
  expect(groups()).toEqual([[1]]);
  await come(4);
  expect(groups()).toEqual([[1], [2, 3, 4]]);
  await come(5, 6, 7, 8, 9, 10);
  expect(groups()).toHaveLength(2);
  await settle(1, 'end');
  expect(groups()).toEqual([[1], [2, 3, 4], [5, 6, 7, 8]]);
  await settle(0, 'end');
  await settle(2, 'end');
  expect(groups().at(-1)).toEqual([9, 10]);
});

test('nobody waits for a group that takes long, until no more may be at work', async () => {
  const { come, settle, groups } = atWork();
  await come(1);
  await come(2);
  await vi.advanceTimersByTimeAsync(sizes.patience - 1);
  expect(groups()).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(groups()).toEqual([[1], [2]]);
  await come(3);
  await vi.advanceTimersByTimeAsync(sizes.patience);
  expect(groups()).toHaveLength(2);
  await settle(1, 'end');
  expect(groups()).toEqual([[1], [2], [3]]);
});

test('of more than may wait the last are told at once, and nobody else', async () => {
  const { come, settle, soon, groups } = atWork();
  await come(1);
  await come(2, 3, 4);
  const told = await come(5, 6, 7, 8, 9, 10);
  const [last] = await come(11);
  expect(await soon(last)).toBe('too many wait for the database');
  await settle(0, 'end');
  await settle(1, 'end');
  await settle(2, 'end');
  await settle(3, 'end');
  expect(groups().slice(2)).toEqual([
    [5, 6, 7, 8],
    [9, 10],
  ]);
  expect(await Promise.all(told)).toEqual([...Array(4).fill('5,6,7,8'), '9,10', '9,10']);
});

test('nobody waits for ever: whom no group took in time is told so, and is not worked for later', async () => {
  const { come, settle, soon, groups } = atWork();
  await come(1);
  await come(2, 3, 4);
  const [early] = await come(5);
  await vi.advanceTimersByTimeAsync(sizes.within / 2);
  const [late] = await come(6);
  await vi.advanceTimersByTimeAsync(sizes.within / 2);
  expect(await soon(early)).toBe('the database did not come to it in time');
  await settle(0, 'end');
  expect(groups().slice(2)).toEqual([[6]]);
  await settle(2, 'end');
  await vi.advanceTimersByTimeAsync(sizes.within);
  expect(await soon(late)).toBe('6');
});

test('a group that took long and is over is waited for no more than any', async () => {
  const { come, settle, groups } = atWork();
  await come(1);
  await vi.advanceTimersByTimeAsync(sizes.patience);
  await come(2);
  expect(groups()).toEqual([[1], [2]]);
  await settle(0, 'end');
  await come(3);
  expect(groups()).toEqual([[1], [2]]);
  await settle(1, 'end');
  expect(groups()).toEqual([[1], [2], [3]]);
});
