import type { ProviderSilence } from '../../checkout/order-history.ts';
import { type Instant, instant, plusMilliseconds } from '../../dates/instant.ts';
import type { SellerAttempt } from './seller-order.ts';

/** An attempt that is still asked about, as far as it says whether its provider answers. */
export type AskedAttempt = Pick<SellerAttempt, 'state' | 'redirectUrl' | 'createdAt' | 'refundDueAt'>;

/** Units: milliseconds. A provider that takes so long is slow, not silent. */
const patience = 30_000;

/** Since when an attempt waits for its session, or for its money to go back; an open one waits for its buyer. */
const waitsSince = ({ state, redirectUrl, createdAt, refundDueAt }: AskedAttempt): Instant | undefined => {
  if (redirectUrl === undefined) return createdAt;
  return state === 'refunding' ? refundDueAt : undefined;
};

/** What waits for a provider that does not answer; nothing while it answers. `lastSession` is when the newest attempt
 *  that has a session was made: the provider answered then, so what waits for longer has another reason. */
export const paymentSilence = (
  asked: readonly AskedAttempt[],
  lastSession: Instant | undefined,
  now: Instant,
): ProviderSilence | undefined => {
  const latest = plusMilliseconds(now, -patience);
  const waiting = asked.flatMap((attempt) => {
    const since = waitsSince(attempt);
    return since !== undefined && since > (lastSession ?? -1) && since <= latest ? [since] : [];
  });
  return waiting.length === 0 ? undefined : { since: instant(Math.min(...waiting)), attempts: waiting.length };
};
