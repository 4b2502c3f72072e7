import type { CancellationOutcome } from '@shop/core/checkout/cancellation-outcome';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const outcomes: readonly CancellationOutcome[] = ['canceled', 'notCanceled', 'notKnown'];

/** Over https only this very host can set it: what it says is shown (D-CANCEL-FORM). */
const nameFor = (secure: boolean): string => (secure ? '__Host-cancellation' : 'cancellation');

/** Keeps how a cancellation went for the page that is led to, also when it is loaded again. Units: seconds. */
export const keepOutcome = (c: Context, outcome: CancellationOutcome, secure: boolean): void =>
  setCookie(c, nameFor(secure), outcome, { path: '/', maxAge: 3600, httpOnly: true, sameSite: 'Lax', secure });

/** How the last cancellation of this browser went; nothing where an address names one that is still to be asked about. */
export const outcomeOf = (c: Context, secure: boolean): CancellationOutcome | undefined => {
  const kept = c.req.query('id') ? undefined : getCookie(c, nameFor(secure));
  return outcomes.find((outcome) => outcome === kept);
};
