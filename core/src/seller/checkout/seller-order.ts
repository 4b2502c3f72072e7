import type { PromoDiscount } from '../../cart/cart.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import type { ProductType } from '../../catalog/product-type.ts';
import type { DeclineReason } from '../../checkout/attempt-state.ts';
import type { OrderOutcome } from '../../checkout/order.ts';
import type { PaymentStatus, PaymentType } from '../../checkout/payment.ts';
import type { Customer } from '../../customer/customer.ts';
import type { Instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { AttemptId, CancelId, CartId, OrderKey, OrderRef } from '../../ids.ts';
import type { Language } from '../../languages/language.ts';
import type { Cents } from '../../money/cents.ts';
import type { SellerMail } from '../mail/seller-mail.ts';
import type { Attention, SellerAttempt } from './payment-attempt.ts';
import type { SellerTicket } from './seller-ticket.ts';

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
export type Person = {
  readonly customer: Customer;
  readonly memberHashId?: string | undefined;
  readonly mtcId: number;
};

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
export type OrderContent = { readonly items: readonly CartLine[]; readonly promo?: PromoDiscount | undefined };

/** An amount to pay, with all attempts to pay it, the first one first. */
export type Charge = { readonly amount: Cents; readonly attempts: readonly SellerAttempt[] };

/** The first and the last day of the visits in an order; none for gift cards. */
export type VisitDays = { readonly first: LocalDate; readonly last: LocalDate };

/** What was ordered, fixed at the moment the amount was, and what became of it. Never deleted. No personal data. */
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
  readonly visit?: VisitDays | undefined;
  /** The version of the catalog that it was made under. */
  readonly catalogVersion: number;
  readonly productType: ProductType;
  readonly paymentType: PaymentType;
  readonly total: Cents;
  readonly language: Language;
  readonly status: PaymentStatus;
  /** Why the bank declined the last payment, if it did and gave a reason. */
  readonly declineReason?: DeclineReason | undefined;
  readonly outcome: OrderOutcome;
  /** The attempt whose money the order keeps; absent while unpaid and for free orders. */
  readonly paidAttempt?: AttemptId | undefined;
  readonly placedAt: Instant;
  /** One as long as all is paid at once; none of an order that costs nothing. */
  readonly charges: readonly Charge[];
  readonly tickets: readonly SellerTicket[];
  /** At most one per outcome. */
  readonly mails: readonly SellerMail[];
  /** The revision of its row, 0 before it is stored. */
  readonly revision: number;
};

/** The attempts to pay an order, the first one first. */
export const attemptsOf = ({ charges }: Pick<SellerOrder, 'charges'>): readonly SellerAttempt[] =>
  charges.flatMap(({ attempts }) => attempts);

/** The order with one of its attempts changed; the same order where none has that id. */
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

/** The order with a mail in place of the one of the same subject. */
export const withMail = (order: SellerOrder, mail: SellerMail): SellerOrder => ({
  ...order,
  mails: [...order.mails.filter(({ about }) => about !== mail.about), mail],
});
