import type { CheckoutSession } from '../ids.ts';

/** Whether a session is one as only random bits make it; anything else could be known to somebody, and a new one
 *  takes its place. */
export const isSessionSecret = (session: CheckoutSession): boolean => /^[0-9a-f]{32}$/.test(session);
