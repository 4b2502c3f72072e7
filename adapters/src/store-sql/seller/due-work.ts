import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import { strayAttention } from '@shop/core/seller/checkout/attention';
import type { DueAttempt } from '@shop/core/seller/checkout/payment-outcomes';
import type { NeedsAttention } from '@shop/core/seller/checkout/seller-order';
import type { FailedMail } from '@shop/core/seller/mail/outbox';
import type { DueMail } from '@shop/core/seller/mail/seller-mail';
import { type NotNull, sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { stateTables } from './state-tables.ts';

/** Due work is leased to one host for so long; the lease of a host that dies ends then. Units: milliseconds. */
const lease = 30_000;

/** Due rows of a table: `columns` by field, `due` the field of the moment. A host leases few enough to begin all of
 *  them while it is busy. */
const dueRows = <Due extends Readonly<Record<string, unknown>>>(
  table: string,
  columns: Readonly<Record<keyof Due & string, string>>,
  due: keyof Due & string,
  mostLeased: number,
) => {
  const pairs = Object.entries<string>(columns);
  const moment = sql.ref(columns[due]);
  const fields = sql.join(pairs.map(([field, column]) => sql`${sql.ref(column)} as ${sql.ref(field)}`));
  const select = (now: Instant, most: number) =>
    sql<Due>`select ${fields} from ${sql.table(table)} where ${moment} <= ${now} order by ${moment} limit ${most}`;
  const isAs = (valueAt: (field: string) => unknown) =>
    sql.join(
      pairs.map(([field, column]) => sql`${sql.ref(`${table}.${column}`)} = ${valueAt(field)}`),
      sql` and `,
    );
  const set = (to: Instant) => sql`update ${sql.table(table)} set ${moment} = ${to}`;
  return {
    load: async (db: Db, now: Instant, most: number) => (await select(now, most).execute(db)).rows,
    /** The same, each leased to one of several hosts. */
    lease: async (tx: Tx, now: Instant, most: number) => {
      const until = plusMilliseconds(now, lease);
      const { rows } = await sql<Due>`
        with leased as (${select(now, Math.min(most, mostLeased))} for no key update skip locked)
        ${set(until)} from leased where ${isAs((field) => sql.ref(`leased.${field}`))} returning leased.*`.execute(tx);
      return rows.toSorted((a, b) => Number(a[due]) - Number(b[due])).map((one) => ({ ...one, [due]: until }));
    },
    postpone: async (tx: Tx, one: Due, to: Instant): Promise<void> => {
      await sql`${set(to)} where ${isAs((field) => one[field])}`.execute(tx);
    },
  };
};

export type DueRows<Due extends Readonly<Record<string, unknown>>> = ReturnType<typeof dueRows<Due>>;

/** Attempts due for a query at the provider. */
export const attemptsDue = dueRows<DueAttempt>('payment_attempts', { id: 'id', askAt: 'ask_at' }, 'askAt', 64);

/** Mails that are to be sent. */
export const mailsDue = dueRows<DueMail>(
  'order_mails',
  { orderRef: 'order_ref', about: 'about', dueAt: 'due_at' },
  'dueAt',
  32,
);

/** What an operator has to look at, the longest standing first; needs nothing of an attempt that could be damaged. */
export const loadAttention = async (db: Db): Promise<readonly NeedsAttention[]> => {
  const attempts = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.ref', 'payment_attempts.order_ref')
    .select(['payment_attempts.id as attemptId', 'orders.number as orderNumber'])
    .select(['attention_since as since', 'attention_why as why'])
    .where('attention_since', 'is not', null)
    .$narrowType<{ since: NotNull; why: NotNull }>()
    .execute();
  const strays = await db.selectFrom('stray_payments').selectAll().execute();
  return [...attempts, ...strays.map(stateTables.strayPayments.recordOf).map(strayAttention)].sort(
    (a, b) => a.since - b.since || (a.attemptId < b.attemptId ? -1 : 1),
  );
};

/** Mails that were given up, the longest standing first. */
export const loadFailedMails = (db: Db): Promise<readonly FailedMail[]> =>
  db
    .selectFrom('order_mails')
    .innerJoin('orders', 'orders.ref', 'order_mails.order_ref')
    .select(['orders.number as orderNumber', 'about', 'failed_at as since', 'failed_why as why'])
    .where('failed_at', 'is not', null)
    .orderBy('failed_at')
    .orderBy('orders.number')
    .$narrowType<{ since: NotNull; why: NotNull }>()
    .execute();
