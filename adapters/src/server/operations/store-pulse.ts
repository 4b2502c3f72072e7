import type { ResultAsync } from 'neverthrow';

/** Units: milliseconds between two questions. */
const pause = 2_000;

/** Units: milliseconds without an answer after which a store counts as gone. */
const patience = 10_000;

export type StorePulse = {
  /** Whether the store has answered within the last ten seconds. */
  readonly isAnswering: () => boolean;
  readonly close: () => void;
};

/** Asks a store again and again whether it answers, one question at a time. An error is no answer. */
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
    isAnswering: () => performance.now() - answeredAt < patience,
    close: () => clearInterval(timer),
  };
};
