import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import type { Tx } from '../database/database.ts';

/** Keys are kept this long; a client that repeats tries again within a day. Units: milliseconds. */
const keyLifetime = minutes(48 * 60);

/** Forgets keys that nobody will repeat any more. */
export const forgetOldKeys = async (tx: Tx, now: Instant): Promise<void> => {
  await tx.deleteFrom('idempotency_keys').where('created_at', '<', plusMilliseconds(now, -keyLifetime)).execute();
};
