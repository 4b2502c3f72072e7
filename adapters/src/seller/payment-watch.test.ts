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
  const queries = vi.fn(() =>
    ResultAsync.fromSafePromise(new Promise<'open'>((resolve) => answers.push(() => resolve('open')))),
  );
  const onDefect = vi.fn();
  const reports = { onDefect, onFailure: vi.fn() };
  const background = backgroundWork(reports);
  const watch = paymentWatch({ settleByQuery: queries }, background, reports, { ...watchTimes, time: Date.now });
  const look = (attempt = id) => {
    const answers = vi.fn();
    void watch.look(attempt).then(answers);
    return answers;
  };
  return { queries, answers, background, look };
};

it('readers wait for a silent provider until a second after the query began, and go on at once when it answers', async () => {
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
])('an attempt is queried again two seconds after the last query, not before: %i ms', async (elapsed, times) => {
  const { look, answers, queries } = watching();
  look();
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(elapsed);
  look();
  expect(queries).toHaveBeenCalledTimes(times);
});

it('an attempt is queried once until the answer, and a hundred attempts at once at most', async () => {
  const { look, queries } = watching();
  look();
  await vi.advanceTimersByTimeAsync(5000);
  look();
  expect(queries).toHaveBeenCalledTimes(1);
  for (let other = 0; other < 120; other += 1) look(attemptId(`other ${other}`));
  expect(queries).toHaveBeenCalledTimes(100);
});

it('closing waits for a query that goes on after its readers stopped waiting', async () => {
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

it('a bug in a query is reported and does not reach the reader', async () => {
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

it('a bug in work whose caller has stopped waiting is reported once', async () => {
  const onDefect = vi.fn();
  const work = backgroundWork({ onDefect, onFailure: vi.fn() });
  const bug = new Error('a bug');
  const failing = new Promise<void>((_resolve, reject) => {
    setTimeout(() => reject(bug), 500);
  });
  const answer = work.within(failing, 100);
  await vi.advanceTimersByTimeAsync(100);
  expect(await answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(400);
  await work.close();
  expect(onDefect.mock.calls).toEqual([[bug]]);
});

it('an error is reported for work whose caller has stopped waiting, and for a reader’s query', async () => {
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
