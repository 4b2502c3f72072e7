import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inGroups } from './in-groups.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const sizes = { mostMembers: 4, enough: 3, mostGroups: 2, patience: 20 } as const;

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
  return { begun, come, settle, groups: () => begun.map(({ members }) => members) };
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
