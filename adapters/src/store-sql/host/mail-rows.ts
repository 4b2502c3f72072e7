import type { Instant } from '@shop/core/dates/instant';
import type { Change, MailChange } from '@shop/core/host/changes';
import { type DueMail, type HostMail, mailId } from '@shop/core/host/mail/host-mail';
import type { FailedMail } from '@shop/core/host/mail/mails-due';
import type { HostState } from '@shop/core/host/state';
import type { CartId } from '@shop/core/ids';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { preparedDelete, preparedInsert, preparedUpdate } from '../database/prepared-write.ts';
import type { OrderMails } from '../tables/checkout-tables.ts';
import { turnUntil } from './host-turn.ts';

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

const mailRow = (mail: HostMail): OrderMails => ({
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

const insertMail = preparedInsert('order_mails');
const updateMail = preparedUpdate('order_mails');
const deleteMail = preparedDelete('order_mails');

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
  const dueAt = turnUntil(now);
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

type KnownMailChange = Exclude<MailChange, { type: 'mailDue' }>;

const isOfKnownMail = (change: Change): change is KnownMailChange =>
  change.type === 'mailAskedAgain' ||
  change.type === 'mailTaken' ||
  change.type === 'mailPutOff' ||
  change.type === 'mailSent' ||
  change.type === 'mailFailed' ||
  change.type === 'mailDropped';

/** Writes the outbox as it is after a change. False when a mail is no longer what it was before: somebody else was faster. */
export const writeMail = async (tx: Tx, change: Change, before: HostState, after: HostState): Promise<boolean> => {
  if (change.type === 'mailDue') {
    await insertMail(tx, [mailRow(change.mail)]);
    return true;
  }
  if (!isOfKnownMail(change)) return true;
  const was = before.mails.get(mailId(change));
  if (was === undefined) return false;
  const mail = after.mails.get(mailId(change));
  const { order_ref, about, copy, tries, due_at } = mailRow(was);
  const where = { order_ref, about, copy, tries };
  if (mail === undefined) return deleteMail(tx, where);
  return updateMail(tx, { set: mailRow(mail), where: { ...where, due_at } });
};
