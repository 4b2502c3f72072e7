import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Instant } from '@shop/core/dates/instant';
import type { AttemptId } from '@shop/core/ids';
import { ok, Result } from 'neverthrow';
import { makeFolder } from '../../platform/files/make-folder.ts';
import { makePrivate } from '../../platform/files/private-file.ts';
import { outcomeText, type PaymentRecord, recordColumns, recordIn } from './payment-record.ts';

export type AttemptsError = {
  readonly kind: 'attemptsUnusable' | 'attemptsDamaged';
  readonly file: string;
  readonly reason: string;
};

/** Returns one line for the operator: the problem and its solution. */
export const attemptsErrorText = ({ kind, file, reason }: AttemptsError): string =>
  kind === 'attemptsDamaged'
    ? `the payment page's file ${file} is damaged (${reason}); restore it from a backup, nothing has been changed`
    : `the payment page's file ${file} cannot be used (${reason}); make it writable or choose another data folder`;

/** The test bank's attempts, shared by all processes that have the file open: each change is one transaction.
 *  Survives a killed process but not a power cut: a sync per change would slow down the shop, and no real money is
 *  concerned. */
export interface AttemptStore {
  find(id: AttemptId): Result<PaymentRecord | undefined, AttemptsError>;
  /** Finds an attempt by the secret part of its page's address. */
  findPage(token: string): Result<PaymentRecord | undefined, AttemptsError>;
  /** Adds an open attempt, unless there is one with its id. */
  add(record: PaymentRecord, at: Instant): Result<void, AttemptsError>;
  /** Decides about an attempt and writes the result. Writes nothing when `decide` returns the same record. */
  change(
    id: AttemptId,
    at: Instant,
    decide: (record: PaymentRecord) => PaymentRecord,
  ): Result<PaymentRecord | undefined, AttemptsError>;
  /** Deletes attempts that ended before a time. Paid ones stay, because they may be refunded. */
  deleteOver(before: Instant): Result<void, AttemptsError>;
  deleteOrders(orderNumbers: readonly string[]): Result<void, AttemptsError>;
  close(): void;
}

/** Maximum wait for another process in milliseconds. */
const busyTimeoutMs = 5000;

const attempts = `create table if not exists attempts (
  id text primary key,
  token text not null unique,
  order_number text not null,
  event_id text not null,
  session text not null,
  challenged integer not null,
  outcome text not null,
  state text generated always as (outcome ->> '$.state') stored,
  expires_at integer not null,
  changed_at integer not null
) strict`;

class Damaged extends Error {}

/** Whether an error has SQLite's code for a foreign or a damaged file. */
const isDamage = (cause: unknown): boolean =>
  cause instanceof Damaged ||
  (cause instanceof Error && 'errcode' in cause && [11, 26].includes(Number(cause.errcode) & 0xff));

const failure =
  (file: string) =>
  (cause: unknown): AttemptsError => ({
    kind: isDamage(cause) ? 'attemptsDamaged' : 'attemptsUnusable',
    file,
    reason: cause instanceof Error ? cause.message : String(cause),
  });

const connect = (file: string): DatabaseSync => {
  makeFolder(dirname(file));
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
  try {
    database.exec(`pragma synchronous = off; pragma secure_delete = on; ${attempts}`);
    return database;
  } catch (cause) {
    database.close();
    throw cause;
  }
};

/** Opens or creates the file. */
export const openAttempts = (file: string): Result<AttemptStore, AttemptsError> => {
  const failed = failure(file);
  const trying = <Value>(work: () => Value): Result<Value, AttemptsError> => Result.fromThrowable(work, failed)();

  return trying(() => connect(file)).map((database) => {
    const read = (where: 'id' | 'token', key: string): PaymentRecord | undefined => {
      const select = database.prepare(`select ${recordColumns} from attempts where ${where} = ?`);
      const row = select.get(key);
      if (row === undefined) return undefined;
      const record = recordIn(row);
      if (record === undefined) throw new Damaged(`the attempt ${key} cannot be read`);
      return record;
    };

    const inTransaction = <Value>(work: () => Value): Value => {
      database.exec('begin immediate');
      try {
        const value = work();
        database.exec('commit');
        return value;
      } catch (cause) {
        if (database.isTransaction) database.exec('rollback');
        throw cause;
      }
    };

    return {
      find: (id) => trying(() => read('id', id)),
      findPage: (token) => trying(() => read('token', token)),
      add: (record, at) =>
        trying(() => {
          const { eventId, session, challenged } = record;
          const { attemptId, token, orderNumber, expiresAt } = session;
          const [texts, ended] = [JSON.stringify(session), outcomeText(record)];
          database
            .prepare(
              `insert into attempts
                 (id, token, order_number, event_id, session, challenged, outcome, expires_at, changed_at)
               values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`,
            )
            .run(attemptId, token, orderNumber, eventId, texts, Number(challenged), ended, expiresAt, at);
        }),
      change: (id, at, decide) =>
        trying(() =>
          inTransaction(() => {
            const before = read('id', id);
            const after = before && decide(before);
            if (after === undefined || after === before) return after;
            database
              .prepare('update attempts set event_id = ?, challenged = ?, outcome = ?, changed_at = ? where id = ?')
              .run(after.eventId, Number(after.challenged), outcomeText(after), at, id);
            return after;
          }),
        ),
      deleteOver: (before) =>
        trying(() => {
          database
            .prepare(
              `delete from attempts where changed_at < ?1 and (state in ('declined', 'canceled', 'expired', 'refunded')
                 or (state = 'open' and expires_at < ?1))`,
            )
            .run(before);
        }),
      deleteOrders: (orderNumbers) =>
        trying(() => {
          database
            .prepare('delete from attempts where order_number in (select value from json_each(?))')
            .run(JSON.stringify(orderNumbers));
        }),
      close: () => {
        if (database.isOpen) database.close();
      },
    };
  });
};

/** Deletes the attempts of orders from a file that other programs may have open. Error: one line for the operator. */
export const eraseAttempts = (file: string, orderNumbers: readonly string[]): Result<void, string> => {
  if (!existsSync(file)) return ok();
  return openAttempts(file)
    .andThen((store) => {
      const done = store.deleteOrders(orderNumbers);
      store.close();
      return done;
    })
    .mapErr(attemptsErrorText);
};
