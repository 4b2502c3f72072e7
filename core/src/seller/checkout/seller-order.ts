import type { PromoDiscount } from '../../cart/cart.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import type { ProductType } from '../../catalog/product-type.ts';
import type { DeclineReason } from '../../checkout/attempt-state.ts';
import type { OrderOutcome } from '../../checkout/order.ts';
import type { PaymentStatus, PaymentType } from '../../checkout/payment.ts';
import type { Customer } from '../../customer/customer.ts';
import type { Instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { AttemptId, CancelId, CartId, CartItemId, OrderKey, OrderRef, TicketCode } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import type { Cents } from '../../money/cents.ts';

/** Why an attempt needs a person: its provider lost it, does not refund it, refunded a wrong amount, or notified the
 *  shop in another currency than euros. */
export const attentionReasons = ['unknownToProvider', 'notRefunded', 'wrongRefund', 'otherCurrency'] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** Since when, and why. */
export type Attention = { readonly since: Instant; readonly why: AttentionReason };

/** An attempt that needs a person: of one of our orders, or of an unknown order. No personal data. */
export type NeedsAttention =
  | (Attention & { readonly attemptId: AttemptId; readonly orderNumber: string })
  | (Omit<StrayPayment, 'state'> & { readonly why: 'unknownToShop' });

/** Money that a provider has for an order unknown to this shop, as after a restore from a backup. */
export type StrayPayment = {
  readonly attemptId: AttemptId;
  readonly orderRef: OrderRef;
  readonly amount: Cents;
  readonly state: 'captured' | 'authorized';
  readonly since: Instant;
};

/** The buyer, with their membership. */
export type Person = { readonly customer: Customer; readonly memberHashId?: string; readonly mtcId: number };

/** Personal data that a session entered for a cart; only that session may read them. */
export type SellerBuyer = Person & {
  readonly cartId: CartId;
  readonly sessionDigest: string;
  readonly language: Language;
  readonly savedAt: Instant;
  /** The total of a version of the cart that the session was shown last. */
  readonly shownTotal?: { readonly version: number; readonly total: Cents } | undefined;
};

/** What was bought, copied when the amount was fixed, each price with its derivation. */
export type OrderContent = { readonly items: readonly CartLine[]; readonly promo?: PromoDiscount };

/** What was ordered, fixed at the moment the amount was. Never deleted. */
export type SellerOrder = {
  readonly ref: OrderRef;
  readonly number: string;
  readonly cancelId: CancelId;
  /** Opens its page. */
  readonly orderKey: OrderKey;
  readonly cartId: CartId;
  /** Digest of the session that buys, which alone may cancel. */
  readonly sessionDigest: string;
  /** The cart's version that `content` is a copy of. */
  readonly cartVersion: number;
  readonly content: OrderContent;
  /** The version of the catalog that it was made under. */
  readonly catalogVersion: number;
  readonly productType: ProductType;
  readonly paymentType: PaymentType;
  readonly total: Cents;
  readonly language: Language;
  readonly status: PaymentStatus;
  /** Why the bank declined the last payment, if it did and gave a reason. */
  readonly declineReason?: DeclineReason;
  readonly outcome: OrderOutcome;
  /** The attempt whose money the order keeps; absent while unpaid and for free orders. */
  readonly paidAttempt?: AttemptId;
  readonly placedAt: Instant;
};

/** A person's ticket, or a gift card, of an order; worth something once the order is completed. */
export type SellerTicket = {
  readonly code: TicketCode;
  readonly orderRef: OrderRef;
  readonly lineId: CartItemId;
  readonly number: number;
  /** When it was shown at the door last, and which day that was at the resort. */
  readonly admitted?: { readonly at: Instant; readonly on: LocalDate };
};

/** `opening`: recorded, not yet sent. `open`: the buyer can pay. `overdue`: timed out, its places are free, money may
 *  still come. `refunding`: all money goes back. The rest is final. */
export const attemptStates = [
  'opening',
  'open',
  'overdue',
  'paid',
  'declined',
  'canceled',
  'failed',
  'refunding',
  'refunded',
] as const;
export type AttemptName = (typeof attemptStates)[number];

/** One attempt to pay an order; its id is the key towards the provider. */
export type SellerAttempt = {
  readonly id: AttemptId;
  readonly orderRef: OrderRef;
  readonly number: number;
  readonly amount: Cents;
  readonly state: AttemptName;
  /** The amount that the provider captured or authorized, as far as it has reported one. */
  readonly moneySeen?: Cents;
  readonly redirectUrl?: string;
  readonly sessionEndsAt: Instant;
  readonly createdAt: Instant;
  /** When to query the provider again; absent if nothing is open. */
  readonly askAt?: Instant;
  readonly refundDueAt?: Instant;
  readonly attention?: Attention;
};

/** A notification that was acted upon; a repeat finds it. */
export type PaymentEvent = { readonly id: string; readonly attemptId: AttemptId; readonly receivedAt: Instant };
