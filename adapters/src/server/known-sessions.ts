import type { CheckoutSession } from '@shop/core/ids';
import { sessionInCookies, sessionInSetCookies } from '../platform/cookies/shop-cookies.ts';

/** Units: milliseconds. */
const memory = 60 * 60_000;
const mostSessions = 10_000;

/** Sessions of the checkout that a server has set in the last hour: only they go before other requests, since anybody
 *  can send a cookie. `time` counts milliseconds. */
export const knownSessions = (time: () => number = () => performance.now()) => {
  const setAt = new Map<CheckoutSession, number>();
  return {
    /** Remembers the session that an answer sets, if any. */
    remember: ({ headers }: Response): void => {
      const session = sessionInSetCookies(headers.getSetCookie());
      if (session === undefined) return;
      setAt.delete(session);
      setAt.set(session, time());
      const [oldest] = setAt.keys();
      if (setAt.size > mostSessions && oldest !== undefined) setAt.delete(oldest);
    },
    /** Whether a Cookie header holds one of them. */
    isIn: (cookies = ''): boolean => {
      const session = cookies.includes('checkout=') ? sessionInCookies(cookies) : undefined;
      const at = session === undefined ? undefined : setAt.get(session);
      return at !== undefined && time() - at < memory;
    },
  };
};
