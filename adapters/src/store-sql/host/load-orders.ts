import type { NeedsAttention, StrayPayment } from '@shop/core/host/checkout/attention';
import { strayAttention } from '@shop/core/host/checkout/raise-attention';
import { mailId } from '@shop/core/host/mail/host-mail';
import type { FailedMail } from '@shop/core/host/mail/mails-due';
import { buyerId, type HostState } from '@shop/core/host/state';
import type { AttemptId, CartId } from '@shop/core/ids';
import { type NotNull, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { preparedQuery, preparedSql, type Slots } from '../database/prepared-query.ts';
import type { Tables } from '../schema/tables.ts';
import { notedOf } from './note-rows.ts';
import { attemptOf, buyerOf, eventOf, mailOf, orderOf, personOf, strayOf, ticketOf } from './order-rows.ts';

const selectBuyer = preparedQuery<{ cartId: CartId; sessionDigest: string }>()((db, slot) =>
  db
    .selectFrom('buyers')
    .selectAll()
    .where('cart_id', '=', slot('cartId'))
    .where('session_digest', '=', slot('sessionDigest')),
);

const selectOrders = preparedQuery<{ cartId: CartId }>()((db, slot) =>
  db.selectFrom('orders').selectAll().where('cart_id', '=', slot('cartId')),
);

/** The rows of a table that belong to a cart's orders. */
const ofOrders = <Table extends 'order_buyers' | 'order_mails' | 'order_notes' | 'order_tickets' | 'payment_attempts'>(
  table: Table,
) =>
  preparedSql(
    (slot: Slots<{ cartId: CartId }>) =>
      sql<Tables[Table]>`select ${sql.table(table)}.* from ${sql.table(table)} join orders on orders.ref = order_ref
        where orders.cart_id = ${slot('cartId')}`,
  );

const selectAttempts = ofOrders('payment_attempts');
const selectPersons = ofOrders('order_buyers');
const selectTickets = ofOrders('order_tickets');
const selectMails = ofOrders('order_mails');
const selectNotes = ofOrders('order_notes');

/** What a session entered for a cart. */
export const loadBuyers = async (db: Db, cartId: CartId, sessionDigest: string): Promise<Pick<HostState, 'buyers'>> => {
  const { rows } = await selectBuyer(db, { cartId, sessionDigest });
  return { buyers: new Map(rows.map(buyerOf).map((buyer) => [buyerId(buyer), buyer])) };
};

/** A cart's orders and attempts to pay them. */
export const loadPayments = async (db: Db, cartId: CartId): Promise<Pick<HostState, 'orders' | 'attempts'>> => {
  const [orders, attempts] = await Promise.all([selectOrders(db, { cartId }), selectAttempts(db, { cartId })]);
  return {
    orders: new Map(orders.rows.map((row) => [row.ref, orderOf(row)])),
    attempts: new Map(attempts.rows.map((row) => [row.id, attemptOf(row)])),
  };
};

/** The buyers of a cart's orders, and their tickets. */
export const loadPapers = async (db: Db, cartId: CartId): Promise<Pick<HostState, 'orderBuyers' | 'tickets'>> => {
  const [persons, tickets] = await Promise.all([selectPersons(db, { cartId }), selectTickets(db, { cartId })]);
  return {
    orderBuyers: new Map(persons.rows.map((row) => [row.order_ref, personOf(row)])),
    tickets: new Map(tickets.rows.map((row) => [row.code, ticketOf(row)])),
  };
};

/** The mails of a cart's orders. */
export const loadMails = async (db: Db, cartId: CartId): Promise<Pick<HostState, 'mails'>> => {
  const { rows } = await selectMails(db, { cartId });
  return { mails: new Map(rows.map(mailOf).map((mail) => [mailId(mail), mail])) };
};

/** The history of a cart's orders, and the notifications about them. */
export const loadHistory = async (db: Db, cartId: CartId): Promise<Pick<HostState, 'notes' | 'events'>> => {
  const notes = await selectNotes(db, { cartId });
  const events = await db
    .selectFrom('payment_events')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_events.attempt_id')
    .innerJoin('orders', 'orders.ref', 'payment_attempts.order_ref')
    .selectAll('payment_events')
    .where('orders.cart_id', '=', cartId)
    .execute();
  return { notes: notedOf(notes.rows), events: new Map(events.map((row) => [row.id, eventOf(row)])) };
};

/** All money that belongs to no order, or that of one attempt. */
export const loadStrays = async (db: Db, attemptId?: AttemptId): Promise<readonly StrayPayment[]> => {
  const all = db.selectFrom('stray_payments').selectAll();
  const rows = await (attemptId === undefined ? all : all.where('attempt_id', '=', attemptId)).execute();
  return rows.map(strayOf);
};

/** Attempts that a person has to look at, the longest standing first; needs nothing of them that could be damaged. */
export const loadAttention = async (db: Db): Promise<readonly NeedsAttention[]> => {
  const attempts = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.ref', 'payment_attempts.order_ref')
    .select(['payment_attempts.id as attemptId', 'orders.number as orderNumber'])
    .select(['attention_since as since', 'attention_why as why'])
    .where('attention_since', 'is not', null)
    .$narrowType<{ since: NotNull; why: NotNull }>()
    .execute();
  const strays = (await loadStrays(db)).map(strayAttention);
  return [...attempts, ...strays].sort((a, b) => a.since - b.since || (a.attemptId < b.attemptId ? -1 : 1));
};

/** The mails that a person has to look at, the longest standing first. */
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
