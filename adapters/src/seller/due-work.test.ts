import { errAsync, okAsync } from 'neverthrow';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type DueWork, doDueWork, dueWorker, type WorkOutcome } from './due-work.ts';

/** Returns due work over items in memory, each handled with a map of all due items. */
const things = (handle: (item: string, due: Map<string, number>) => WorkOutcome) => {
  const due = new Map<string, number>();
  const looked = vi.fn(async ([item]: readonly [string, number]) => handle(item, due));
  const postpone = vi.fn(([item]: readonly [string, number]) => {
    due.delete(item);
    return okAsync<void, never>(undefined);
  });
  const work: DueWork<readonly [string, number]> = {
    due: () => okAsync([...due]),
    keyOf: String,
    handle: looked,
    postpone,
    onFailure: vi.fn(),
    onDefect: vi.fn(),
    atOnce: 1,
  };
  const lookedAfter = () => looked.mock.calls.map(([[item]]) => item);
  const putOff = () => postpone.mock.calls.map(([[item]]) => item);
  return { due, work, lookedAfter, putOff };
};

it('looks after a thing again whenever it comes due again, and puts it off only where it still is at once', async () => {
  const { due, work, lookedAfter, putOff } = things((item, all) => {
    if (item !== 'stays') all.delete(item);
    return 'done';
  });
  const worker = dueWorker(work, 1);
  onTestFinished(() => worker.close());
  for (const item of ['mail', 'stays', 'mail', 'mail']) {
    due.set(item, 1);
    await expect.poll(() => due.size).toBe(0);
  }
  expect([lookedAfter(), putOff()]).toEqual([['mail', 'stays', 'mail', 'mail'], ['stays']]);
});

it('an item that becomes due again during a run is processed in the same run and not postponed', async () => {
  const comesLater = [2, 3];
  const { due, work, lookedAfter, putOff } = things((item, all) => {
    all.delete(item);
    const later = item === 'other' ? comesLater.shift() : undefined;
    if (later !== undefined) all.set('other', later);
    if (later === 3) all.set('again', later);
    return 'done';
  });
  due.set('again', 1).set('other', 1);
  expect(await doDueWork(work)).toBe(5);
  expect([lookedAfter(), putOff()]).toEqual([['again', 'other', 'other', 'other', 'again'], []]);
});

it('what is somebody else’s is neither put off nor waited for: it is looked after here once it is left to us', async () => {
  let theirs = true;
  const { due, work, lookedAfter, putOff } = things((item, all) => {
    if (item === 'theirs' && theirs) return 'elsewhere';
    all.delete(item);
    return 'done';
  });
  due.set('theirs', 1).set('ours', 1);
  expect(await doDueWork(work)).toBe(3);
  theirs = false;
  await doDueWork(work);
  expect([lookedAfter(), putOff()]).toEqual([['theirs', 'ours', 'theirs', 'theirs'], []]);
});

it('what fails is put off once, and a run ends where that is not possible', async () => {
  const { due, work, lookedAfter, putOff } = things(() => 'failed');
  due.set('fails', 1);
  await doDueWork(work);
  expect([lookedAfter(), putOff(), due.size]).toEqual([['fails'], ['fails'], 0]);
  due.set('fails', 1);
  expect(await doDueWork({ ...work, postpone: () => errAsync({ kind: 'unreachable', cause: 'store' }) })).toBe(1);
});

it('a run ends where what was put off is due all the same', async () => {
  const { due, work, lookedAfter } = things(() => 'failed');
  due.set('fails', 1);
  expect(await doDueWork({ ...work, postpone: () => okAsync(undefined) })).toBe(2);
  expect(lookedAfter()).toEqual(['fails']);
});

it('begins what comes due while another item takes long, as many at once as there is room for', async () => {
  const slow = Promise.withResolvers<WorkOutcome>();
  const { due, work } = things(() => 'done');
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

it('a run looks again once an item ends, and waits for no other that takes long', async () => {
  const { due, work } = things(() => 'done');
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

it('reports that it could not read what is due, or not postpone it, and looks again', async () => {
  const { due, work, lookedAfter } = things(() => 'failed');
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
  expect(lookedAfter()).toEqual([]);
  isReadable = true;
  await expect.poll(lookedAfter).toContain('fails');
  await worker.close();
  expect(onFailure).toHaveBeenLastCalledWith(failure);
});
