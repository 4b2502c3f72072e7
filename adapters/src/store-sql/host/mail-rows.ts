import type { Instant } from '@shop/core/dates/instant';
import { type DueMail, type HostMail, mailId } from '@shop/core/host/mail/host-mail';
import type { FailedMail } from '@shop/core/host/mail/mails-due';
import type { CartId } from '@shop/core/ids';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { OrderMails } from '../tables/checkout-tables.ts';
import { leaseUntil } from './lease.ts';

export const mailOf = (row: Selectable<OrderMails>): HostMail => ({
  orderRef: row.order_ref,
  about: row.about,
  copy: row.copy,
  askedAt: row.asked_at,
  tries: row.tries,
  ...(row.due_at === null ? {} : { dueAt: row.due_at }),
  ...(row.sent_at === null ? {} : { sentAt: row.sent_at }),
  ...(row.failed_at === null || row.fault === null ? {} : { failed: { at: row.failed_at, why: row.fault } }),
});

export const mailRow = (mail: HostMail): OrderMails => ({
  order_ref: mail.orderRef,
  about: mail.about,
  copy: mail.copy,
  asked_at: mail.askedAt,
  tries: mail.tries,
  due_at: mail.dueAt ?? null,
  sent_at: mail.sentAt ?? null,
  failed_at: mail.failed?.at ?? null,
  fault: mail.failed?.why ?? null,
});

const selectMails = preparedQuery<{ cartId: CartId }>()((db, slot) =>
  db
    .selectFrom('order_mails')
    .innerJoin('orders', 'orders.ref', 'order_mails.order_ref')
    .selectAll('order_mails')
    .where('orders.cart_id', '=', slot('cartId')),
);

/** The mails of a cart's orders. */
export const loadMails = async (db: Db, cartId: CartId): Promise<ReadonlyMap<string, HostMail>> => {
  const { rows } = await selectMails(db, { cartId });
  return new Map(rows.map(mailOf).map((mail) => [mailId(mail), mail]));
};

const selectDue = (db: Db, now: Instant, most: number) =>
  db
    .selectFrom('order_mails')
    .select(['order_ref', 'about', 'due_at'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most);

/** Mails that are to be sent now, the longest due first. */
export const loadDueMails = async (db: Db, now: Instant, most: number): Promise<readonly DueMail[]> => {
  const due = await selectDue(db, now, most).execute();
  return due.flatMap(({ order_ref: orderRef, about, due_at: dueAt }) =>
    dueAt === null ? [] : [{ orderRef, about, dueAt }],
  );
};

/** So many a host takes at once, which it begins to send in its turn also where visitors keep it busy. */
const mostTaken = 32;

/** The same where several hosts look: each mail is told to one of them (D-POSTGRES). */
export const takeDueMails = async (tx: Tx, now: Instant, most: number): Promise<readonly DueMail[]> => {
  const due = await selectDue(tx, now, Math.min(most, mostTaken)).forNoKeyUpdate().skipLocked().execute();
  if (due.length === 0) return [];
  const dueAt = leaseUntil(now);
  await tx
    .updateTable('order_mails')
    .set({ due_at: dueAt })
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('order_ref', 'about'),
        'in',
        due.map(({ order_ref, about }) => tuple(order_ref, about)),
      ),
    )
    .execute();
  return due.map(({ order_ref: orderRef, about }) => ({ orderRef, about, dueAt }));
};

/** The mails that a person has to look at, the longest standing first. */
export const loadFailedMails = async (db: Db): Promise<readonly FailedMail[]> => {
  const rows = await db
    .selectFrom('order_mails')
    .innerJoin('orders', 'orders.ref', 'order_mails.order_ref')
    .select(['orders.number', 'about', 'failed_at', 'fault'])
    .where('failed_at', 'is not', null)
    .orderBy('failed_at')
    .orderBy('orders.number')
    .execute();
  return rows.flatMap(({ number, about, failed_at: since, fault: why }) =>
    since === null || why === null ? [] : [{ orderNumber: number, about, since, why }],
  );
};

/** Puts a mail that is due as it was told off to a moment, whatever else is known of it. */
export const putMailOff = async (tx: Tx, { orderRef, about, dueAt }: DueMail, to: Instant): Promise<void> => {
  await tx
    .updateTable('order_mails')
    .set({ due_at: to })
    .where('order_ref', '=', orderRef)
    .where('about', '=', about)
    .where('due_at', '=', dueAt)
    .execute();
};
