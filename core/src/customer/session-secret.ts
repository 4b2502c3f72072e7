import type { CheckoutSession } from '../ids.ts';

/** Whether a session has the form of our own random secrets; any other could be guessed and is replaced. */
export const isSessionSecret = (session: CheckoutSession): boolean => /^[0-9a-f]{32}$/.test(session);
