import type { ResultAsync } from 'neverthrow';
import type { WorkFailure } from './work-failure.ts';

type Looks = {
  /** Looks once; `closing` is aborted when no more looks are wanted. */
  readonly look: (closing: AbortSignal) => ResultAsync<void, WorkFailure>;
  /** Milliseconds between two looks. */
  readonly pause: number;
  readonly onFailure: (failure: WorkFailure) => void;
  readonly onDefect: (cause: unknown) => void;
};

/** Looks at once and then after each pause, in the background, one look at a time. A failed look is reported and
 *  repeated after the pause. */
export const repeatedLook = ({ look, pause, onFailure, onDefect }: Looks) => {
  const closing = new AbortController();
  let running = Promise.resolve();
  const once = async (): Promise<void> => {
    if (!closing.signal.aborted) await look(closing.signal).orTee(onFailure);
  };
  const next = (): void => {
    running = running.then(once).catch(onDefect);
  };
  const timer = setInterval(next, pause).unref();
  next();
  return {
    /** Stops further looks and waits for the current one. */
    close: (): Promise<void> => {
      clearInterval(timer);
      closing.abort();
      return running;
    },
  };
};
