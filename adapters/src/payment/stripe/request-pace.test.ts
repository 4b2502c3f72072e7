import * as Effect from 'effect/Effect';
import { expect, it, onTestFinished, vi } from 'vitest';
import { requestPace } from './request-pace.ts';

it('requests that need not wait pass at once, the next ones at the rate, and a pause allows as many at once again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pace = requestPace({ perSecond: 10, atOnce: 3 });
  let passed = 0;
  const ask = (times: number): void => {
    for (let count = 0; count < times; count += 1) void Effect.runPromise(pace).then(() => (passed += 1));
  };
  const passedAfter = async (milliseconds: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return passed;
  };
  ask(6);
  expect(await passedAfter(0)).toBe(3);
  expect(await passedAfter(99)).toBe(3);
  expect(await passedAfter(1)).toBe(4);
  expect(await passedAfter(200)).toBe(6);
  await passedAfter(1000);
  ask(4);
  expect(await passedAfter(0)).toBe(9);
});
