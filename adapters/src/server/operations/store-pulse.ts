import type { ResultAsync } from 'neverthrow';

/** Milliseconds between two checks. */
const pause = 2_000;

/** Milliseconds without an answer after which the store counts as unavailable. */
const answerTimeout = 10_000;

export type StorePulse = {
  /** Whether the store has answered within the last ten seconds. */
  readonly isAnswering: () => boolean;
  readonly close: () => void;
};

/** Checks at an interval whether a store answers, one check at a time. An error does not count as an answer. */
export const storePulse = (ask: () => ResultAsync<unknown, unknown>): StorePulse => {
  let answeredAt = performance.now();
  let isAsking = false;
  const beat = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      if ((await ask()).isOk()) answeredAt = performance.now();
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void beat().catch(() => undefined), pause).unref();
  return {
    isAnswering: () => performance.now() - answeredAt < answerTimeout,
    close: () => clearInterval(timer),
  };
};
