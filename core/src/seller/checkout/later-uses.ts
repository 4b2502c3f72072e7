import type { Fact } from '../../checkout/fact.ts';
import type { Instant } from '../../dates/instant.ts';
import type { TicketCode } from '../../ids.ts';
import { add } from '../../money/cents.ts';
import type { LogRow } from '../log/log-row.ts';
import type { SellerOrder } from './seller-order.ts';
import { type EntryTicket, mostVisitsKept, type SellerTicket, spentOf, type ValueCard } from './seller-ticket.ts';

/** Visits of one key are the same; older ones than a ticket lists are known by their number alone. */
const laterVisits = (ticket: EntryTicket, later: EntryTicket): EntryTicket => {
  const known = new Set(ticket.newestVisits.map(({ key }) => key));
  const added = later.newestVisits.filter(({ key }) => !known.has(key));
  const visitsMade = Math.max(ticket.visitsMade + added.length, later.visitsMade);
  if (visitsMade === ticket.visitsMade) return ticket;
  const newestVisits = [...ticket.newestVisits, ...added].sort((a, b) => a.at - b.at).slice(-mostVisitsKept);
  return { ...ticket, visitsMade, newestVisits };
};

/** Takes what still fits: a card is never spent above its value nor below nothing. */
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

/** The order with the visits and redemptions that a later state of its tickets has beyond it; none is taken away. The
 *  same order where there are none. */
export const withLaterUses = (order: SellerOrder, later: ReadonlyMap<TicketCode, SellerTicket>): SellerOrder => {
  const tickets = order.tickets.map((ticket) => laterTicket(ticket, later.get(ticket.code)));
  return tickets.every((ticket, place) => ticket === order.tickets[place]) ? order : { ...order, tickets };
};

const useNames: readonly Fact['what'][] = ['admitted', 'redeemed', 'redemptionTakenBack'];

/** Of visits a ticket lists the newest alone; a redemption may not have fitted. */
const hasUse = (ticket: SellerTicket, at: Instant): boolean =>
  ticket.kind === 'entry' || ticket.redemptions.some((one) => one.at === at);

/** The rows of a log that say what was used of those tickets of `order` that were used less before. */
export const laterUseRows = (before: SellerOrder, order: SellerOrder, rows: readonly LogRow[]): readonly LogRow[] => {
  const used = order.tickets.filter((ticket, place) => ticket !== before.tickets[place]);
  return rows.filter(({ at, facts }) =>
    facts.some(
      ({ what, order: number, ticket }) =>
        useNames.includes(what) &&
        number === order.number &&
        used.some((one) => one.number === ticket && hasUse(one, at)),
    ),
  );
};
