import { errAsync, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storePulse } from './store-pulse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = (): ResultAsync<unknown, unknown> => new ResultAsync(new Promise(() => undefined));

it.each([
  ['does not answer', never],
  ['answers with an error', () => errAsync('gone')],
  ['fails', () => new ResultAsync(Promise.reject(new Error('a bug')))],
])(
  'a store that %s counts as gone ten seconds after its last answer, until its next one (R-KEEP-8)',
  async (_, fails) => {
    let ask: () => ResultAsync<unknown, unknown> = () => okAsync(1);
    const pulse = storePulse(() => ask());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pulse.isAnswering()).toBe(true);
    let release: () => void = () => undefined;
    const stuck = new Promise<Result<unknown, unknown>>((done) => {
      release = () => done(ok(1));
    });
    ask = () => (fails === never ? new ResultAsync(stuck) : fails());
    await vi.advanceTimersByTimeAsync(9_999);
    expect(pulse.isAnswering()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(pulse.isAnswering()).toBe(false);
    ask = () => okAsync(1);
    release();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(pulse.isAnswering()).toBe(true);
    pulse.close();
    expect(vi.getTimerCount()).toBe(0);
  },
);

it('a store that does not answer receives one request only', async () => {
  const ask = vi.fn(never);
  const pulse = storePulse(ask);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  pulse.close();
});
