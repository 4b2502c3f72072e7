import { errAsync, okAsync } from 'neverthrow';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type DueWork, doDueWork, dueWorker, type WorkOutcome } from './due-work.ts';

/** Returns due work over items in memory, each handled with a map of all due items. */
const dueItems = (handle: (item: string, due: Map<string, number>) => WorkOutcome) => {
  const due = new Map<string, number>();
  const handled = vi.fn(async ([item]: readonly [string, number]) => handle(item, due));
  const postpone = vi.fn(([item]: readonly [string, number]) => {
    due.delete(item);
    return okAsync<void, never>(undefined);
  });
  const work: DueWork<readonly [string, number]> = {
    due: () => okAsync([...due]),
    keyOf: String,
    handle: handled,
    postpone,
    onFailure: vi.fn(),
    onDefect: vi.fn(),
    atOnce: 1,
  };
  const handledItems = () => handled.mock.calls.map(([[item]]) => item);
  const postponedItems = () => postpone.mock.calls.map(([[item]]) => item);
  return { due, work, handledItems, postponedItems };
};

it('an item is handled each time it comes due, and postponed only when it is still due afterwards', async () => {
  const { due, work, handledItems, postponedItems } = dueItems((item, all) => {
    if (item !== 'stays') all.delete(item);
    return 'done';
  });
  const worker = dueWorker(work, 1);
  onTestFinished(() => worker.close());
  for (const item of ['mail', 'stays', 'mail', 'mail']) {
    due.set(item, 1);
    await expect.poll(() => due.size).toBe(0);
  }
  expect([handledItems(), postponedItems()]).toEqual([['mail', 'stays', 'mail', 'mail'], ['stays']]);
});

it('an item that becomes due again during a run is handled in the same run and not postponed', async () => {
  const comesLater = [2, 3];
  const { due, work, handledItems, postponedItems } = dueItems((item, all) => {
    all.delete(item);
    const later = item === 'other' ? comesLater.shift() : undefined;
    if (later !== undefined) all.set('other', later);
    if (later === 3) all.set('again', later);
    return 'done';
  });
  due.set('again', 1).set('other', 1);
  expect(await doDueWork(work)).toBe(5);
  expect([handledItems(), postponedItems()]).toEqual([['again', 'other', 'other', 'other', 'again'], []]);
});

it('an item of another host is not postponed, and is handled once that host leaves it', async () => {
  let theirs = true;
  const { due, work, handledItems, postponedItems } = dueItems((item, all) => {
    if (item === 'theirs' && theirs) return 'elsewhere';
    all.delete(item);
    return 'done';
  });
  due.set('theirs', 1).set('ours', 1);
  expect(await doDueWork(work)).toBe(3);
  theirs = false;
  await doDueWork(work);
  expect([handledItems(), postponedItems()]).toEqual([['theirs', 'ours', 'theirs', 'theirs'], []]);
});

it('an item that fails is postponed once, and a run ends when postponing fails', async () => {
  const { due, work, handledItems, postponedItems } = dueItems(() => 'failed');
  due.set('fails', 1);
  await doDueWork(work);
  expect([handledItems(), postponedItems(), due.size]).toEqual([['fails'], ['fails'], 0]);
  due.set('fails', 1);
  expect(await doDueWork({ ...work, postpone: () => errAsync({ kind: 'unreachable', cause: 'store' }) })).toBe(1);
});

it('a run ends when a postponed item is still due', async () => {
  const { due, work, handledItems } = dueItems(() => 'failed');
  due.set('fails', 1);
  expect(await doDueWork({ ...work, postpone: () => okAsync(undefined) })).toBe(2);
  expect(handledItems()).toEqual(['fails']);
});

it('a worker begins items beside a slow one, up to its limit, and none after it closes', async () => {
  const slow = Promise.withResolvers<WorkOutcome>();
  const { due, work } = dueItems(() => 'done');
  const begun: string[] = [];
  const handle = ([item]: readonly [string, number]) => {
    begun.push(item);
    if (item.startsWith('slow')) return slow.promise;
    due.delete(item);
    return Promise.resolve<WorkOutcome>('done');
  };
  const worker = dueWorker({ ...work, handle, atOnce: 2 }, 1);
  due.set('slow 1', 1);
  await expect.poll(() => begun).toEqual(['slow 1']);
  due.set('other', 1);
  await expect.poll(() => begun).toEqual(['slow 1', 'other']);
  due.set('slow 2', 1).set('slow 3', 1);
  await expect.poll(() => begun).toEqual(['slow 1', 'other', 'slow 2']);
  slow.resolve('elsewhere');
  await worker.close();
  expect(begun).not.toContain('slow 3');
});

it('a run reads due items again once an item ends, beside a slow one', async () => {
  const { due, work } = dueItems(() => 'done');
  const othersEnded = Promise.withResolvers<void>();
  const handle = async ([item]: readonly [string, number]): Promise<WorkOutcome> => {
    if (item === 'slow') await othersEnded.promise;
    due.delete(item);
    if (item === 'first') due.set('second', 1);
    if (item === 'second') othersEnded.resolve();
    return 'done';
  };
  due.set('slow', 1).set('first', 1);
  await doDueWork({ ...work, handle, atOnce: 3 });
  expect([...due]).toEqual([]);
});

it('a worker reports that reading or postponing failed, and tries again', async () => {
  const { due, work, handledItems } = dueItems(() => 'failed');
  const failure = { kind: 'unreachable', cause: 'store' };
  const onFailure = vi.fn();
  let isReadable = false;
  const failing: typeof work = {
    ...work,
    due: (room) => (isReadable ? work.due(room) : errAsync(failure)),
    postpone: () => errAsync(failure),
    onFailure,
  };
  due.set('fails', 1);
  const worker = dueWorker(failing, 1);
  onTestFinished(() => worker.close());
  await expect.poll(() => onFailure.mock.calls.length).toBeGreaterThan(1);
  expect(handledItems()).toEqual([]);
  isReadable = true;
  await expect.poll(handledItems).toContain('fails');
  await worker.close();
  expect(onFailure).toHaveBeenLastCalledWith(failure);
});
