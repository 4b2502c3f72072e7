import type { ProviderSilence } from '../../checkout/order-history.ts';
import { type Instant, instant, plusMilliseconds } from '../../dates/instant.ts';
import { dueRefund, type SellerAttempt } from './payment-attempt.ts';

/** The parts of a queried attempt that show whether its provider answers. */
export type AskedAttempt = Pick<SellerAttempt, 'state' | 'redirectUrl' | 'createdAt' | 'refunds'>;

/** A provider that answers within this time is slow, not silent. Units: milliseconds. */
const patience = 30_000;

/** Since when an attempt waits for its session or its refund; undefined when it waits for its buyer. */
export const waitsSince = (attempt: AskedAttempt): Instant | undefined =>
  attempt.redirectUrl === undefined ? attempt.createdAt : dueRefund(attempt)?.at;

/** Attempts that wait for a provider that does not answer; undefined while it answers. `waiting`: since when each
 *  attempt waits. `lastSession`: when the newest attempt with a session was made; the provider answered then, so
 *  attempts that wait since before have another reason. */
export const paymentSilence = (
  waiting: readonly Instant[],
  lastSession: Instant | undefined,
  now: Instant,
): ProviderSilence | undefined => {
  const latest = plusMilliseconds(now, -patience);
  const silent = waiting.filter((since) => since > (lastSession ?? -1) && since <= latest);
  return silent.length === 0 ? undefined : { since: instant(Math.min(...silent)), attempts: silent.length };
};
