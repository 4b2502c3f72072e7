import type { CartLine } from '../../cart/cart-line.ts';
import type { Admission } from '../../checkout/order-history.ts';
import { isUsedUp } from '../../checkout/ticket-use.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { TicketCode } from '../../ids.ts';
import type { CartCase } from '../cart-case.ts';
import { worthOf } from '../catalog/card-worth.ts';
import { boughtSeason } from '../catalog/seller-catalog.ts';
import type { Decided, DecisionTime } from '../decision.ts';
import { changeOrder, type OrderRecords, orderOfTicket } from './order-records.ts';
import { shownOutcome } from './used-order.ts';

export type AdmitTicket = {
  readonly code: TicketCode;
  /** Takes a value card with all that it is worth; without it such a card stays as it is. */
  readonly whole?: boolean | undefined;
};

/** Orders with their tickets, and what is sold. */
export type DoorCase = OrderRecords & Pick<CartCase, 'catalog'>;

type Span = { readonly first: LocalDate; readonly last: LocalDate };

/** The days on which a line's tickets are valid; every day for a gift card, and for an unknown season. */
const spanOf = ({ catalog }: DoorCase, line: CartLine): Span | undefined => {
  if (line.kind !== 'ticket') return undefined;
  const { period } = line;
  if (period.type === 'day') return { first: period.date, last: period.date };
  const season = boughtSeason(catalog, line);
  return season && { first: season.firstDay, last: season.lastDay };
};

/** What a code lets in or takes now. */
const admissionOf = (
  state: DoorCase,
  { code, whole = false }: AdmitTicket,
  { now, today }: DecisionTime,
): Admission => {
  const order = orderOfTicket(state, code);
  const ticket = order?.tickets.find((one) => one.code === code);
  const line = order?.content.items.find(({ id }) => id === ticket?.cartItemId);
  if (ticket === undefined || order === undefined || line === undefined || order.outcome === 'open') {
    return { type: 'unknown' };
  }
  if (shownOutcome(order) !== 'completed') return { type: 'canceled' };
  const goods = { productTitle: line.productTitle, priceTitle: line.priceTitle };
  const { admitted } = ticket;
  if (admitted !== undefined && (isUsedUp(line, admitted.at) || admitted.on === today)) {
    return { type: 'alreadyAdmitted', at: admitted.at, ...goods };
  }
  const span = spanOf(state, line);
  if (span !== undefined && (today < span.first || today > span.last)) return { type: 'wrongDay', ...span, ...goods };
  const worth = worthOf(state.catalog, line);
  if (worth !== undefined && !whole) return { type: 'valueCard', worth, ...goods };
  return { type: 'admitted', at: now, ...goods };
};

/** Admits a person with a valid code, or takes a gift card; the answer says what became of it. */
export const admitTicket = (of: DoorCase, command: AdmitTicket, at: DecisionTime): Decided<DoorCase, Admission> => {
  const answer = admissionOf(of, command, at);
  const order = orderOfTicket(of, command.code);
  if (answer.type !== 'admitted' || order === undefined) return { next: of, answer };
  const admitted = { at: at.now, on: at.today };
  const tickets = order.tickets.map((ticket) => (ticket.code === command.code ? { ...ticket, admitted } : ticket));
  return { next: changeOrder(of, order.ref, (one) => ({ ...one, tickets })), answer };
};
