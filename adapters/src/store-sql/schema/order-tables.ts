import type { ProductType } from '@shop/core/catalog/product-type';
import type { DeclineReason } from '@shop/core/checkout/attempt-state';
import type { OrderOutcome } from '@shop/core/checkout/order';
import type { PaymentStatus, PaymentType } from '@shop/core/checkout/payment';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { AttemptId, CancelId, CartId, CartItemId, OrderKey, OrderRef, TicketCode } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import { type AttentionReason, attemptStates, type StrayPayment } from '@shop/core/seller/checkout/seller-order';
import { type MailFault, mailSubjects } from '@shop/core/seller/mail/seller-mail';
import { storedOrderContent, storedOrderNotes } from '../stored/order-content.ts';
import { storedCustomer } from '../stored/personal-data.ts';
import { bigint, integer, json, moment, oneOf, optional, table, text } from './table.ts';

const orderOfRow = () => text<OrderRef>('references orders (ref)');

/** Orders with their tickets, payments, mails and history. */
export const orderTables = {
  /** What was ordered, fixed at the moment the amount was. Never deleted. */
  orders: table(
    {
      ref: text<OrderRef>('primary key'),
      number: text('unique'),
      cancel_id: text<CancelId>('unique'),
      cart_id: text<CartId>('references carts (id)'),
      cart_version: integer(),
      content: json(storedOrderContent),
      product_type: text<ProductType>(),
      payment_type: text<PaymentType>(),
      total: integer<Cents>('check (total >= 0)'),
      language: text<Language>(),
      status: text<PaymentStatus>(),
      outcome: oneOf<OrderOutcome>(['open', 'completed', 'refunded', 'canceled']),
      paid_attempt: optional(text<AttemptId>()),
      placed_at: moment(),
      session_digest: text(),
      catalog_version: integer(),
      order_key: text<OrderKey>(),
      decline_reason: optional(text<DeclineReason>()),
    },
    {
      checks: { paid: `outcome <> 'completed' or total = 0 or paid_attempt is not null` },
      indexes: { by_cart: '(cart_id, placed_at)', unpaid_by_age: `(placed_at) where outcome = 'open'` },
      uniqueIndexes: { by_key: '(order_key)' },
    },
  ),
  /** Personal data of an order, apart from it so that no query of orders reads them by chance. */
  order_buyers: table(
    {
      order_ref: text<OrderRef>('primary key references orders (ref)'),
      customer: json(storedCustomer),
      member_hash_id: optional(text()),
      mtc_id: bigint(),
    },
    { indexes: { by_member: '(member_hash_id) where member_hash_id is not null' } },
  ),
  order_numbers: table({ year: integer('primary key'), last: integer() }),
  /** A person's ticket, or a gift card, of an order. */
  order_tickets: table(
    {
      code: text<TicketCode>('primary key'),
      order_ref: orderOfRow(),
      line_id: text<CartItemId>(),
      number: integer(),
      admitted_at: optional(moment()),
      admitted_on: optional(text<LocalDate>()),
    },
    { parts: { admitted: { at: 'admitted_at', on: 'admitted_on' } }, uniqueIndexes: { number: '(order_ref, number)' } },
  ),
  /** One attempt to pay an order; its id is the key towards the provider. */
  payment_attempts: table(
    {
      id: text<AttemptId>('primary key'),
      order_ref: orderOfRow(),
      number: integer(),
      amount: integer<Cents>('check (amount > 0)'),
      state: oneOf(attemptStates),
      redirect_url: optional(text()),
      session_ends_at: moment(),
      created_at: moment(),
      ask_at: optional(moment()),
      money_seen: optional(integer<Cents>()),
      refund_due_at: optional(moment()),
      attention_since: optional(moment()),
      attention_why: optional(text<AttentionReason>()),
    },
    {
      parts: { attention: { since: 'attention_since', why: 'attention_why' } },
      indexes: {
        by_state: '(state)',
        to_ask: '(ask_at) where ask_at is not null',
        to_look_at: '(attention_since) where attention_since is not null',
      },
      uniqueIndexes: {
        number: '(order_ref, number)',
        one_open: `(order_ref) where state in ('opening', 'open')`,
        one_paid: `(order_ref) where state = 'paid'`,
      },
    },
  ),
  /** Notifications that have been acted upon; a repeat finds its row. */
  payment_events: table(
    {
      id: text('primary key'),
      attempt_id: text<AttemptId>('references payment_attempts (id)'),
      received_at: moment(),
    },
    { indexes: { by_age: '(received_at)' } },
  ),
  /** Money that a provider has for an order that is not known here. */
  stray_payments: table({
    attempt_id: text<AttemptId>('primary key'),
    order_ref: text<OrderRef>(),
    amount: integer<Cents>(),
    state: text<StrayPayment['state']>(),
    since: moment(),
  }),
  /** A mail in the outbox; an order has at most one per outcome. */
  order_mails: table(
    {
      order_ref: orderOfRow(),
      about: oneOf(mailSubjects),
      copy: integer(),
      asked_at: moment(),
      tries: integer(),
      /** When to send it next; null once nothing is left to do. */
      due_at: optional(moment()),
      sent_at: optional(moment()),
      failed_at: optional(moment()),
      failed_why: optional(text<MailFault>()),
    },
    {
      parts: { failed: { at: 'failed_at', why: 'failed_why' } },
      key: ['order_ref', 'about'],
      indexes: { due: '(due_at) where due_at is not null' },
    },
  ),
  /** What one decision meant for an order, counted from 1. */
  order_notes: table(
    { order_ref: orderOfRow(), number: integer(), noted_at: moment(), notes: json(storedOrderNotes) },
    { key: ['order_ref', 'number'], indexes: { by_age: '(noted_at)' } },
  ),
};
