import type { CheckoutSession } from '../ids.ts';

/** Whether a session is made of random bits; any other could be guessed and is replaced. */
export const isSessionSecret = (session: CheckoutSession): boolean => /^[0-9a-f]{32}$/.test(session);
