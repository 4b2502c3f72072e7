import { productTypes } from '@shop/core/catalog/product-type';
import { declineReasons } from '@shop/core/checkout/attempt-state';
import { orderOutcomes } from '@shop/core/checkout/order';
import { paymentStatuses, paymentTypes } from '@shop/core/checkout/payment';
import { dayIn } from '@shop/core/dates/instant';
import type { AttemptId, CancelId, CartId, OrderKey, OrderRef } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import { cardsOf } from '@shop/core/seller/checkout/card-ledger';
import { visitOf } from '@shop/core/seller/checkout/place-order';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { mailFaults, mailSubjects, type SellerMail } from '@shop/core/seller/mail/seller-mail';
import * as z from 'zod/mini';
import { resortZone } from '../../platform/clock/clocks.ts';
import type { Db } from '../database/database.ts';
import { insertion } from '../database/statement.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { insertCards } from '../seller/card-rows.ts';
import { insertOrders } from '../seller/order-rows.ts';
import { count, moment, number, text } from '../stored/document.ts';
import { writePerson } from '../stored/documents.ts';
import { attemptOf, attemptsBetween, eventsBetween } from './former-attempts.ts';
import { formerCatalogs } from './former-catalogs.ts';
import { formerContent } from './former-content.ts';
import { type Between, eachPage, type FormerTable, rowsBetween } from './former-rows.ts';
import { ticketOf, ticketsBetween } from './former-tickets.ts';
import { moveOrderLog, notesBetween } from './move-log.ts';
import { formerCustomer } from './move-sessions.ts';

const orderRow = z.object({
  ref: text<OrderRef>(),
  number: z.string(),
  cancel_id: text<CancelId>(),
  cart_id: text<CartId>(),
  cart_version: count,
  content: formerContent,
  product_type: z.enum(productTypes),
  payment_type: z.enum(paymentTypes),
  total: number<Cents>(),
  language: z.enum(languages),
  status: z.enum(paymentStatuses),
  outcome: z.enum(orderOutcomes),
  paid_attempt: z.nullable(text<AttemptId>()),
  placed_at: moment,
  session_digest: z.string(),
  catalog_version: count,
  order_key: text<OrderKey>(),
  decline_reason: z.nullable(z.enum(declineReasons)),
});
type OrderRow = z.output<typeof orderRow>;

const mailRow = z.object({
  order_ref: text<OrderRef>(),
  about: z.enum(mailSubjects),
  copy: count,
  asked_at: moment,
  tries: count,
  due_at: z.nullable(moment),
  sent_at: z.nullable(moment),
  failed_at: z.nullable(moment),
  failed_why: z.nullable(z.enum(mailFaults)),
});
type MailRow = z.output<typeof mailRow>;

const buyerRow = z.object({
  order_ref: text<OrderRef>(),
  customer: formerCustomer,
  member_hash_id: z.nullable(z.string()),
  mtc_id: count,
});
type BuyerRow = z.output<typeof buyerRow>;

const orders: FormerTable<OrderRow> = { name: 'orders', key: ['ref'], row: orderRow };
const mails: FormerTable<MailRow> = { name: 'order_mails', key: ['order_ref', 'about'], row: mailRow };
const buyers: FormerTable<BuyerRow> = { name: 'order_buyers', key: ['order_ref'], row: buyerRow };

const ofPage = 'where order_ref between $1 and $2';
const mailsBetween = rowsBetween(mails, `${ofPage} order by order_ref, asked_at, about`);
const buyersBetween = rowsBetween(buyers, ofPage);

const insertBuyers = insertion('order_buyers', ['order_ref', 'document']);

const mailOf = (row: MailRow): SellerMail => {
  const { failed_at: at, failed_why: why } = row;
  return {
    about: row.about,
    copy: row.copy,
    askedAt: row.asked_at,
    tries: row.tries,
    dueAt: row.due_at ?? undefined,
    sentAt: row.sent_at ?? undefined,
    failed: at === null || why === null ? undefined : { at, why },
  };
};

type Parts = Pick<SellerOrder, 'visit' | 'charges' | 'tickets' | 'mails'>;

const orderOf = (row: OrderRow, parts: Parts): SellerOrder => ({
  ref: row.ref,
  number: row.number,
  cancelId: row.cancel_id,
  orderKey: row.order_key,
  cartId: row.cart_id,
  sessionDigest: row.session_digest,
  cartVersion: row.cart_version,
  content: row.content,
  catalogVersion: row.catalog_version,
  productType: row.product_type,
  paymentType: row.payment_type,
  total: row.total,
  language: row.language,
  status: row.status,
  declineReason: row.decline_reason ?? undefined,
  outcome: row.outcome,
  paidAttempt: row.paid_attempt ?? undefined,
  placedAt: row.placed_at,
  revision: 0,
  ...parts,
});

const byOrder = <Row extends { readonly order_ref: OrderRef }>(rows: readonly Row[]) => {
  const own = Map.groupBy(rows, (row) => row.order_ref);
  return (ref: OrderRef): readonly Row[] => own.get(ref) ?? [];
};

/** Converts the rows of a page to orders with their notes. */
const ordersBetween = async (
  db: Db,
  dialect: SqlDialectName,
  rows: readonly OrderRow[],
  between: Between,
  catalogOf: ReturnType<typeof formerCatalogs>,
) => {
  const attempts = byOrder(await attemptsBetween(db, dialect, between));
  const events = Map.groupBy(await eventsBetween(db, dialect, between), (event) => event.attempt_id);
  const notes = byOrder(await notesBetween(db, dialect, between));
  const tickets = byOrder(await ticketsBetween(db, dialect, between));
  const ownMails = byOrder(await mailsBetween(db, dialect, between));
  const converted: SellerOrder[] = [];
  for (const row of rows) {
    const catalog = await catalogOf(row);
    const order = { outcome: row.outcome, paidAttempt: row.paid_attempt ?? undefined };
    const all = attempts(row.ref).map((attempt) =>
      attemptOf(attempt, { order, events: events.get(attempt.id) ?? [], notes: notes(row.ref) }),
    );
    converted.push(
      orderOf(row, {
        visit: visitOf(catalog, row.content.items, dayIn(resortZone, row.placed_at)),
        charges: all.length === 0 ? [] : [{ amount: row.total, attempts: all }],
        tickets: tickets(row.ref).map((ticket) => ticketOf(ticket, row, catalog)),
        mails: ownMails(row.ref).map(mailOf),
      }),
    );
  }
  return { converted, notes };
};

const moveBuyers = async (db: Db, dialect: SqlDialectName, between: Between): Promise<void> => {
  const rows = await buyersBetween(db, dialect, between);
  const documents = rows.map(({ order_ref: ref, customer, member_hash_id: member, mtc_id: mtcId }) => [
    ref,
    writePerson({ customer, memberHashId: member ?? undefined, mtcId }),
  ]);
  await insertBuyers(db, dialect, documents);
};

/** Moves orders with their payments, tickets, mails, history and buyers, and writes their derived rows. */
export const moveOrders = (db: Db, dialect: SqlDialectName): Promise<void> => {
  const catalogOf = formerCatalogs(db);
  return eachPage(
    db,
    dialect,
    orders,
    ({ ref }) => ref,
    async (rows, between) => {
      const { converted, notes } = await ordersBetween(db, dialect, rows, between, catalogOf);
      await insertOrders(db, dialect, converted);
      await insertCards(db, dialect, converted.flatMap(cardsOf));
      await moveOrderLog(db, dialect, converted, notes);
      await moveBuyers(db, dialect, between);
    },
  );
};
