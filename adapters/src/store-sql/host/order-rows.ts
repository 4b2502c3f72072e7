import type { HostAttempt, HostBuyer, HostOrder, PaymentEvent, Person } from '@shop/core/host/checkout/host-order';
import type { OrderRef } from '@shop/core/ids';
import type { Selectable } from 'kysely';
import { storedCustomer } from '../stored/customer.ts';
import { storedOrderContent } from '../stored/order-content.ts';
import type { Buyers, OrderBuyers, Orders, PaymentAttempts, PaymentEvents } from '../tables/checkout-tables.ts';

export const buyerOf = (row: Selectable<Buyers>): HostBuyer => ({
  cartId: row.cart_id,
  sessionDigest: row.session_hash,
  ...personOf(row),
  language: row.language,
  savedAt: row.saved_at,
  ...(row.told_version === null || row.told_total === null
    ? {}
    : { shownTotal: { version: row.told_version, total: row.told_total } }),
});

export const buyerRow = (buyer: HostBuyer): Buyers => ({
  cart_id: buyer.cartId,
  session_hash: buyer.sessionDigest,
  ...personColumns(buyer),
  language: buyer.language,
  saved_at: buyer.savedAt,
  told_version: buyer.shownTotal?.version ?? null,
  told_total: buyer.shownTotal?.total ?? null,
});

type PersonColumns = Pick<OrderBuyers, 'customer' | 'member_hash_id' | 'mtc_id'>;

export const personOf = (row: PersonColumns): Person => ({
  customer: storedCustomer.read(row.customer),
  mtcId: row.mtc_id,
  ...(row.member_hash_id === null ? {} : { memberHashId: row.member_hash_id }),
});

const personColumns = (person: Person): PersonColumns => ({
  customer: storedCustomer.write(person.customer),
  member_hash_id: person.memberHashId ?? null,
  mtc_id: person.mtcId,
});

export const orderBuyerRow = (ref: OrderRef, person: Person): OrderBuyers => ({
  order_ref: ref,
  ...personColumns(person),
});

export const orderOf = (row: Selectable<Orders>): HostOrder => ({
  ref: row.ref,
  number: row.number,
  cancelId: row.cancel_id,
  orderKey: row.order_key,
  cartId: row.cart_id,
  sessionDigest: row.session_hash,
  cartVersion: row.cart_version,
  content: storedOrderContent.read(row.content),
  catalogVersion: row.catalog_version,
  productType: row.product_type,
  paymentType: row.payment_type,
  total: row.total,
  language: row.language,
  status: row.payment_status,
  ...(row.decline_reason === null ? {} : { declineReason: row.decline_reason }),
  outcome: row.outcome,
  ...(row.paid_attempt === null ? {} : { paidAttempt: row.paid_attempt }),
  placedAt: row.placed_at,
});

export const orderRow = (order: HostOrder): Orders => ({
  ref: order.ref,
  number: order.number,
  cancel_id: order.cancelId,
  order_key: order.orderKey,
  cart_id: order.cartId,
  session_hash: order.sessionDigest,
  cart_version: order.cartVersion,
  content: storedOrderContent.write(order.content),
  catalog_version: order.catalogVersion,
  product_type: order.productType,
  payment_type: order.paymentType,
  total: order.total,
  placed_at: order.placedAt,
  language: order.language,
  payment_status: order.status,
  decline_reason: order.declineReason ?? null,
  outcome: order.outcome,
  paid_attempt: order.paidAttempt ?? null,
});

/** `late` is the stored word for an attempt that is overdue. */
export const attemptOf = (row: Selectable<PaymentAttempts>): HostAttempt => ({
  id: row.id,
  orderRef: row.order_ref,
  number: row.number,
  amount: row.amount,
  state: row.state === 'late' ? 'overdue' : row.state,
  ...(row.redirect_url === null ? {} : { redirectUrl: row.redirect_url }),
  sessionEndsAt: row.session_ends_at,
  createdAt: row.created_at,
  ...(row.ask_at === null ? {} : { askAt: row.ask_at }),
  ...(row.money_seen === null ? {} : { moneySeen: row.money_seen }),
  ...(row.refund_due_at === null ? {} : { refundDueAt: row.refund_due_at }),
  ...(row.attention_since === null || row.attention_why === null
    ? {}
    : { attention: { since: row.attention_since, why: row.attention_why } }),
});

export const attemptRow = (attempt: HostAttempt): PaymentAttempts => ({
  id: attempt.id,
  order_ref: attempt.orderRef,
  number: attempt.number,
  amount: attempt.amount,
  created_at: attempt.createdAt,
  state: attempt.state === 'overdue' ? 'late' : attempt.state,
  redirect_url: attempt.redirectUrl ?? null,
  session_ends_at: attempt.sessionEndsAt,
  ask_at: attempt.askAt ?? null,
  money_seen: attempt.moneySeen ?? null,
  refund_due_at: attempt.refundDueAt ?? null,
  attention_since: attempt.attention?.since ?? null,
  attention_why: attempt.attention?.why ?? null,
});

export const eventOf = (row: Selectable<PaymentEvents>): PaymentEvent => ({
  id: row.event_id,
  attemptId: row.attempt_id,
  receivedAt: row.received_at,
});

export const eventRow = (event: PaymentEvent): PaymentEvents => ({
  event_id: event.id,
  attempt_id: event.attemptId,
  received_at: event.receivedAt,
});
