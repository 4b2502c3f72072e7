import type { VisitsLeft } from '../../checkout/admission.ts';
import type { Instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { CartItemId, PressKey, TicketCode } from '../../ids.ts';
import { type Cents, subtract, sum } from '../../money/cents.ts';

/** The identification of a ticket or gift card of an order. It is valid once the order is completed. */
export type TicketName = {
  readonly code: TicketCode;
  readonly cartItemId: CartItemId;
  /** Number of the ticket in its order, from 1. */
  readonly number: number;
};

/** An admission of a person: its press key, time, and day at the resort. */
export type Visit = { readonly key: PressKey; readonly at: Instant; readonly on: LocalDate };

/** Number of a ticket's newest visits that are stored, for recognising repeats and counting the persons of a day. */
export const maxStoredVisits = 50;

/** A ticket that admits persons. A gift card with a fixed price is an entry with one visit. Only the visits change
 *  after the sale. */
export type EntrySold = {
  readonly kind: 'entry';
  /** The days of validity, both included; a gift card has no first day. */
  readonly firstDay?: LocalDate | undefined;
  readonly lastDay?: LocalDate | undefined;
  /** Number of visits sold; unlimited when absent. */
  readonly visits?: number | undefined;
  readonly personsADay: number;
  /** The number of visits made, and the newest of them, the latest last. */
  readonly visitsMade: number;
  readonly newestVisits: readonly Visit[];
};

/** An amount redeemed from a value card; a negative amount was put back. */
export type Redemption = {
  readonly key: PressKey;
  readonly at: Instant;
  readonly amount: Cents;
  readonly by: 'door' | 'office';
};

/** A value card, redeemed in parts. Value and last day are those of the sale. */
export type ValueCardSold = {
  readonly kind: 'valueCard';
  readonly value: Cents;
  readonly lastDay?: LocalDate | undefined;
  readonly redemptions: readonly Redemption[];
};

export type EntryTicket = TicketName & EntrySold;
export type ValueCard = TicketName & ValueCardSold;

/** A person's ticket, or a gift card, of an order. */
export type SellerTicket = EntryTicket | ValueCard;

/** Returns the lines of an order that sold value cards. */
export const valueCardLines = ({ tickets }: { readonly tickets: readonly SellerTicket[] }): ReadonlySet<CartItemId> =>
  new Set(tickets.flatMap(({ kind, cartItemId }) => (kind === 'valueCard' ? cartItemId : [])));

/** Returns the amount redeemed from a value card. Units: cents. */
export const spentOf = ({ redemptions }: Pick<ValueCardSold, 'redemptions'>): Cents =>
  sum(redemptions.map(({ amount }) => amount));

/** Returns the balance of a value card. Units: cents. */
export const balanceOf = (card: Pick<ValueCardSold, 'redemptions' | 'value'>): Cents =>
  subtract(card.value, spentOf(card));

/** Returns the remaining visits of a ticket with several visits; `undefined` for a ticket with one visit or unlimited
 *  visits. */
export const visitsLeft = ({ visits, visitsMade }: Pick<EntrySold, 'visits' | 'visitsMade'>): VisitsLeft | undefined =>
  visits === undefined || visits === 1 ? undefined : { left: Math.max(0, visits - visitsMade), of: visits };

/** Whether a ticket has admitted a person, or a part of a value card is redeemed. */
export const isTouched = (ticket: SellerTicket): boolean =>
  ticket.kind === 'entry' ? ticket.visitsMade > 0 : spentOf(ticket) > 0;

/** Whether a ticket has no visit left, or a value card no balance. */
export const isUsedUp = (ticket: SellerTicket): boolean =>
  ticket.kind === 'entry' ? ticket.visits !== undefined && ticket.visitsMade >= ticket.visits : balanceOf(ticket) === 0;

/** Returns the time of the last admission, or of the last redemption of a value card. */
export const lastUseOf = (ticket: SellerTicket): Instant | undefined =>
  ticket.kind === 'entry'
    ? ticket.newestVisits.at(-1)?.at
    : ticket.redemptions.findLast(({ amount }) => amount > 0)?.at;
