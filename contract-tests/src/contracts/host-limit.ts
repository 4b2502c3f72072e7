import type { ShopError, ShopErrorKind } from '@shop/core/errors/shop-error';

/** Units: milliseconds; for a host that refuses a try without saying for how long. */
const usualWait = 60_000;

/** A host that names a longer time is not waited for. Units: milliseconds. */
const longestWait = 180_000;

/** Our own words for it, which come with status 400. */
const ownKinds: readonly ShopErrorKind[] = ['tooManyPromoCodes', 'tooManyLogIns', 'tooManyCarts'];

/** For how long an answer refuses more tries: for status 429, or wherever a refusal says when to try again. Units:
 *  milliseconds; none for other answers. */
const waitOf = ({ status, headers }: Response): number | undefined => {
  const retryAfter = headers.get('Retry-After');
  // A 409 waits for a request of the same key, and a 5xx is no limit but a fault.
  const isRefusal = status >= 400 && status < 500 && status !== 409;
  if (!isRefusal || (status !== 429 && retryAfter === null)) return undefined;
  if (retryAfter === null) return usualWait;
  const wait = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(wait) ? usualWait : Math.max(wait, 0);
};

/** What a host's limits of tries ask of a check. `tell` gets one line for each wait. */
export const hostLimit = (tell: (line: string) => void, sleep: (milliseconds: number) => Promise<unknown>) => {
  let refused: { readonly call: string; readonly wait: number } | undefined;
  return {
    saw: (call: string, answer: Response): void => {
      const wait = waitOf(answer);
      if (wait !== undefined) refused = { call: `${call} answers ${answer.status}`, wait };
    },
    /** Whether a call was refused for its limit of tries. */
    isMet: (call: string, { kind }: ShopError): boolean => {
      if (ownKinds.includes(kind)) refused = { call: `${call} answers ${kind}`, wait: usualWait };
      return refused?.call.startsWith(`${call} `) === true;
    },
    /** Waits for as long as the host asked last; false where it refused no try, or asks for too long. */
    waitOut: async (): Promise<boolean> => {
      if (refused === undefined || refused.wait > longestWait) return false;
      tell(`the host limits tries (${refused.call}): waiting for ${Math.ceil(refused.wait / 1000)} s`);
      await sleep(refused.wait + 500);
      return true;
    },
  };
};
