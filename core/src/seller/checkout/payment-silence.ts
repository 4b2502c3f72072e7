import type { ProviderSilence } from '../../checkout/order-history.ts';
import { type Instant, instant, plusMilliseconds } from '../../dates/instant.ts';
import { dueRefund, type SellerAttempt } from './payment-attempt.ts';

/** An attempt that is still asked about, as far as it says whether its provider answers. */
export type AskedAttempt = Pick<SellerAttempt, 'state' | 'redirectUrl' | 'createdAt' | 'refunds'>;

/** Units: milliseconds. A provider that takes so long is slow, not silent. */
const patience = 30_000;

/** Since when an attempt waits for its session, or for its money to go back; an open one waits for its buyer. */
export const waitsSince = (attempt: AskedAttempt): Instant | undefined =>
  attempt.redirectUrl === undefined ? attempt.createdAt : dueRefund(attempt)?.at;

/** What waits for a provider that does not answer; nothing while it answers. `waiting` says since when each attempt
 *  waits, `lastSession` when the newest attempt that has a session was made: the provider answered then, so what waits
 *  for longer has another reason. */
export const paymentSilence = (
  waiting: readonly Instant[],
  lastSession: Instant | undefined,
  now: Instant,
): ProviderSilence | undefined => {
  const latest = plusMilliseconds(now, -patience);
  const silent = waiting.filter((since) => since > (lastSession ?? -1) && since <= latest);
  return silent.length === 0 ? undefined : { since: instant(Math.min(...silent)), attempts: silent.length };
};
