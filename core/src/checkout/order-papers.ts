import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { CartItemId, TicketCode } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';
import type { VisitsLeft } from './admission.ts';
import type { Order } from './order.ts';
import type { Seller } from './seller.ts';
import type { VatBreakdown } from './vat.ts';

/** A person's ticket or a gift card of an order, with its line. */
export type OrderTicket = {
  readonly code: TicketCode;
  readonly cartItemId: CartItemId;
  /** Value cards only: the value at the sale, and the balance. */
  readonly worth?: Cents | undefined;
  readonly balance?: Cents | undefined;
  /** The remaining visits, for a ticket with several visits. */
  readonly visits?: VisitsLeft | undefined;
  /** The validity of a gift card as text. */
  readonly validity?: string;
  /** Address of a gift card's picture, as the catalog has it. */
  readonly picture?: string | undefined;
  /** The last day of validity of a gift card. */
  readonly lastDay?: LocalDate | undefined;
  /** The last admission, or the last redemption of a value card. */
  readonly admittedAt?: Instant | undefined;
  /** Whether no visit or balance is left. */
  readonly isUsedUp: boolean;
};

/** The seller, and the tax contained in the price; `vat` is absent without tax settings. */
export type Sale = { readonly seller: Seller; readonly vat?: VatBreakdown };

/** An order with everything that its key gives access to. */
export type OrderPapers = {
  /** Contains the id for canceling when the order can be canceled. */
  readonly order: Order;
  /** The language of purchase. */
  readonly language: Language;
  readonly buyerName: string;
  /** In the order of the lines; empty unless the order is completed. */
  readonly tickets: readonly OrderTicket[];
  readonly sale?: Sale;
};

/** Whether an order has printable papers: not when its money was or will be refunded. */
export const hasPaper = ({ order, tickets }: OrderPapers): boolean =>
  order.outcome === 'completed' && (tickets.length > 0 || order.items.every(({ kind }) => kind === 'upsell'));

/** Returns the file name of the papers, safe for an HTTP header and every file system. */
export const paperFileName = (
  { order: { orderNumber: number } }: OrderPapers,
  content: 'tickets' | 'gift-cards' = 'tickets',
): string => `${content}${number === undefined ? '' : `-${number.replace(/[^\w-]/g, '')}`}.pdf`;
