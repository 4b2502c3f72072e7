import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import type { Instant } from '@shop/core/dates/instant';
import { Result } from 'neverthrow';
import { reasonOf } from './ledger.ts';
import { type PaymentRecord, readLedger } from './payment-records.ts';

type Attempt = PaymentRecord & { readonly lastAt: Instant };

/** Whether an attempt is unpaid or refunded: what was paid stays as long as it may be refunded. */
const isOver = ({ outcome: { state }, session }: Attempt, since: Instant): boolean => {
  switch (state) {
    case 'open':
      return session.expiresAt < since;
    case 'declined':
    case 'canceled':
    case 'expired':
    case 'refunded':
      return true;
    case 'authorized':
    case 'captured':
      return false;
  }
};

/** Attempts that were over before a moment and need no more queries. */
export const overBefore =
  (since: Instant) =>
  (attempt: Attempt): boolean =>
    attempt.lastAt < since && isOver(attempt, since);

/** Attempts to pay orders that are forgotten. */
export const ofOrders =
  (numbers: readonly string[]) =>
  ({ session }: Attempt): boolean =>
    numbers.includes(session.orderNumber);

/** A ledger's text without the attempts that leave; nothing if there is no file, a line is damaged or none leaves. */
const withoutAttempts = (file: string, leaves: (attempt: Attempt) => boolean): string | undefined => {
  const read = readLedger(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (read.isErr()) return undefined;
  const { records, events } = read.value;
  const lastAt = new Map(events.map(({ event }) => [event.attemptId, event.at]));
  const stays = events.filter(({ event }) => {
    const record = records.byAttempt.get(event.attemptId);
    return record === undefined || !leaves({ ...record, lastAt: lastAt.get(event.attemptId) ?? event.at });
  });
  return stays.length === events.length ? undefined : stays.map(({ line }) => `${line}\n`).join('');
};

/** Whether a ledger has attempts that would leave, even if another program has it open. Error: the system's message. */
export const hasAttempts = Result.fromThrowable(
  (file: string, leaves: (attempt: Attempt) => boolean): boolean => withoutAttempts(file, leaves) !== undefined,
  reasonOf,
);

/** Rewrites a ledger without the attempts that leave; only for its owner. Error: the system's message. */
export const forgetAttempts = Result.fromThrowable((file: string, leaves: (attempt: Attempt) => boolean): void => {
  const left = withoutAttempts(file, leaves);
  if (left === undefined) return;
  writeFileSync(`${file}.new`, left, { mode: statSync(file).mode });
  renameSync(`${file}.new`, file);
}, reasonOf);
