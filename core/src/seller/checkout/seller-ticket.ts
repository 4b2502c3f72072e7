import type { VisitsLeft } from '../../checkout/admission.ts';
import type { Instant } from '../../dates/instant.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { CartItemId, PressKey, TicketCode } from '../../ids.ts';
import { type Cents, subtract, sum } from '../../money/cents.ts';

/** What a ticket or gift card of an order is known by; it is worth something once the order is completed. */
export type TicketName = {
  readonly code: TicketCode;
  readonly cartItemId: CartItemId;
  /** Counts the tickets of an order, from 1. */
  readonly number: number;
};

/** A person who was let in: under which key, when, and which day that was at the resort. */
export type Visit = { readonly key: PressKey; readonly at: Instant; readonly on: LocalDate };

/** So many of a ticket's newest visits are kept, to know a repeat and to count the persons of a day. */
export const mostVisitsKept = 50;

/** Lets persons in. A gift card of a fixed price is one as well, of one visit. All but its visits is as it was sold. */
export type EntrySold = {
  readonly kind: 'entry';
  /** The days on which it is good, both included; a gift card has no first one. */
  readonly firstDay?: LocalDate | undefined;
  readonly lastDay?: LocalDate | undefined;
  /** How many visits it was sold for; without end when absent. */
  readonly visits?: number | undefined;
  readonly personsADay: number;
  /** How many visits were made, and the newest of them, the last one last. */
  readonly visitsMade: number;
  readonly newestVisits: readonly Visit[];
};

/** An amount that was taken from a value card; one below zero was put back. */
export type Redemption = {
  readonly key: PressKey;
  readonly at: Instant;
  readonly amount: Cents;
  readonly by: 'door' | 'office';
};

/** Is spent in parts. Value and last day are as they were sold. */
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

/** What was taken from a value card. Units: cents. */
export const spentOf = ({ redemptions }: Pick<ValueCardSold, 'redemptions'>): Cents =>
  sum(redemptions.map(({ amount }) => amount));

/** What is left on a value card. Units: cents. */
export const balanceOf = (card: Pick<ValueCardSold, 'redemptions' | 'value'>): Cents =>
  subtract(card.value, spentOf(card));

/** What is left of a ticket of several visits; none of one without end, and of one that is for one visit. */
export const visitsLeft = ({ visits, visitsMade }: Pick<EntrySold, 'visits' | 'visitsMade'>): VisitsLeft | undefined =>
  visits === undefined || visits === 1 ? undefined : { left: Math.max(0, visits - visitsMade), of: visits };

/** Whether a ticket has admitted a person, or a part of a value card is spent. */
export const isTouched = (ticket: SellerTicket): boolean =>
  ticket.kind === 'entry' ? ticket.visitsMade > 0 : spentOf(ticket) > 0;

/** Whether nothing is left of a ticket or card. */
export const isUsedUp = (ticket: SellerTicket): boolean =>
  ticket.kind === 'entry' ? ticket.visits !== undefined && ticket.visitsMade >= ticket.visits : balanceOf(ticket) === 0;

/** When it was shown at the door last, or something was taken from it. */
export const lastUseOf = (ticket: SellerTicket): Instant | undefined =>
  ticket.kind === 'entry'
    ? ticket.newestVisits.at(-1)?.at
    : ticket.redemptions.findLast(({ amount }) => amount > 0)?.at;
