import type { CallName } from './calls.ts';

/** How a request fails.
 *  - `serverError`, `serverErrorAfterAct`: status 500, stored under the idempotency key, before or after the act.
 *  - `tooManyRequests`: status 429, without the act, not stored.
 *  - `lostRequest`, `lostAnswer`: no answer, before or after the act. The client has to time out.
 *  - `inProgress`: no answer and no act until `release`; its idempotency key is in use until then.
 *  - `cutBeforeAct`, `cutAfterAct`: the connection is cut. The `stripe` package repeats such a request once by itself, with
 *    the same key, so two faults are needed for it to fail. */
export type StripeFault =
  | 'serverError'
  | 'serverErrorAfterAct'
  | 'tooManyRequests'
  | 'lostRequest'
  | 'lostAnswer'
  | 'inProgress'
  | 'cutBeforeAct'
  | 'cutAfterAct';

type Waiting = { readonly call: CallName; readonly fault: StripeFault };

/** Returns the faults that tests plant into calls. */
export const plantedFaults = () => {
  let waiting: readonly Waiting[] = [];
  let inProgress: readonly (() => void)[] = [];

  return {
    /** Makes the next requests of a call fail. */
    plant: (call: CallName, fault: StripeFault, times: number): void => {
      waiting = [...waiting, ...Array.from({ length: times }, () => ({ call, fault }))];
    },
    /** Removes all planted faults. */
    clear: (): void => {
      waiting = [];
    },
    /** Returns the fault of a request, once. */
    take: (call: CallName): StripeFault | undefined => {
      const next = waiting.find((one) => one.call === call);
      waiting = waiting.filter((one) => one !== next);
      return next?.fault;
    },
    /** Waits for `release`. */
    released: (): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      inProgress = [...inProgress, resolve];
      return promise;
    },
    /** Lets requests in progress go on. */
    release: (): void => {
      const held = inProgress;
      inProgress = [];
      for (const go of held) go();
    },
  };
};

export type PlantedFaults = ReturnType<typeof plantedFaults>;
