import { randomUUID } from 'node:crypto';
import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { type LeaseId, leaseId, type OrderRef } from '@shop/core/ids';
import type { SellerAttempt } from '@shop/core/seller/checkout/payment-attempt';
import { waitStart } from '@shop/core/seller/checkout/payment-silence';
import { attemptsOf, type SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { mailId } from '@shop/core/seller/mail/seller-mail';
import type { Db, Tx } from '../database/database.ts';
import { insertion, statement } from '../database/statement.ts';
import type { DueKind } from '../schema/order-schema.ts';
import type { SqlDialectName } from '../schema/table.ts';

/** A due row, derived from an order's document. */
type DueRow = {
  readonly kind: DueKind;
  readonly what: string;
  readonly at: Instant;
  readonly waitsSince?: Instant | undefined;
  readonly why?: string | undefined;
};

const ofAttempt = (attempt: SellerAttempt): readonly DueRow[] => {
  const { attemptId: what, askAt, attention } = attempt;
  return [
    ...(askAt === undefined ? [] : [{ kind: 'payment', what, at: askAt, waitsSince: waitStart(attempt) } as const]),
    ...(attention === undefined
      ? []
      : [{ kind: 'paymentAttention', what, at: attention.since, why: attention.why } as const]),
  ];
};

/** Returns the due rows of an order. */
const dueOf = (order: SellerOrder): readonly DueRow[] => [
  ...attemptsOf(order).flatMap(ofAttempt),
  ...order.mails.flatMap(({ about, dueAt, failed }): readonly DueRow[] => {
    const what = mailId({ orderRef: order.ref, about });
    if (dueAt !== undefined) return [{ kind: 'mail', what, at: dueAt }];
    return failed === undefined ? [] : [{ kind: 'mailAttention', what, at: failed.at, why: failed.why }];
  }),
];

const columns = ['kind', 'what', 'order_ref', 'at', 'waits_since', 'why'] as const;

const insertMissing = insertion('due', columns, 'on conflict do nothing');

const upsertDue = insertion(
  'due',
  columns,
  `on conflict (kind, what) do update set at = excluded.at, waits_since = excluded.waits_since, why = excluded.why,
    leased_until = null, lease = null`,
);

const deleteDue = statement('delete from due where kind = $1 and what = $2');

const valuesOf = (ref: OrderRef, { kind, what, at, waitsSince: since, why }: DueRow) => [
  kind,
  what,
  ref,
  at,
  since ?? null,
  why ?? null,
];

/** Writes the due rows of new orders. */
export const writeNewDue = async (db: Db, dialect: SqlDialectName, orders: readonly SellerOrder[]): Promise<void> => {
  await upsertDue(
    db,
    dialect,
    orders.flatMap((order) => dueOf(order).map((row) => valuesOf(order.ref, row))),
  );
};

/** Writes the due rows of an order and deletes its former ones. */
export const writeDue = async (
  db: Db,
  dialect: SqlDialectName,
  before: SellerOrder,
  order: SellerOrder,
): Promise<void> => {
  const was = dueOf(before);
  const is = dueOf(order);
  const same = ({ kind, what }: DueRow) => was.find((one) => one.kind === kind && one.what === what);
  const changed = is.filter((one) => {
    const known = same(one);
    return known?.at !== one.at || known.waitsSince !== one.waitsSince || known.why !== one.why;
  });
  for (const { kind, what } of was)
    if (!is.some((one) => one.kind === kind && one.what === what)) await deleteDue(db, dialect, [kind, what]);
  await upsertDue(
    db,
    dialect,
    changed.map((row) => valuesOf(order.ref, row)),
  );
};

/** Writes the missing due rows of an order and returns their number. */
export const writeMissingDue = (db: Db, dialect: SqlDialectName, order: SellerOrder): Promise<number> =>
  insertMissing(
    db,
    dialect,
    dueOf(order).map((row) => valuesOf(order.ref, row)),
  );

/** Duration of a lease in milliseconds; another host takes the item when its host dies. */
const leases = { payment: 30_000, mail: minutes(5) } as const;

export type LeasedKind = keyof typeof leases;

type LeasedRow = { readonly what: string; readonly order_ref: OrderRef; readonly at: Instant };

const oldest = `select kind, what from due where kind = $1 and at <= $2 and (leased_until is null or leased_until <= $2)
  order by at limit $3`;

const leaseRows = {
  sqlite: statement<LeasedRow>(`update due set leased_until = $4, lease = $5 where (kind, what) in (${oldest})
    returning what, order_ref, at`),
  postgres: statement<LeasedRow>(`with leased as (${oldest} for no key update skip locked)
    update due set leased_until = $4, lease = $5 from leased where due.kind = leased.kind and due.what = leased.what
    returning due.what, due.order_ref, due.at`),
};

/** Leases due items to a host, the longest due first. */
export const leaseDue = async (
  db: Db,
  dialect: SqlDialectName,
  kind: LeasedKind,
  now: Instant,
  most: number,
): Promise<readonly (LeasedRow & { readonly lease: LeaseId })[]> => {
  const lease = leaseId(randomUUID());
  const until = plusMilliseconds(now, leases[kind]);
  const { rows } = await leaseRows[dialect](db, dialect, [kind, now, most, until, lease]);
  return rows.toSorted((a, b) => a.at - b.at).map((row) => ({ ...row, lease }));
};

const postponeRow = statement(`update due set at = $4, leased_until = null, lease = null
  where kind = $1 and what = $2 and lease = $3`);

/** Ends the lease of an item and sets its next due time, independently of its order's state. No effect once another
 *  host has the lease. */
export const postponeDue = async (
  db: Db,
  dialect: SqlDialectName,
  kind: LeasedKind,
  { what, lease }: { readonly what: string; readonly lease: LeaseId },
  to: Instant,
): Promise<void> => {
  await postponeRow(db, dialect, [kind, what, lease, to]);
};

const lockLease = statement('select 1 from due where kind = $1 and what = $2 and lease = $3', {
  postgres: ' for no key update',
});

/** Whether an item is leased under a name; stays true until the transaction ends. */
export const holdsLease = async (
  tx: Tx,
  dialect: SqlDialectName,
  kind: LeasedKind,
  what: string,
  lease: LeaseId,
): Promise<boolean> => (await lockLease(tx, dialect, [kind, what, lease])).rows.length > 0;
