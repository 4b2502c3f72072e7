import type { ProviderSilence } from '../../checkout/order-history.ts';
import { type Instant, instant, plusMilliseconds } from '../../dates/instant.ts';
import { dueRefund, type SellerAttempt } from './payment-attempt.ts';

/** The parts of an attempt that show whether its provider answers. */
export type QueriedAttempt = Pick<SellerAttempt, 'state' | 'redirectUrl' | 'createdAt' | 'refunds'>;

/** Time within which an answer of the provider is slow but not missing. Units: milliseconds. */
const patience = 30_000;

/** Returns since when an attempt waits for its provider to open a session or to refund; `undefined` when it waits for
 *  its buyer. */
export const waitStart = (attempt: QueriedAttempt): Instant | undefined =>
  attempt.redirectUrl === undefined ? attempt.createdAt : dueRefund(attempt)?.at;

/** Returns since when and for how many attempts the provider has not answered; `undefined` while it answers. `waiting`:
 *  since when each attempt waits. `lastSession`: the creation time of the newest attempt with a session. The provider
 *  answered then, so attempts that wait since an earlier time have another reason. */
export const paymentSilence = (
  waiting: readonly Instant[],
  lastSession: Instant | undefined,
  now: Instant,
): ProviderSilence | undefined => {
  const latest = plusMilliseconds(now, -patience);
  const silent = waiting.filter((since) => since > (lastSession ?? -1) && since <= latest);
  return silent.length === 0 ? undefined : { since: instant(Math.min(...silent)), attempts: silent.length };
};
