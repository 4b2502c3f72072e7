import type { CheckoutSession } from '@shop/core/ids';
import { sessionInCookies, sessionInSetCookies } from '../platform/cookies/shop-cookies.ts';

/** Milliseconds for which a session is remembered. */
const memory = 60 * 60_000;
const mostSessions = 10_000;

/** Returns a memory of the checkout sessions that a server has set in the last hour. Their requests have priority;
 *  the memory is needed because any client can send a session cookie. `time` returns milliseconds. */
export const knownSessions = (time: () => number = () => performance.now()) => {
  const setAt = new Map<CheckoutSession, number>();
  return {
    /** Remembers the session in an answer's Set-Cookie headers, if any. */
    remember: ({ headers }: Response): void => {
      const session = sessionInSetCookies(headers.getSetCookie());
      if (session === undefined) return;
      setAt.delete(session);
      setAt.set(session, time());
      const [oldest] = setAt.keys();
      if (setAt.size > mostSessions && oldest !== undefined) setAt.delete(oldest);
    },
    /** Whether a Cookie header contains a remembered session. */
    isIn: (cookies = ''): boolean => {
      const session = cookies.includes('checkout=') ? sessionInCookies(cookies) : undefined;
      const at = session === undefined ? undefined : setAt.get(session);
      return at !== undefined && time() - at < memory;
    },
  };
};
