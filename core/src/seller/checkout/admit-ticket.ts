import type { Admission, AdmittedGoods, TakeBackResult } from '../../checkout/admission.ts';
import type { Fact } from '../../checkout/fact.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { PressKey, TicketCode } from '../../ids.ts';
import { type Cents, cents } from '../../money/cents.ts';
import type { Decision, DecisionTime } from '../decision.ts';
import { changeOrder, type Orders, type OrdersCase, orderOfTicket, withOrderFact } from './order-records.ts';
import type { SellerOrder } from './seller-order.ts';
import type { Redemption, SellerTicket } from './seller-ticket.ts';
import { isRepeat, letIn, putBack, redeem, type UseResult } from './use-ticket.ts';
import { shownOutcome } from './used-order.ts';

type Press = {
  readonly code: TicketCode;
  /** Identifies the press at the terminal. A repeat changes nothing and gets the first answer again, one with
   *  another amount is refused. */
  readonly key: PressKey;
};

/** `amount`: the amount to take from a value card, or `all` for its balance; without it a value card is not charged.
 *  `on`: the day of the use; today when it is absent or later than today. */
export type AdmitTicket = Press & {
  readonly amount?: Cents | 'all' | undefined;
  readonly on?: LocalDate | undefined;
};

/** An amount to put back onto a value card after a wrong redemption. */
export type TakeBack = Press & { readonly amount: Cents };

type TicketCase = { readonly order: SellerOrder; readonly ticket: SellerTicket; readonly goods: AdmittedGoods };

/** Returns the ticket with a code, in a paid order. */
const ticketOf = (state: Orders, code: TicketCode): TicketCase | undefined => {
  const order = orderOfTicket(state, code);
  const ticket = order?.tickets.find((one) => one.code === code);
  const line = order?.content.items.find(({ cartItemId: id }) => id === ticket?.cartItemId);
  if (ticket === undefined || order === undefined || line === undefined || order.outcome === 'open') return undefined;
  return { order, ticket, goods: { productTitle: line.productTitle, priceTitle: line.priceTitle } };
};

/** Returns the fact about the latest use of a ticket. The amount of a redemption is never negative in a fact. */
const useFact = ({ number: ticket, ...rest }: SellerTicket, day: LocalDate | undefined): Fact => {
  if (rest.kind === 'entry') return { what: 'admitted', ticket, word: day };
  const amount = rest.redemptions.at(-1)?.amount ?? cents(0);
  return amount > 0
    ? { what: 'redeemed', ticket, amount, word: day }
    : { what: 'redemptionTakenBack', ticket, amount: cents(-amount) };
};

/** Decides about the ticket with a code. A known key gets its first answer again, even when the order was canceled
 *  since. */
const onTicket = <Answer>(
  of: OrdersCase,
  { code, key, on }: Press & Pick<AdmitTicket, 'on'>,
  by: Redemption['by'],
  decide: (ticketCase: TicketCase) => UseResult<SellerTicket, Answer>,
): Decision<OrdersCase, Answer | { readonly type: 'canceled' } | { readonly type: 'unknown' }> => {
  const ticketCase = ticketOf(of, code);
  if (ticketCase === undefined) return { next: of, answer: { type: 'unknown' } };
  const { order, ticket } = ticketCase;
  if (shownOutcome(order) !== 'completed' && !isRepeat(ticket, key, by))
    return { next: of, answer: { type: 'canceled' } };
  const { ticket: changed, answer } = decide(ticketCase);
  if (changed === ticket) return { next: of, answer };
  const tickets = order.tickets.map((one) => (one.code === code ? changed : one));
  const next = changeOrder(of, order.ref, (one) => ({ ...one, tickets }));
  return { next: withOrderFact(next, order, useFact(changed, on)), answer };
};

/** Returns the time of a use. For a use that is entered later, the day is the one on which it happened. */
export const timeOfUse = ({ on }: AdmitTicket, at: DecisionTime): DecisionTime =>
  on === undefined || on > at.today ? at : { ...at, today: on };

/** Whether an answer refuses a code. The balance of a value card is no refusal. */
const isRefusal = ({ type }: Admission): boolean => {
  switch (type) {
    case 'admitted':
    case 'redeemed':
    case 'valueCard':
      return false;
    case 'alreadyAdmitted':
    case 'balanceTooLow':
    case 'wrongDay':
    case 'expired':
    case 'noValueCard':
    case 'keyReused':
    case 'canceled':
    case 'unknown':
      return true;
  }
};

const useTicket = (of: OrdersCase, command: AdmitTicket, now: DecisionTime): Decision<OrdersCase, Admission> =>
  onTicket(of, command, 'door', ({ ticket, goods }): UseResult<SellerTicket, Admission> => {
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

/** Admits a person with a valid code, or redeems an amount of a value card. The answer says which of both happened, or
 *  why not; the refusal of a known code is a fact, too. */
export const admitTicket = (
  of: OrdersCase,
  command: AdmitTicket,
  now: DecisionTime,
): Decision<OrdersCase, Admission> => {
  const { next, answer } = useTicket(of, command, now);
  const ticketCase = isRefusal(answer) ? ticketOf(of, command.code) : undefined;
  if (ticketCase === undefined) return { next, answer };
  const { order, ticket } = ticketCase;
  return {
    next: withOrderFact(next, order, { what: 'notAdmitted', ticket: ticket.number, word: answer.type }),
    answer,
  };
};

/** Puts an amount back onto a value card. */
export const takeBack = (of: OrdersCase, command: TakeBack, at: DecisionTime): Decision<OrdersCase, TakeBackResult> =>
  onTicket(of, command, 'office', ({ ticket, goods }): UseResult<SellerTicket, TakeBackResult> => {
    if (ticket.kind !== 'valueCard') return { ticket, answer: { type: 'noValueCard', ...goods } };
    const { ticket: card, answer } = putBack(ticket, command.amount, command.key, at);
    return { ticket: card, answer: { ...answer, ...goods } };
  });
