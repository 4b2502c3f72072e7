import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import type { DueAttempt } from '@shop/core/host/checkout/query-times';
import type { DueMail } from '@shop/core/host/mail/host-mail';
import type { NotNull } from 'kysely';
import type { Db, Tx } from '../database/database.ts';

/** Due work is leased to one host for so long; the lease of a host that dies ends then (D-POSTGRES). Units: milliseconds. */
const lease = 30_000;

/** How many a host leases at once, few enough to begin all of them while visitors keep it busy. */
const mostAttempts = 64;
const mostMails = 32;

const selectAttempts = (db: Db, now: Instant, most: number) =>
  db
    .selectFrom('payment_attempts')
    .select(['id', 'ask_at as askAt'])
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(most)
    .$narrowType<{ askAt: NotNull }>();

/** Attempts that the provider is to be asked about now, the longest due first. */
export const loadDueAttempts = (db: Db, now: Instant, most: number): Promise<readonly DueAttempt[]> =>
  selectAttempts(db, now, most).execute();

/** The same, each leased to one of several hosts. */
export const leaseDueAttempts = async (tx: Tx, now: Instant, most: number): Promise<readonly DueAttempt[]> => {
  const due = await selectAttempts(tx, now, Math.min(most, mostAttempts)).forNoKeyUpdate().skipLocked().execute();
  const ids = due.map(({ id }) => id);
  const askAt = plusMilliseconds(now, lease);
  if (ids.length > 0) await tx.updateTable('payment_attempts').set({ ask_at: askAt }).where('id', 'in', ids).execute();
  return ids.map((id) => ({ id, askAt }));
};

/** Postpones an attempt that is still due as it was leased. */
export const postponeAttempt = async (tx: Tx, { id, askAt }: DueAttempt, to: Instant): Promise<void> => {
  const postponed = tx.updateTable('payment_attempts').set({ ask_at: to });
  await postponed.where('id', '=', id).where('ask_at', '=', askAt).execute();
};

const selectMails = (db: Db, now: Instant, most: number) =>
  db
    .selectFrom('order_mails')
    .select(['order_ref as orderRef', 'about', 'due_at as dueAt'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .$narrowType<{ dueAt: NotNull }>();

/** Mails that are to be sent now, the longest due first. */
export const loadDueMails = (db: Db, now: Instant, most: number): Promise<readonly DueMail[]> =>
  selectMails(db, now, most).execute();

/** The same, each leased to one of several hosts. */
export const leaseDueMails = async (tx: Tx, now: Instant, most: number): Promise<readonly DueMail[]> => {
  const due = await selectMails(tx, now, Math.min(most, mostMails)).forNoKeyUpdate().skipLocked().execute();
  const dueAt = plusMilliseconds(now, lease);
  if (due.length === 0) return [];
  const leased = tx.updateTable('order_mails').set({ due_at: dueAt });
  const keys = due.map(({ orderRef, about }) => ({ order_ref: orderRef, about }));
  await leased.where(({ or, and }) => or(keys.map((key) => and(key)))).execute();
  return due.map((mail) => ({ ...mail, dueAt }));
};

/** Postpones a mail that is still due as it was leased. */
export const postponeMail = async (tx: Tx, { orderRef, about, dueAt }: DueMail, to: Instant): Promise<void> => {
  await tx
    .updateTable('order_mails')
    .set({ due_at: to })
    .where('order_ref', '=', orderRef)
    .where('about', '=', about)
    .where('due_at', '=', dueAt)
    .execute();
};
