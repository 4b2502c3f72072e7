import type { PromoDiscount } from '../../cart/cart.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import type { ProductType } from '../../catalog/product-type.ts';
import type { DeclineReason } from '../../checkout/attempt-state.ts';
import type { OrderOutcome } from '../../checkout/order.ts';
import type { CancelReason } from '../../checkout/order-cancellation.ts';
import type { PaymentStatus, PaymentType } from '../../checkout/payment.ts';
import type { Customer } from '../../customer/customer.ts';
import type { Instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { AttemptId, CancelId, CartId, OrderKey, OrderRef, PressKey } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import type { Cents } from '../../money/cents.ts';
import type { SellerMail } from '../mail/seller-mail.ts';
import type { Attention, SellerAttempt } from './payment-attempt.ts';
import type { SellerTicket } from './seller-ticket.ts';

/** A payment that needs a person: an attempt of an order, or money for an unknown order. No personal data. */
export type PaymentAttention =
  | (Attention & { readonly attemptId: AttemptId; readonly orderNumber: string })
  | (Omit<StrayPayment, 'state'> & { readonly why: 'unknownToShop' });

/** Money that a provider has for an order unknown to this shop, for example after a restore from a backup. */
export type StrayPayment = {
  readonly attemptId: AttemptId;
  readonly orderRef: OrderRef;
  readonly amount: Cents;
  readonly state: 'captured' | 'authorized';
  readonly since: Instant;
};

/** The buyer, with their membership. */
export type Person = {
  readonly customer: Customer;
  readonly memberHashId?: string | undefined;
  readonly mtcId: number;
  /** Text of the office about why the order was canceled. */
  readonly cancelNote?: string | undefined;
};

/** Personal data that a session entered for a cart. Only that session may read it. */
export type SellerBuyer = Person & {
  readonly cartId: CartId;
  readonly sessionDigest: string;
  readonly language: Language;
  readonly savedAt: Instant;
  /** The total that the session last displayed, and the cart version it belongs to. */
  readonly shownTotal?: { readonly version: number; readonly total: Cents } | undefined;
};

/** The goods and prices of an order, copied when the amount was fixed. Each price contains its derivation. */
export type OrderContent = { readonly items: readonly CartLine[]; readonly promo?: PromoDiscount | undefined };

/** An amount to pay, with all attempts to pay it, the oldest first. */
export type Charge = { readonly amount: Cents; readonly attempts: readonly SellerAttempt[] };

/** The first and last day of the visits in an order. */
export type VisitDays = { readonly first: LocalDate; readonly last: LocalDate };

/** A cancellation by the office: the press that made it, and the amount to refund. */
export type Cancellation = {
  readonly key: PressKey;
  readonly at: Instant;
  readonly amount: Cents;
  readonly reason: CancelReason;
};

/** An order, fixed together with its amount, and its outcome. It is never deleted and contains no personal data. */
export type SellerOrder = {
  readonly ref: OrderRef;
  readonly number: string;
  readonly cancelId: CancelId;
  /** The key that opens the order's page. */
  readonly orderKey: OrderKey;
  readonly cartId: CartId;
  /** Digest of the session that buys. Only this session may cancel. */
  readonly sessionDigest: string;
  /** The version of the cart that `content` is a copy of. */
  readonly cartVersion: number;
  readonly content: OrderContent;
  readonly visit?: VisitDays | undefined;
  /** The version of the catalog on which the order is based. */
  readonly catalogVersion: number;
  readonly productType: ProductType;
  readonly paymentType: PaymentType;
  readonly total: Cents;
  readonly language: Language;
  /** True for an order of a provider in its test mode: no money is paid. */
  readonly isTest?: true | undefined;
  readonly status: PaymentStatus;
  /** The bank's reason for declining the last payment; absent when it did not decline or gave no reason. */
  readonly declineReason?: DeclineReason | undefined;
  readonly outcome: OrderOutcome;
  /** The attempt that paid the order; absent while unpaid and for free orders. */
  readonly paidAttempt?: AttemptId | undefined;
  /** Present when the office has canceled the order. */
  readonly cancellation?: Cancellation | undefined;
  readonly placedAt: Instant;
  /** One charge for the whole amount; none for a free order. */
  readonly charges: readonly Charge[];
  readonly tickets: readonly SellerTicket[];
  /** At most one mail per outcome. */
  readonly mails: readonly SellerMail[];
  /** The revision of the stored row; 0 before it is stored. */
  readonly revision: number;
};

/** Returns the attempts to pay an order, the oldest first. */
export const attemptsOf = ({ charges }: Pick<SellerOrder, 'charges'>): readonly SellerAttempt[] =>
  charges.flatMap(({ attempts }) => attempts);

/** Returns the order with one of its attempts changed; the same object when it has no attempt of that id. */
export const withAttempt = (
  order: SellerOrder,
  id: AttemptId,
  to: (attempt: SellerAttempt) => SellerAttempt,
): SellerOrder =>
  attemptsOf(order).some(({ attemptId }) => attemptId === id)
    ? {
        ...order,
        charges: order.charges.map((charge) => ({
          ...charge,
          attempts: charge.attempts.map((attempt) => (attempt.attemptId === id ? to(attempt) : attempt)),
        })),
      }
    : order;

/** Returns the order with a mail that replaces the one of the same subject. */
export const withMail = (order: SellerOrder, mail: SellerMail): SellerOrder => ({
  ...order,
  mails: [...order.mails.filter(({ about }) => about !== mail.about), mail],
});
