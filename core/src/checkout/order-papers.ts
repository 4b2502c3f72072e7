import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { CartItemId, TicketCode } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';
import type { VisitsLeft } from './admission.ts';
import type { Order } from './order.ts';
import type { Seller } from './seller.ts';
import type { VatBreakdown } from './vat.ts';

/** A person's ticket or a gift card of an order, with the line that it was bought in. */
export type OrderTicket = {
  readonly code: TicketCode;
  readonly cartItemId: CartItemId;
  /** What a card is worth that stands for money, and what is left of it. */
  readonly worth?: Cents | undefined;
  readonly balance?: Cents | undefined;
  /** Of a ticket of several visits. */
  readonly visits?: VisitsLeft | undefined;
  /** How long a card is good for, in words. */
  readonly validity?: string;
  /** The last day on which a gift card is valid, that day included. */
  readonly lastDay?: LocalDate | undefined;
  /** When it was shown at the door last, or something was taken from it. */
  readonly admittedAt?: Instant | undefined;
  /** Nothing is left of it. */
  readonly isUsedUp: boolean;
};

/** Seller, and the tax contained in the price; each absent without its setting. */
export type Sale = { readonly seller: Seller; readonly vat?: VatBreakdown };

/** An order for the holder of its key. */
export type OrderPapers = {
  /** With the cancellation's id where it can be canceled. */
  readonly order: Order;
  /** The language that it was bought in. */
  readonly language: Language;
  readonly buyerName: string;
  /** In the order of the lines; none unless the order is completed. */
  readonly tickets: readonly OrderTicket[];
  readonly sale?: Sale;
};

/** Whether there are tickets to keep on paper: none once the order's money went back or is to go back. */
export const hasPaper = ({ order, tickets }: OrderPapers): boolean =>
  order.outcome === 'completed' && (tickets.length > 0 || order.items.every(({ kind }) => kind === 'upsell'));

/** What a file of them is called: plain, as it goes into a header and onto any disk. */
export const paperFileName = (
  { order: { orderNumber: number } }: OrderPapers,
  content: 'tickets' | 'gift-cards' = 'tickets',
): string => `${content}${number === undefined ? '' : `-${number.replace(/[^\w-]/g, '')}`}.pdf`;
