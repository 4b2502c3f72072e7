import type { ProviderSilence } from '@shop/core/checkout/order-history';
import { type Instant, instant } from '@shop/core/dates/instant';
import type { AttemptId } from '@shop/core/ids';
import { attentionList } from '@shop/core/seller/checkout/attention';
import type { AttentionReason } from '@shop/core/seller/checkout/payment-attempt';
import { paymentSilence } from '@shop/core/seller/checkout/payment-silence';
import type { PaymentAttention } from '@shop/core/seller/checkout/seller-order';
import type { FailedMail } from '@shop/core/seller/mail/outbox';
import { type MailFault, mailSubjectOf } from '@shop/core/seller/mail/seller-mail';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { strayPaymentIn } from './order-records.ts';

/** Returns the payments that need attention, the oldest first. Reads no order, because one may be damaged. */
export const loadAttention = async (db: Db): Promise<readonly PaymentAttention[]> => {
  const attempts = await sql<{ attemptId: AttemptId; orderNumber: string; since: Instant; why: AttentionReason }>`
    select due.what as "attemptId", orders.order_number as "orderNumber", due.at as since, due.why
    from due join orders on orders.ref = due.order_ref where due.kind = 'paymentAttention'`.execute(db);
  const strays = await db.selectFrom('stray_payments').selectAll().execute();
  return attentionList(attempts.rows, strays.map(strayPaymentIn));
};

/** Returns mails that failed for good, the oldest first. */
export const loadFailedMails = async (db: Db): Promise<readonly FailedMail[]> => {
  const { rows } = await sql<{ what: string; orderNumber: string; since: Instant; why: MailFault }>`
    select due.what, orders.order_number as "orderNumber", due.at as since, due.why
    from due join orders on orders.ref = due.order_ref where due.kind = 'mailAttention'
    order by due.at, orders.order_number`.execute(db);
  return rows.map(({ what, ...mail }) => ({ ...mail, about: mailSubjectOf(what) }));
};

/** Returns the attempts that wait for a payment provider that does not answer. */
export const loadSilence = async (db: Db, now: Instant): Promise<ProviderSilence | undefined> => {
  const waiting = await sql<{ since: Instant }>`select waits_since as since from due
    where kind = 'payment' and waits_since is not null`.execute(db);
  if (waiting.rows.length === 0) return undefined;
  const sessions = await sql<{ last: number | null }>`select max(session_at) as last from orders
    where session_at is not null`.execute(db);
  const last = sessions.rows[0]?.last ?? undefined;
  return paymentSilence(
    waiting.rows.map(({ since }) => since),
    last === undefined ? undefined : instant(last),
    now,
  );
};
