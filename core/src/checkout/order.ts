import type { StatedPromo } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { ProductType } from '../catalog/product-type.ts';
import type { Instant } from '../dates/instant.ts';
import type { CancelId, OrderKey, OrderRef } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import type { DeclineReason } from './attempt-state.ts';
import type { PaymentStatus, PaymentType } from './payment.ts';

/** The outcome of an order, separate from its payment status: late money without available places is refunded in
 *  full. */
export const orderOutcomes = ['open', 'completed', 'refunded', 'canceled'] as const;
export type OrderOutcome = (typeof orderOutcomes)[number];

/** The displayed outcome: while a refund is due, an order is being canceled, or refunded when it could not be
 *  fulfilled. */
export const shownOutcomes = [...orderOutcomes, 'canceling', 'refunding'] as const;
export type ShownOutcome = (typeof shownOutcomes)[number];

/** State of the mail about the order's outcome: queued, sent, or failed for good. */
export const orderMailStates = ['underway', 'sent', 'failed'] as const;

/** `to` is returned only to the session that bought the order. */
export type OrderMail = { readonly state: (typeof orderMailStates)[number]; readonly to?: string };

/** An order as returned for its reference, without personal data. Members that the host did not return are absent. */
export type Order = {
  readonly ref: OrderRef;
  /** Absent when a foreign provider returns no known type. */
  readonly productType?: ProductType | undefined;
  /** Short number to say at the till. */
  readonly orderNumber?: string;
  readonly status?: PaymentStatus;
  /** The bank's reason for declining the last payment; absent when it is unknown. */
  readonly declineReason?: DeclineReason | undefined;
  readonly outcome?: ShownOutcome;
  readonly paymentType?: PaymentType;
  readonly total?: Cents;
  /** True for an order of a payment provider in its test mode: no money is paid. */
  readonly isTest?: true | undefined;
  readonly items: readonly CartLine[];
  readonly promo?: StatedPromo | undefined;
  readonly placedAt?: Instant;
  readonly cancelId?: CancelId | undefined;
  /** The amount that the office refunds of the order that it canceled; absent when it is the whole amount paid. */
  readonly refund?: Cents | undefined;
  /** The state of the mail, returned to the buyer when the shop sends mails. */
  readonly mail?: OrderMail;
  /** The key of the order's page; returned only to its buyer. */
  readonly orderKey?: OrderKey;
};

/** Whether an order was canceled, or is being canceled, by its buyer or the office. */
export const isCanceled = ({ outcome }: Pick<Order, 'outcome'>): boolean =>
  outcome === 'canceled' || outcome === 'canceling';
