import { describe, expect, it } from 'vitest';
import { localDate, plusDays } from '../../dates/local-date.ts';
import { cartItemId, pressKey, ticketCode } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { at, today } from '../../testing/seller-builders.ts';
import type { EntryTicket, ValueCard } from './seller-ticket.ts';
import { letIn, putBack, redeem } from './use-ticket.ts';

const name = { code: ticketCode('code'), cartItemId: cartItemId('line'), number: 1 };
const onDay = (days: number) => ({ ...at, today: plusDays(today, days) });

describe('a ticket of ten visits, for two persons a day', () => {
  const season = { firstDay: today, lastDay: plusDays(today, 90), visits: 10, personsADay: 2 };
  const fresh: EntryTicket = { ...name, kind: 'entry', ...season, visitsMade: 0, newestVisits: [] };

  /** Admits a number of persons, two on each day. Returns the ticket and the last answer. */
  const comeIn = (persons: number, ticket = fresh) => {
    let last = letIn(ticket, pressKey('person 0'), onDay(0));
    for (let person = 1; person < persons; person += 1)
      last = letIn(last.ticket, pressKey(`person ${person}`), onDay(Math.floor(person / 2)));
    return last;
  };

  it('admits the second person of a day, and not a third', () => {
    const { ticket, answer } = comeIn(2);
    expect(answer).toEqual({ type: 'admitted', at: at.now, visits: { left: 8, of: 10 } });
    const third = letIn(ticket, pressKey('third'), onDay(0));
    expect(third).toEqual({ ticket, answer: { type: 'alreadyAdmitted', at: at.now, visits: { left: 8, of: 10 } } });
    expect(letIn(ticket, pressKey('third'), onDay(1)).answer.type).toBe('admitted');
  });

  it('admits the tenth person, and not an eleventh on another day', () => {
    const { ticket, answer } = comeIn(10);
    expect(answer).toMatchObject({ type: 'admitted', visits: { left: 0, of: 10 } });
    const more = letIn(ticket, pressKey('eleventh'), onDay(20));
    expect(more.answer).toMatchObject({ type: 'alreadyAdmitted', visits: { left: 0, of: 10 } });
  });

  it('has the first answer for a repeat after other admissions', () => {
    const { answer } = comeIn(3);
    const { ticket } = comeIn(7);
    expect(letIn(ticket, pressKey('person 2'), onDay(5))).toEqual({ ticket, answer });
  });

  it.each([
    [-1, 'wrongDay'],
    [0, 'admitted'],
    [90, 'admitted'],
    [91, 'wrongDay'],
  ])('has, %s days from its first day, the answer %s', (days, type) => {
    expect(letIn(fresh, pressKey('press'), onDay(days)).answer.type).toBe(type);
  });

  it('without a limit of visits admits one person on each day (R-SHOP-5)', () => {
    const endless = { ...fresh, visits: undefined, personsADay: 1 };
    const first = letIn(endless, pressKey('a'), onDay(0));
    expect(first.answer).toEqual({ type: 'admitted', at: at.now, visits: undefined });
    expect(letIn(first.ticket, pressKey('b'), onDay(0)).answer.type).toBe('alreadyAdmitted');
    expect(letIn(first.ticket, pressKey('b'), onDay(1)).answer.type).toBe('admitted');
  });
});

describe('a value card of 50 EUR', () => {
  const lastDay = localDate('2028-01-15');
  const card: ValueCard = { ...name, kind: 'valueCard', value: cents(50_00), lastDay, redemptions: [] };
  const take = (of: ValueCard, amount: number, when = at, key = `press ${amount}`) =>
    redeem(of, cents(amount), pressKey(key), when);

  it('pays up to its balance, and not a cent more', () => {
    const { ticket } = take(card, 12_50);
    expect(take(ticket, 37_51)).toEqual({
      ticket,
      answer: { type: 'balanceTooLow', worth: 50_00, balance: 37_50 },
    });
    expect(take(ticket, 37_50).answer).toMatchObject({ type: 'redeemed', balance: 0 });
  });

  it('pays on its last day, and not on the day after', () => {
    expect(take(card, 1, { ...at, today: lastDay }).answer.type).toBe('redeemed');
    const late = take(card, 1, { ...at, today: plusDays(lastDay, 1) });
    expect(late).toEqual({ ticket: card, answer: { type: 'expired', last: lastDay } });
  });

  it('takes a redemption back once for a key, also after its last day, and not a cent more', () => {
    const { ticket } = take(card, 12_50);
    const late = { ...at, today: plusDays(lastDay, 1) };
    const more = putBack(ticket, cents(12_51), pressKey('back'), late);
    expect(more).toEqual({ ticket, answer: { type: 'neverTaken', worth: 50_00, balance: 37_50 } });
    const back = putBack(ticket, cents(12_50), pressKey('back'), late);
    expect(back.answer).toEqual({ type: 'takenBack', at: at.now, amount: 12_50, worth: 50_00, balance: 50_00 });
    expect(back.ticket.redemptions.map(({ amount, by }) => [amount, by])).toEqual([
      [12_50, 'door'],
      [-12_50, 'office'],
    ]);
    expect(putBack(back.ticket, cents(12_50), pressKey('back'), late)).toEqual(back);
  });

  it('accepts the key of a redemption for an amount that is taken back', () => {
    const { ticket } = take(card, 12_50, at, 'same');
    expect(putBack(ticket, cents(2_50), pressKey('same'), at).answer).toMatchObject({ type: 'takenBack' });
  });
});
