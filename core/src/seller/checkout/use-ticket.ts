import type { Admission, CardBalance, TakeBackResult } from '../../checkout/admission.ts';
import type { PressKey } from '../../ids.ts';
import { type Cents, cents, subtract } from '../../money/cents.ts';
import type { DecisionTime } from '../decision.ts';
import {
  balanceOf,
  type EntryTicket,
  isUsedUp,
  maxStoredVisits,
  type Redemption,
  type SellerTicket,
  spentOf,
  type ValueCard,
  visitsLeft,
} from './seller-ticket.ts';

type Without<Answer> = Answer extends unknown ? Omit<Answer, 'productTitle' | 'priceTitle'> : never;
type AnswerOf<Answers extends { readonly type: string }, Type extends Answers['type']> = Without<
  Extract<Answers, { readonly type: Type }>
>;

/** The ticket after a use, the same object when nothing was used, and the answer. */
export type UseResult<Ticket extends SellerTicket, Answer> = { readonly ticket: Ticket; readonly answer: Answer };

type EntryAnswer = AnswerOf<Admission, 'admitted' | 'alreadyAdmitted' | 'wrongDay' | 'expired' | 'noValueCard'>;
type CardAnswer = AnswerOf<Admission, 'valueCard' | 'redeemed' | 'balanceTooLow' | 'expired' | 'keyReused'>;
type BackAnswer = AnswerOf<TakeBackResult, 'takenBack' | 'neverTaken' | 'keyReused'>;

/** Returns why a ticket admits no person now; `undefined` when it admits one. */
const entryRefusal = (ticket: EntryTicket, { today }: DecisionTime): EntryAnswer | undefined => {
  const { firstDay, lastDay, personsADay, newestVisits } = ticket;
  const last = newestVisits.at(-1);
  const isDayFull = newestVisits.filter(({ on }) => on === today).length >= personsADay;
  if (last !== undefined && (isUsedUp(ticket) || isDayFull))
    return { type: 'alreadyAdmitted', at: last.at, visits: visitsLeft(ticket) };
  if (lastDay === undefined) return undefined;
  if (firstDay === undefined) return today > lastDay ? { type: 'expired', last: lastDay } : undefined;
  return today < firstDay || today > lastDay ? { type: 'wrongDay', first: firstDay, last: lastDay } : undefined;
};

/** Returns the first answer for the visit with a key; `undefined` when there is no such visit. */
const answerOfVisit = (ticket: EntryTicket, key: PressKey): EntryAnswer | undefined => {
  const { newestVisits, visitsMade } = ticket;
  const index = newestVisits.findIndex((visit) => visit.key === key);
  const visit = newestVisits[index];
  if (visit === undefined) return undefined;
  const then = visitsMade - (newestVisits.length - 1 - index);
  return { type: 'admitted', at: visit.at, visits: visitsLeft({ ...ticket, visitsMade: then }) };
};

/** Whether the ticket contains a visit, or a redemption made by `by`, with a key. */
export const isRepeat = (ticket: SellerTicket, key: PressKey, by: Redemption['by']): boolean =>
  ticket.kind === 'entry' ? answerOfVisit(ticket, key) !== undefined : redemptionOf(ticket, key, by) !== undefined;

/** Admits a person with a ticket that has a visit left, on one of its days. A repeated key makes no visit and gets the
 *  first answer. */
export const letIn = (ticket: EntryTicket, key: PressKey, at: DecisionTime): UseResult<EntryTicket, EntryAnswer> => {
  const answer = answerOfVisit(ticket, key) ?? entryRefusal(ticket, at);
  if (answer !== undefined) return { ticket, answer };
  const next: EntryTicket = {
    ...ticket,
    visitsMade: ticket.visitsMade + 1,
    newestVisits: [...ticket.newestVisits, { key, at: at.now, on: at.today }].slice(-maxStoredVisits),
  };
  return { ticket: next, answer: { type: 'admitted', at: at.now, visits: visitsLeft(next) } };
};

const balanceNow = (card: ValueCard): CardBalance => ({ worth: card.value, balance: balanceOf(card) });

/** Returns the redemption with a key, and the balance after it; `undefined` when there is none. */
const redemptionOf = (card: ValueCard, key: PressKey, by: Redemption['by']) => {
  const index = card.redemptions.findIndex((one) => one.key === key && one.by === by);
  const redemption = card.redemptions[index];
  if (redemption === undefined) return undefined;
  return { redemption, left: balanceNow({ ...card, redemptions: card.redemptions.slice(0, index + 1) }) };
};

const withRedemption = (card: ValueCard, redemption: Redemption): ValueCard => ({
  ...card,
  redemptions: [...card.redemptions, redemption],
});

const positive = (amount: Cents): Cents => {
  if (amount <= 0) throw new RangeError('an amount must be above zero');
  return amount;
};

/** Redeems an amount, or the whole balance, of a value card; without an amount it answers the balance only. A repeated
 *  key redeems nothing, and is refused with another amount. Throws `RangeError` when the amount is not positive, which
 *  is a bug of the caller. */
export const redeem = (
  card: ValueCard,
  wanted: Cents | 'all' | undefined,
  key: PressKey,
  { now, today }: DecisionTime,
): UseResult<ValueCard, CardAnswer> => {
  const earlier = redemptionOf(card, key, 'door');
  if (earlier !== undefined) {
    const { redemption, left } = earlier;
    const isSame = wanted === redemption.amount || (wanted === 'all' && left.balance === 0);
    const type = isSame ? 'redeemed' : 'keyReused';
    return { ticket: card, answer: { type, at: redemption.at, amount: redemption.amount, ...left } };
  }
  const balance = balanceOf(card);
  if (wanted === undefined) return { ticket: card, answer: { type: 'valueCard', ...balanceNow(card) } };
  if (card.lastDay !== undefined && today > card.lastDay)
    return { ticket: card, answer: { type: 'expired', last: card.lastDay } };
  if (balance === 0 || (wanted !== 'all' && wanted > balance))
    return { ticket: card, answer: { type: 'balanceTooLow', ...balanceNow(card) } };
  const amount = positive(wanted === 'all' ? balance : wanted);
  const next = withRedemption(card, { key, at: now, amount, by: 'door' });
  return { ticket: next, answer: { type: 'redeemed', at: now, amount, ...balanceNow(next) } };
};

/** Puts an amount back onto a value card, also after its last day. A repeated key puts nothing back, and is refused
 *  with another amount. Throws `RangeError` when the amount is not positive, which is a bug of the caller. */
export const putBack = (
  card: ValueCard,
  amount: Cents,
  key: PressKey,
  { now }: Pick<DecisionTime, 'now'>,
): UseResult<ValueCard, BackAnswer> => {
  const earlier = redemptionOf(card, key, 'office');
  if (earlier !== undefined) {
    const { redemption, left } = earlier;
    const amountBack = subtract(cents(0), redemption.amount);
    const type = amount === amountBack ? 'takenBack' : 'keyReused';
    return { ticket: card, answer: { type, at: redemption.at, amount: amountBack, ...left } };
  }
  if (positive(amount) > spentOf(card)) return { ticket: card, answer: { type: 'neverTaken', ...balanceNow(card) } };
  const next = withRedemption(card, { key, at: now, amount: subtract(cents(0), amount), by: 'office' });
  return { ticket: next, answer: { type: 'takenBack', at: now, amount, ...balanceNow(next) } };
};
