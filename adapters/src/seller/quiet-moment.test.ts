import { expect, it, vi } from 'vitest';
import { quietMoment } from './quiet-moment.ts';

const uses = (...readings: readonly number[]) => {
  const left = [...readings];
  return vi.fn(() => left.shift() ?? 1);
};

it.each([
  { readings: [0.49], looks: 1, why: 'the thread is idle' },
  { readings: [0.9, 0.5, 0.1], looks: 3, why: 'the thread was busy for half of the time at first' },
  { readings: [1, 1, 1, 1, 1], looks: 5, why: 'the most looks are reached' },
])('a wait for a quiet moment ends after $looks looks: $why', async ({ readings, looks }) => {
  const use = uses(...readings);
  await quietMoment({ look: 1, most: 5 }, () => use)();
  expect(use).toHaveBeenCalledTimes(looks);
});

it('a wait for a quiet moment ends once a busy thread is idle', async () => {
  let isOver = false;
  const work = (): void => {
    const until = performance.now() + 5;
    while (performance.now() < until);
    if (!isOver) setImmediate(work);
  };
  work();
  let isQuiet = false;
  const quiet = quietMoment({ look: 20, most: 60_000 })().then(() => {
    isQuiet = true;
  });
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  expect(isQuiet).toBe(false);
  isOver = true;
  await quiet;
});
