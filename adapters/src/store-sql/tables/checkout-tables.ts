import type { ProductType } from '@shop/core/catalog/product-type';
import type { DeclineReason } from '@shop/core/checkout/attempt-state';
import type { OrderOutcome } from '@shop/core/checkout/order';
import type { PaymentStatus, PaymentType } from '@shop/core/checkout/payment';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { AttentionReason, StrayPayment } from '@shop/core/host/checkout/attention';
import type { MailFault, MailSubject } from '@shop/core/host/mail/host-mail';
import type { AttemptId, CancelId, CartId, CartItemId, OrderKey, OrderRef, TicketCode } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';

/** Personal data that a session entered for a cart; told only to that session (D-TWO-KEYS). */
export type Buyers = {
  cart_id: CartId;
  /** SHA-256 of the session's secret. */
  session_hash: string;
  /** A checked customer: see `stored/customer.ts`. */
  customer: string;
  language: Language;
  member_hash_id: string | null;
  mtc_id: number;
  saved_at: Instant;
  /** What the session was told that this version of the cart costs; both null when nothing was told. */
  told_version: number | null;
  told_total: Cents | null;
};

/** What was ordered, fixed at the moment the amount was (R-SAFE-7). Never deleted. */
export type Orders = {
  ref: OrderRef;
  number: string;
  cancel_id: CancelId;
  order_key: OrderKey;
  cart_id: CartId;
  /** SHA-256 of the buying session's secret. */
  session_hash: string;
  /** The cart's version that `content` is a copy of. */
  cart_version: number;
  catalog_version: number;
  /** What was bought, never rewritten: see `stored/order-content.ts`. */
  content: string;
  product_type: ProductType;
  payment_type: PaymentType;
  total: Cents;
  language: Language;
  payment_status: PaymentStatus;
  /** Why the bank declined the last payment; null where it did not, or said no reason. */
  decline_reason: DeclineReason | null;
  outcome: OrderOutcome;
  /** The attempt whose money the order keeps; null while unpaid and for free orders. */
  paid_attempt: AttemptId | null;
  placed_at: Instant;
};

/** A person's ticket, or a gift card, of an order (D-ORDER-KEYS). */
export type OrderTickets = {
  code: TicketCode;
  order_ref: OrderRef;
  line_id: CartItemId;
  number: number;
  /** When somebody was let in with it last, and which day that was; both null before. */
  admitted_at: Instant | null;
  admitted_on: LocalDate | null;
};

/** Personal data of an order, apart from it so that no query of orders reads them by chance. */
export type OrderBuyers = { order_ref: OrderRef; customer: string; member_hash_id: string | null; mtc_id: number };

/** A mail in the outbox; an order turns out each way once (D-OUTBOX). */
export type OrderMails = {
  order_ref: OrderRef;
  about: MailSubject;
  copy: number;
  asked_at: Instant;
  tries: number;
  /** When to send it next; null once nothing is left to do. */
  due_at: Instant | null;
  sent_at: Instant | null;
  /** Since when a person has to look at it, and why; both null while nobody has to. */
  failed_at: Instant | null;
  fault: MailFault | null;
};

/** `opening`: committed, the provider not yet heard. `open`: the buyer can pay. `late`: its time is over without a word and
 *  its places are free, money may still come. `refunding`: everything is to be refunded. The rest is final. */
export const attemptStates = [
  'opening',
  'open',
  'late',
  'paid',
  'declined',
  'canceled',
  'failed',
  'refunding',
  'refunded',
] as const;
export type AttemptRowState = (typeof attemptStates)[number];

/** One attempt to pay an order; its id is the key towards the provider. */
export type PaymentAttempts = {
  id: AttemptId;
  order_ref: OrderRef;
  /** 1 for the order's first attempt. */
  number: number;
  amount: Cents;
  state: AttemptRowState;
  /** Where the buyer pays; null until the provider has told. */
  redirect_url: string | null;
  session_ends_at: Instant;
  created_at: Instant;
  /** When to ask the provider again; null once nothing is left to ask. */
  ask_at: Instant | null;
  /** What the provider said that it took or holds; null while it said nothing of money. */
  money_seen: Cents | null;
  /** Since when everything is to be refunded; null while nothing is. */
  refund_due_at: Instant | null;
  /** Since when a person has to look at it, and why; both null while nobody has to. */
  attention_since: Instant | null;
  attention_why: AttentionReason | null;
};

/** Notifications that have been acted upon; a repeat finds its row (R-REPEAT-18). */
export type PaymentEvents = { event_id: string; attempt_id: AttemptId; received_at: Instant };

/** Money that a provider has for an order that nobody here knows (D-STRAY-MONEY). */
export type StrayPayments = {
  attempt_id: AttemptId;
  order_ref: OrderRef;
  amount: Cents;
  word: StrayPayment['state'];
  seen_since: Instant;
};

/** Last order number given out per year. */
export type OrderNumbers = { year: number; last: number };

/** Personal data that a session typed for a cart and did not save yet; told only to that session, for an hour (D-DRAFT). */
export type CustomerDraftRows = {
  cart_id: CartId;
  /** SHA-256 of the session's secret. */
  session_hash: string;
  /** See `stored/customer-draft.ts`. */
  draft: string;
  typed_at: Instant;
};

/** What one decision meant for an order, counted from 1 (D-ORDER-HISTORY). */
export type OrderNotes = {
  order_ref: OrderRef;
  number: number;
  noted_at: Instant;
  /** See `stored/order-notes.ts`. */
  notes: string;
};

export type CheckoutTables = {
  order_notes: OrderNotes;
  customer_drafts: CustomerDraftRows;
  buyers: Buyers;
  orders: Orders;
  order_buyers: OrderBuyers;
  order_tickets: OrderTickets;
  order_mails: OrderMails;
  payment_attempts: PaymentAttempts;
  payment_events: PaymentEvents;
  stray_payments: StrayPayments;
  order_numbers: OrderNumbers;
};
