import type { Fact } from '../../checkout/fact.ts';
import type { Instant } from '../../dates/instant.ts';
import type { TicketCode } from '../../ids.ts';
import { add } from '../../money/cents.ts';
import type { LogRow } from '../log/log-row.ts';
import type { SellerOrder } from './seller-order.ts';
import { type EntryTicket, maxStoredVisits, type SellerTicket, spentOf, type ValueCard } from './seller-ticket.ts';

/** Returns a ticket with the visits of a later state. Visits with equal keys are the same; visits older than those
 *  listed count by number only. */
const laterVisits = (ticket: EntryTicket, later: EntryTicket): EntryTicket => {
  const knownKeys = new Set(ticket.newestVisits.map(({ key }) => key));
  const added = later.newestVisits.filter(({ key }) => !knownKeys.has(key));
  const visitsMade = Math.max(ticket.visitsMade + added.length, later.visitsMade);
  if (visitsMade === ticket.visitsMade) return ticket;
  const newestVisits = [...ticket.newestVisits, ...added].sort((a, b) => a.at - b.at).slice(-maxStoredVisits);
  return { ...ticket, visitsMade, newestVisits };
};

/** Returns a value card with the redemptions of a later state, except those that would spend more than its value or
 *  less than nothing. */
const laterRedemptions = (card: ValueCard, later: ValueCard): ValueCard => {
  const redemptions = [...card.redemptions];
  for (const redemption of later.redemptions) {
    const isKnown = redemptions.some(({ key, by }) => key === redemption.key && by === redemption.by);
    const spent = add(spentOf({ redemptions }), redemption.amount);
    if (!isKnown && spent >= 0 && spent <= card.value) redemptions.push(redemption);
  }
  return redemptions.length === card.redemptions.length ? card : { ...card, redemptions };
};

const laterTicket = (ticket: SellerTicket, later: SellerTicket | undefined): SellerTicket => {
  if (ticket.kind === 'entry') return later?.kind === 'entry' ? laterVisits(ticket, later) : ticket;
  return later?.kind === 'valueCard' ? laterRedemptions(ticket, later) : ticket;
};

/** Returns the order with those visits and redemptions added that only a later state of its tickets has; none is
 *  removed. Without any it returns the same object. */
export const withLaterUses = (order: SellerOrder, later: ReadonlyMap<TicketCode, SellerTicket>): SellerOrder => {
  const tickets = order.tickets.map((ticket) => laterTicket(ticket, later.get(ticket.code)));
  return tickets.every((ticket, index) => ticket === order.tickets[index]) ? order : { ...order, tickets };
};

const useNames: readonly Fact['what'][] = ['admitted', 'redeemed', 'redemptionTakenBack'];

/** Whether a ticket lists a use made at this moment. An entry ticket lists only its newest visits, so any visit counts
 *  as listed. */
const hasUse = (ticket: SellerTicket, at: Instant): boolean =>
  ticket.kind === 'entry' || ticket.redemptions.some((one) => one.at === at);

/** Returns the log rows about uses of those tickets of `order` that had fewer uses in `before`. */
export const laterUseRows = (before: SellerOrder, order: SellerOrder, rows: readonly LogRow[]): readonly LogRow[] => {
  const used = order.tickets.filter((ticket, index) => ticket !== before.tickets[index]);
  return rows.filter(({ at, facts }) =>
    facts.some(
      ({ what, order: number, ticket }) =>
        useNames.includes(what) &&
        number === order.number &&
        used.some((one) => one.number === ticket && hasUse(one, at)),
    ),
  );
};
