import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatedLook } from './repeated-look.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reports = () => ({ onFailure: vi.fn(), onDefect: vi.fn() });

it('a repeated look runs at once and after each pause, and reports failures', async () => {
  const failure = { kind: 'unreachable', cause: 'store' };
  const bug = new Error('a bug');
  const { onFailure, onDefect } = reports();
  const look = vi
    .fn(() => okAsync<void, typeof failure>(undefined))
    .mockReturnValueOnce(errAsync(failure))
    .mockImplementationOnce(() => {
      throw bug;
    });
  const { close } = repeatedLook({ look, pause: 1000, onFailure, onDefect });
  await vi.advanceTimersByTimeAsync(999);
  expect([look.mock.calls.length, onFailure.mock.calls]).toEqual([1, [[failure]]]);
  await vi.advanceTimersByTimeAsync(1);
  expect([look.mock.calls.length, onDefect.mock.calls]).toEqual([2, [[bug]]]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(look).toHaveBeenCalledTimes(3);
  await close();
  expect(vi.getTimerCount()).toBe(0);
});

it('closing aborts a running look, waits for it and begins no other', async () => {
  const ended = Promise.withResolvers<void>();
  const signals: AbortSignal[] = [];
  const look = (closing: AbortSignal) => {
    signals.push(closing);
    return ResultAsync.fromSafePromise(ended.promise);
  };
  const { close } = repeatedLook({ look, pause: 1000, ...reports() });
  await vi.advanceTimersByTimeAsync(2000);
  const closed = vi.fn();
  void close().then(closed);
  await vi.advanceTimersByTimeAsync(0);
  expect([signals.map(({ aborted }) => aborted), closed.mock.calls.length]).toEqual([[true], 0]);
  ended.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect([signals.length, closed.mock.calls.length]).toEqual([1, 1]);
});
