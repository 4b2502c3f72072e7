import { expect, it, vi } from 'vitest';
import { quietMoment } from './quiet-moment.ts';

const uses = (...told: readonly number[]) => {
  const left = [...told];
  return vi.fn(() => left.shift() ?? 1);
};

it.each([
  { told: [0.49], looks: 1, why: 'the thread is at rest' },
  { told: [0.9, 0.5, 0.1], looks: 3, why: 'it was busy for half of the time at first' },
  { told: [1, 1, 1, 1, 1], looks: 5, why: 'nobody waits any longer' },
])('ends after $looks looks: $why', async ({ told, looks }) => {
  const use = uses(...told);
  await quietMoment({ look: 1, most: 5 }, () => use)();
  expect(use).toHaveBeenCalledTimes(looks);
});

it('finds a busy thread busy, and the same thread quiet once it rests', async () => {
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
