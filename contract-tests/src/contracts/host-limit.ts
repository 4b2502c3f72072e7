import type { ShopError, ShopErrorKind } from '@shop/core/errors/shop-error';

/** Units: milliseconds. The wait for a host that names none. */
const usualWait = 60_000;

/** Units: milliseconds. The maximum wait. */
const longestWait = 180_000;

/** Errors with which our own shop limits attempts; they have status 400. */
const ownKinds: readonly ShopErrorKind[] = ['tooManyPromoCodes', 'tooManyLogIns', 'tooManyCarts'];

/** Returns the wait that an answer asks for: an answer with status 429, or another refusal with Retry-After. Units:
 *  milliseconds; `undefined` for other answers. */
const waitOf = ({ status, headers }: Response): number | undefined => {
  const retryAfter = headers.get('Retry-After');
  // A 409 waits for a request with the same key, and a 5xx is a fault, not a limit.
  const isRefusal = status >= 400 && status < 500 && status !== 409;
  if (!isRefusal || (status !== 429 && retryAfter === null)) return undefined;
  if (retryAfter === null) return usualWait;
  const wait = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(wait) ? usualWait : Math.max(wait, 0);
};

/** Tracks the rate limits of a host. `tell` is called with one line per wait. */
export const hostLimit = (tell: (line: string) => void, sleep: (milliseconds: number) => Promise<unknown>) => {
  let refused: { readonly call: string; readonly wait: number } | undefined;
  return {
    saw: (call: string, answer: Response): void => {
      const wait = waitOf(answer);
      if (wait !== undefined) refused = { call: `${call} answers ${answer.status}`, wait };
    },
    /** Returns whether a call was refused by a rate limit. */
    isMet: (call: string, { kind }: ShopError): boolean => {
      if (ownKinds.includes(kind)) refused = { call: `${call} answers ${kind}`, wait: usualWait };
      return refused?.call.startsWith(`${call} `) === true;
    },
    /** Waits as long as the last refusal asked for. Returns false when no call was refused, or when the wait is too
     *  long. */
    waitOut: async (): Promise<boolean> => {
      if (refused === undefined || refused.wait > longestWait) return false;
      tell(`the host limits tries (${refused.call}): waiting for ${Math.ceil(refused.wait / 1000)} s`);
      await sleep(refused.wait + 500);
      return true;
    },
  };
};
