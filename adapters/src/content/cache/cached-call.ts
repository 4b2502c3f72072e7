import type { ClockPort } from '@shop/core/ports/clock-port';
import { err, ok, okAsync, type Result, ResultAsync } from 'neverthrow';

/** Storage for the last good answers of one kind beyond the life of the process. */
export type LastGood<Answer> = {
  readonly read: (question: string) => Promise<Answer | undefined>;
  readonly write: (question: string, answer: Answer) => Promise<void>;
  readonly remove: (question: string) => Promise<void>;
};

export type Wait = <Value>(answer: () => Promise<Value>) => Promise<Value>;

export type CacheSettings<Answer, Failure> = {
  readonly clock: Pick<ClockPort, 'now'>;
  /** Milliseconds that an answer is fresh; older ones are still used while one request refreshes them. */
  readonly fresh: number;
  /** Whether callers wait for the refresh of an old answer, which is quick for files on this machine. */
  readonly awaitsRefresh?: boolean | undefined;
  readonly lastGood?: LastGood<Answer> | undefined;
  /** Whether a failure means that the entry no longer exists, so that the cached one is removed. */
  readonly isGone: (failure: Failure) => boolean;
  /** For optional data: maximum wait when nothing is cached, and the failure after it. */
  readonly timeout?: { readonly milliseconds: number; readonly failure: Failure };
  /** Wraps the wait when nothing is cached: on a server a waiting request holds no slot. */
  readonly wait?: Wait | undefined;
};

/** Maximum number of cached answers, because a content system may have a page for every address. */
const mostCached = 1000;

/** Returns a cached function: fresh answers are returned at once, stale ones while a single request refreshes them,
 *  and the last good one while refreshing fails. */
export const cachedCall = <Question extends readonly string[], Answer, Failure>(
  ask: (...question: Question) => ResultAsync<Answer, Failure>,
  {
    clock,
    fresh,
    awaitsRefresh,
    lastGood,
    isGone,
    timeout,
    wait = (answer) => answer(),
  }: CacheSettings<Answer, Failure>,
): ((...question: Question) => ResultAsync<Answer, Failure>) => {
  const known = new Map<string, { readonly answer: Answer; readonly until: number }>();
  const asking = new Map<string, Promise<Result<Answer, Failure>>>();
  /** Keys of requests that timed out, and until when no caller waits for them. */
  const timedOut = new Map<string, number>();

  const keep = (key: string, answer: Answer): void => {
    known.delete(key);
    known.set(key, { answer, until: clock.now() + fresh });
    timedOut.delete(key);
    void lastGood?.write(key, answer);
    const [oldest] = known.keys();
    if (known.size <= mostCached || oldest === undefined) return;
    known.delete(oldest);
    void lastGood?.remove(oldest);
  };

  const settle = (key: string, answered: Result<Answer, Failure>): void => {
    if (answered.isOk()) {
      keep(key, answered.value);
      return;
    }
    if (isGone(answered.error)) {
      known.delete(key);
      void lastGood?.remove(key);
      return;
    }
    const last = known.get(key);
    // A failing system is requested once per interval too, not for every page.
    if (last !== undefined) known.set(key, { ...last, until: clock.now() + fresh });
    else if (timeout !== undefined) timedOut.set(key, clock.now() + fresh);
  };

  /** Starts one request, shared by all callers. */
  const refreshed = (key: string, question: Question): Promise<Result<Answer, Failure>> => {
    const running = asking.get(key);
    if (running !== undefined) return running;
    const request = (async () => {
      const answered = await ask(...question);
      settle(key, answered);
      return answered;
    })();
    asking.set(key, request);
    const end = () => void asking.delete(key);
    request.then(end, end);
    return request;
  };

  const inBackground = (key: string, question: Question): void => {
    // An exception of the port is thrown to a waiting caller.
    refreshed(key, question).catch(() => undefined);
  };

  /** Returns an old answer while one request refreshes it, or the refreshed answer if that succeeds. */
  const old = async (key: string, question: Question, last: Answer): Promise<Result<Answer, Failure>> => {
    if (awaitsRefresh !== true) {
      inBackground(key, question);
      return ok(last);
    }
    const answered = await refreshed(key, question);
    return answered.isErr() && !isGone(answered.error) ? ok(last) : answered;
  };

  const first = async (key: string, question: Question): Promise<Result<Answer, Failure>> => {
    const stored = await lastGood?.read(key);
    if (stored !== undefined && !known.has(key)) known.set(key, { answer: stored, until: clock.now() });
    const last = known.get(key);
    if (last !== undefined) return last.until <= clock.now() ? old(key, question, last.answer) : ok(last.answer);
    if (timeout === undefined) return wait(() => refreshed(key, question));
    if ((timedOut.get(key) ?? 0) > clock.now()) return err(timeout.failure);
    const { milliseconds, failure } = timeout;
    return wait(() =>
      inTime(refreshed(key, question), milliseconds, () => {
        timedOut.set(key, clock.now() + fresh);
        return err(failure);
      }),
    );
  };

  return (...question) => {
    const key = question.join('\n');
    const last = known.get(key);
    if (last === undefined) return new ResultAsync(first(key, question));
    return last.until <= clock.now() ? new ResultAsync(old(key, question, last.answer)) : okAsync(last.answer);
  };
};

const inTime = <Value>(value: Promise<Value>, milliseconds: number, otherwise: () => Value): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(otherwise()), milliseconds);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
