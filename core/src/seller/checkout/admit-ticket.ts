import type { Admission, AdmittedGoods, TakenBack } from '../../checkout/admission.ts';
import type { Fact } from '../../checkout/fact.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { PressKey, TicketCode } from '../../ids.ts';
import { type Cents, cents } from '../../money/cents.ts';
import type { Decided, DecisionTime } from '../decision.ts';
import { changeOrder, type Orders, type OrdersCase, orderOfTicket, withOrderFact } from './order-records.ts';
import type { SellerOrder } from './seller-order.ts';
import type { Redemption, SellerTicket } from './seller-ticket.ts';
import { isRepeat, letIn, putBack, redeem } from './use-ticket.ts';
import { shownOutcome } from './used-order.ts';

type Press = {
  readonly code: TicketCode;
  /** Names the press of the terminal; a repeat takes nothing and is answered as the first time. */
  readonly key: PressKey;
};

/** `amount`: what to take from a value card, or all that is left of it; without it such a card stays as it is. `on`:
 *  the day of the use; today where it is absent or later. */
export type AdmitTicket = Press & {
  readonly amount?: Cents | 'all' | undefined;
  readonly on?: LocalDate | undefined;
};

/** An amount that was taken from a value card by mistake. */
export type TakeBack = Press & { readonly amount: Cents };

type Found = { readonly order: SellerOrder; readonly ticket: SellerTicket; readonly goods: AdmittedGoods };

/** The ticket of a code, in an order that was paid. */
const ticketOf = (state: Orders, code: TicketCode): Found | undefined => {
  const order = orderOfTicket(state, code);
  const ticket = order?.tickets.find((one) => one.code === code);
  const line = order?.content.items.find(({ cartItemId: id }) => id === ticket?.cartItemId);
  if (ticket === undefined || order === undefined || line === undefined || order.outcome === 'open') return undefined;
  return { order, ticket, goods: { productTitle: line.productTitle, priceTitle: line.priceTitle } };
};

type Used<Answer> = { readonly ticket: SellerTicket; readonly answer: Answer };

/** What a use of a ticket is in the log; the amount of a redemption is never below zero there. */
const useFact = ({ number: ticket, ...used }: SellerTicket, day: LocalDate | undefined): Fact => {
  if (used.kind === 'entry') return { what: 'admitted', ticket, word: day };
  const amount = used.redemptions.at(-1)?.amount ?? cents(0);
  return amount > 0
    ? { what: 'redeemed', ticket, amount, word: day }
    : { what: 'redemptionTakenBack', ticket, amount: cents(-amount) };
};

/** A decision about the ticket of a code. The answer to a known key is given whatever became of the order since. */
const onTicket = <Answer>(
  of: OrdersCase,
  { code, key, on }: Press & Pick<AdmitTicket, 'on'>,
  by: Redemption['by'],
  decide: (found: Found) => Used<Answer>,
): Decided<OrdersCase, Answer | { readonly type: 'canceled' } | { readonly type: 'unknown' }> => {
  const found = ticketOf(of, code);
  if (found === undefined) return { next: of, answer: { type: 'unknown' } };
  const { order, ticket } = found;
  if (shownOutcome(order) !== 'completed' && !isRepeat(ticket, key, by))
    return { next: of, answer: { type: 'canceled' } };
  const { ticket: used, answer } = decide(found);
  if (used === ticket) return { next: of, answer };
  const tickets = order.tickets.map((one) => (one.code === code ? used : one));
  const next = changeOrder(of, order.ref, (one) => ({ ...one, tickets }));
  return { next: withOrderFact(next, order, useFact(used, on)), answer };
};

/** The time of a use: of one that is entered later, the day that it was on. */
export const timeOfUse = ({ on }: AdmitTicket, at: DecisionTime): DecisionTime =>
  on === undefined || on > at.today ? at : { ...at, today: on };

/** Lets a person in with a valid code, or takes from a value card; the answer says what became of it. */
export const admitTicket = (of: OrdersCase, command: AdmitTicket, now: DecisionTime): Decided<OrdersCase, Admission> =>
  onTicket(of, command, 'door', ({ ticket, goods }): Used<Admission> => {
    const { key, amount } = command;
    const at = timeOfUse(command, now);
    if (ticket.kind === 'valueCard') {
      const { ticket: card, answer } = redeem(ticket, amount, key, at);
      return { ticket: card, answer: { ...answer, ...goods } };
    }
    if (typeof amount === 'number') return { ticket, answer: { type: 'noValueCard', ...goods } };
    const { ticket: entered, answer } = letIn(ticket, key, at);
    return { ticket: entered, answer: { ...answer, ...goods } };
  });

/** Puts a wrong amount back onto a value card. */
export const takeBack = (of: OrdersCase, command: TakeBack, at: DecisionTime): Decided<OrdersCase, TakenBack> =>
  onTicket(of, command, 'office', ({ ticket, goods }): Used<TakenBack> => {
    if (ticket.kind !== 'valueCard') return { ticket, answer: { type: 'noValueCard', ...goods } };
    const { ticket: card, answer } = putBack(ticket, command.amount, command.key, at);
    return { ticket: card, answer: { ...answer, ...goods } };
  });
