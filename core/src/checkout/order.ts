import type { StatedPromo } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { ProductType } from '../catalog/product-type.ts';
import type { Instant } from '../dates/instant.ts';
import type { CancelId, OrderKey, OrderRef } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import type { DeclineReason } from './attempt-state.ts';
import type { PaymentStatus, PaymentType } from './payment.ts';

/** What became of an order besides its payment status: late money that found no places is refunded in full. */
export const orderOutcomes = ['open', 'completed', 'refunded', 'canceled'] as const;
export type OrderOutcome = (typeof orderOutcomes)[number];

/** The shown outcome: while its money is on the way back an order is being canceled, or refunded if it could not be
 *  fulfilled. */
export const shownOutcomes = [...orderOutcomes, 'canceling', 'refunding'] as const;
export type ShownOutcome = (typeof shownOutcomes)[number];

/** State of the mail about the order's outcome: on its way, sent, or given up. */
export const orderMailStates = ['underway', 'sent', 'failed'] as const;

/** `to` is returned only to the session that bought. */
export type OrderMail = { readonly state: (typeof orderMailStates)[number]; readonly to?: string };

/** An order as its reference shows it, without personal data. What the host did not return is absent. */
export type Order = {
  readonly ref: OrderRef;
  /** Absent where a provider elsewhere does not say it in a way that is known here. */
  readonly productType?: ProductType | undefined;
  /** Short number to say at the till. */
  readonly orderNumber?: string;
  readonly status?: PaymentStatus;
  /** Why the bank declined the last payment, if known. */
  readonly declineReason?: DeclineReason | undefined;
  readonly outcome?: ShownOutcome;
  readonly paymentType?: PaymentType;
  readonly total?: Cents;
  readonly items: readonly CartLine[];
  readonly promo?: StatedPromo | undefined;
  readonly placedAt?: Instant;
  readonly cancelId?: CancelId | undefined;
  /** For the buyer, where mails reach people. */
  readonly mail?: OrderMail;
  /** Opens its page; returned only to its buyer. */
  readonly orderKey?: OrderKey;
};
