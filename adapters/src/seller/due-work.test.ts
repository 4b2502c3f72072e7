import { okAsync } from 'neverthrow';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type DueWork, doDueWork, dueWorker, type LookedAfter } from './due-work.ts';

/** Things that are due as they stand here, each told with what makes it due. */
const things = (lookAfter: (item: string, due: Map<string, number>) => LookedAfter) => {
  const due = new Map<string, number>();
  const looked = vi.fn(async ([item]: readonly [string, number]) => lookAfter(item, due));
  const setAside = vi.fn(async ([item]: readonly [string, number]) => due.delete(item));
  const work: DueWork<readonly [string, number]> = {
    due: () => okAsync([...due]),
    keyOf: String,
    lookAfter: looked,
    setAside,
    onDefect: vi.fn(),
    atOnce: 1,
  };
  const lookedAfter = () => looked.mock.calls.map(([[item]]) => item);
  const putOff = () => setAside.mock.calls.map(([[item]]) => item);
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

it('a thing whose next time comes while a run goes on is looked after then, and not put off', async () => {
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
  expect(await doDueWork({ ...work, setAside: async () => false })).toBe(1);
});

it('a run ends where what was put off is due all the same', async () => {
  const { due, work, lookedAfter } = things(() => 'failed');
  due.set('fails', 1);
  expect(await doDueWork({ ...work, setAside: async () => true })).toBe(2);
  expect(lookedAfter()).toEqual(['fails']);
});
