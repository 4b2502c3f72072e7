import type { Instant } from '@shop/core/dates/instant';
import type { DueAttempt } from '@shop/core/host/checkout/query-times';
import type { Db, Tx } from '../database/database.ts';
import { leaseUntil } from './lease.ts';

const selectDue = (db: Db, now: Instant, most: number) =>
  db.selectFrom('payment_attempts').select(['id', 'ask_at']).where('ask_at', '<=', now).orderBy('ask_at').limit(most);

/** Attempts that the provider is to be asked about now, the longest due first. */
export const loadDueAttempts = async (db: Db, now: Instant, most: number): Promise<readonly DueAttempt[]> => {
  const due = await selectDue(db, now, most).execute();
  return due.flatMap(({ id, ask_at: askAt }) => (askAt === null ? [] : [{ id, askAt }]));
};

/** So many a host takes at once, which it is done with in its turn. */
const mostTaken = 64;

/** The same where several hosts look: each attempt is told to one of them (D-POSTGRES). */
export const takeDueAttempts = async (tx: Tx, now: Instant, most: number): Promise<readonly DueAttempt[]> => {
  const due = await selectDue(tx, now, Math.min(most, mostTaken)).forNoKeyUpdate().skipLocked().execute();
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return [];
  const askAt = leaseUntil(now);
  await tx.updateTable('payment_attempts').set({ ask_at: askAt }).where('id', 'in', ids).execute();
  return ids.map((id) => ({ id, askAt }));
};

/** Puts an attempt that is due as it was told off to a moment, whatever else is known of it. */
export const putAttemptOff = async (tx: Tx, { id, askAt }: DueAttempt, to: Instant): Promise<void> => {
  const put = tx.updateTable('payment_attempts').set({ ask_at: to });
  await put.where('id', '=', id).where('ask_at', '=', askAt).execute();
};
