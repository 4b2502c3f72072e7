import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import type { AttemptId } from '@shop/core/ids';
import type { Db, Tx } from '../database/database.ts';

const selectDue = (db: Db, now: Instant, most: number) =>
  db.selectFrom('payment_attempts').select('id').where('ask_at', '<=', now).orderBy('ask_at').limit(most);

/** Attempts that the provider is to be asked about now, the longest due first. */
export const loadDueAttempts = async (db: Db, now: Instant, most: number): Promise<readonly AttemptId[]> =>
  (await selectDue(db, now, most).execute()).map(({ id }) => id);

/** So long a host has what it took for itself; whoever dies with it leaves it to the others then. Units: milliseconds. */
const leaseTime = 30_000;

/** So many a host takes at once, which it is done with in that time. */
const mostTaken = 64;

/** The same where several hosts look: each attempt is told to one of them (D-POSTGRES). */
export const takeDueAttempts = async (tx: Tx, now: Instant, most: number): Promise<readonly AttemptId[]> => {
  const due = await selectDue(tx, now, Math.min(most, mostTaken)).forNoKeyUpdate().skipLocked().execute();
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await tx
    .updateTable('payment_attempts')
    .set({ ask_at: plusMilliseconds(now, leaseTime) })
    .where('id', 'in', ids)
    .execute();
  return ids;
};
