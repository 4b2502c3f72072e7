import type { Instant } from '../dates/instant.ts';
import type { CartItemId, TicketCode } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Order } from './order.ts';

/** A person's ticket or a gift card of an order, with the line that it was bought in. */
export type OrderTicket = {
  readonly code: TicketCode;
  readonly itemId: CartItemId;
  /** When it was shown at the door last. */
  readonly admittedAt?: Instant;
};

/** An order as its key shows it, to whoever holds the key (D-ORDER-KEYS). */
export type OrderPapers = {
  /** With the cancellation's id where it can be canceled. */
  readonly order: Order;
  /** The language that it was bought in. */
  readonly language: Language;
  readonly buyerName: string;
  /** In the order of the lines; none unless the order is completed. */
  readonly tickets: readonly OrderTicket[];
};
