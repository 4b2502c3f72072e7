import { createHash } from 'node:crypto';
import type { CancellationOutcome } from '@shop/core/checkout/cancellation-outcome';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const outcomes: readonly CancellationOutcome[] = ['canceled', 'notCanceled', 'notKnown'];

/** Over https only this very host can set it: what it says is shown (D-CANCEL-FORM). */
const nameFor = (secure: boolean): string => (secure ? '__Host-cancellation' : 'cancellation');

/** How the cancellation with this id went; the id cancels an order, and may be of any length, so that a digest stands for it. */
export const outcomeText = (outcome: CancellationOutcome, id: string): string =>
  `${outcome}.${createHash('sha256').update(id).digest('base64url')}`;

/** Keeps how a cancellation went for the page that is led to, also when it is loaded again. Units: seconds. */
export const keepOutcome = (c: Context, text: string, secure: boolean): void =>
  setCookie(c, nameFor(secure), text, { path: '/', maxAge: 3600, httpOnly: true, sameSite: 'Lax', secure });

/** How the last cancellation of this browser went, where the address names that one. */
export const outcomeOf = (c: Context, secure: boolean): CancellationOutcome | undefined => {
  const [id, kept] = [c.req.query('id') ?? '', getCookie(c, nameFor(secure))];
  return outcomes.find((outcome) => outcomeText(outcome, id) === kept);
};
