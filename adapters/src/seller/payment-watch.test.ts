import type { ShopError } from '@shop/core/errors/shop-error';
import { attemptId } from '@shop/core/ids';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backgroundWork, inTime } from './background-work.ts';
import { paymentWatch, watchTimes } from './payment-watch.ts';

const id = attemptId('attempt');

const away: ShopError = { kind: 'unreachable', cause: 'network' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Returns a watch over a provider that answers when the test lets it. */
const watching = () => {
  const answers: (() => void)[] = [];
  const asked = vi.fn(() =>
    ResultAsync.fromSafePromise(new Promise<'open'>((resolve) => answers.push(() => resolve('open')))),
  );
  const onDefect = vi.fn();
  const reports = { onDefect, onFailure: vi.fn() };
  const background = backgroundWork(reports);
  const watch = paymentWatch({ settleByQuery: asked }, background, reports, { ...watchTimes, time: Date.now });
  const look = (whose = id) => {
    const seen = vi.fn();
    void watch.look(whose).then(seen);
    return seen;
  };
  return { asked, answers, background, look };
};

it('waits for a silent provider until a second after the asking began, whoever looks, and goes on at once when it answers', async () => {
  const { look, answers } = watching();
  const first = look();
  await vi.advanceTimersByTimeAsync(400);
  const second = look();
  await vi.advanceTimersByTimeAsync(599);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  const third = look();
  await vi.advanceTimersByTimeAsync(0);
  expect(third).toHaveBeenCalledTimes(1);
  const other = look(attemptId('other'));
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(other).toHaveBeenCalledTimes(1);
});

it.each([
  [1999, 1],
  [2000, 2],
])('asks anew only when the last asking is old: %i ms', async (elapsed, times) => {
  const { look, answers, asked } = watching();
  look();
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(elapsed);
  look();
  expect(asked).toHaveBeenCalledTimes(times);
});

it('asks once about an attempt while the answer is awaited, and about no more than a hundred at once', async () => {
  const { look, asked } = watching();
  look();
  await vi.advanceTimersByTimeAsync(5000);
  look();
  expect(asked).toHaveBeenCalledTimes(1);
  for (let other = 0; other < 120; other += 1) look(attemptId(`other ${other}`));
  expect(asked).toHaveBeenCalledTimes(100);
});

it('goes on behind until it is done, which whoever closes the shop waits for', async () => {
  const { look, answers, background } = watching();
  look();
  await vi.advanceTimersByTimeAsync(1000);
  const closed = vi.fn();
  void background.close().then(closed);
  await vi.advanceTimersByTimeAsync(6000);
  expect(closed).not.toHaveBeenCalled();
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(closed).toHaveBeenCalledTimes(1);
});

it('tells of a bug, which is nothing to a reader', async () => {
  const onDefect = vi.fn();
  const bug = new Error('a bug');
  const settleByQuery = () =>
    okAsync('open' as const).map((): 'open' => {
      throw bug;
    });
  const reports = { onDefect, onFailure: vi.fn() };
  const watch = paymentWatch({ settleByQuery }, backgroundWork(reports), reports);
  await watch.look(id);
  expect(onDefect.mock.calls).toEqual([[bug, id]]);
});

it('tells of a bug in work that nobody waits for any more, once', async () => {
  const onDefect = vi.fn();
  const work = backgroundWork({ onDefect, onFailure: vi.fn() });
  const bug = new Error('a bug');
  const failing = new Promise<void>((_resolve, reject) => {
    setTimeout(() => reject(bug), 500);
  });
  const seen = work.within(failing, 100);
  await vi.advanceTimersByTimeAsync(100);
  expect(await seen).toBeUndefined();
  await vi.advanceTimersByTimeAsync(400);
  await work.close();
  expect(onDefect.mock.calls).toEqual([[bug]]);
});

it('reports an error of work whose caller has stopped waiting, and of a reader’s query', async () => {
  const onFailure = vi.fn();
  const reports = { onDefect: vi.fn(), onFailure };
  const background = backgroundWork(reports);
  const failing = () =>
    ResultAsync.fromSafePromise(new Promise((resolve) => setTimeout(resolve, 500))).andThen(() => errAsync(away));
  const inTimeAnswer = inTime(background, failing(), 600);
  const lateAnswer = inTime(background, failing(), 100);
  await vi.advanceTimersByTimeAsync(100);
  expect((await lateAnswer)._unsafeUnwrap()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(400);
  expect((await inTimeAnswer)._unsafeUnwrapErr()).toEqual(away);
  expect(onFailure.mock.calls).toEqual([['payments', away]]);
  await paymentWatch({ settleByQuery: () => errAsync(away) }, background, reports).look(id);
  expect(onFailure).toHaveBeenCalledTimes(2);
});
