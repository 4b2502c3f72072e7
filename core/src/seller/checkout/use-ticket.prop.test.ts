import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plusDays } from '../../dates/local-date.ts';
import { cartItemId, pressKey, ticketCode } from '../../ids.ts';
import { type Cents, cents } from '../../money/cents.ts';
import { at, later, today } from '../../testing/seller-builders.ts';
import { balanceOf, type EntryTicket, maxStoredVisits, spentOf, type ValueCard, visitsLeft } from './seller-ticket.ts';
import { letIn, putBack, redeem } from './use-ticket.ts';

const name = { code: ticketCode('code'), cartItemId: cartItemId('line'), number: 1 };

const press = fc.record({
  key: fc.integer({ min: 0, max: 12 }).map((key) => pressKey(`press ${key}`)),
  amount: fc.oneof(
    fc.integer({ min: 1, max: 40_00 }).map((amount) => cents(amount)),
    fc.constant('all' as const),
  ),
  isBack: fc.boolean(),
  day: fc.integer({ min: 0, max: 3 }),
});

const presses = fc.array(press, { maxLength: 40 });

it('a value card is never spent above its value or below 0, its redemptions add up, and a repeat takes nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_00 }), presses, (value, all) => {
      let card: ValueCard = { ...name, kind: 'valueCard', value: cents(value), redemptions: [] };
      const first = new Map<string, { readonly type: string; readonly amount: Cents }>();
      let spent = 0;
      for (const [turn, { key, amount, isBack }] of all.entries()) {
        const when = later(turn);
        const done = isBack && amount !== 'all' ? putBack(card, amount, key, when) : redeem(card, amount, key, when);
        const id = `${isBack && amount !== 'all'} ${key}`;
        const moved = done.answer.type === 'redeemed' || done.answer.type === 'takenBack' ? done.answer : undefined;
        if (first.has(id)) {
          expect(done.ticket).toBe(card);
          const isReused = done.answer.type === 'keyReused';
          expect(isReused ? { ...done.answer, type: first.get(id)?.type } : done.answer).toEqual(first.get(id));
          if (amount !== 'all') expect(isReused).toBe(first.get(id)?.amount !== amount);
        } else if (moved !== undefined) {
          first.set(id, moved);
          spent += moved.type === 'redeemed' ? moved.amount : -moved.amount;
        } else expect(done.ticket).toBe(card);
        card = done.ticket;
        expect(spentOf(card)).toBe(spent);
        expect(spent).toBeGreaterThanOrEqual(0);
        expect(balanceOf(card)).toBeGreaterThanOrEqual(0);
      }
      expect(card.redemptions).toHaveLength(first.size);
    }),
  );
});

it('a ticket admits no more persons than its visits and its persons a day, and a repeat admits none', () => {
  const numbers = fc.record({
    visits: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    personsADay: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(numbers, presses, ({ visits, personsADay }, all) => {
      let ticket: EntryTicket = { ...name, kind: 'entry', visits, personsADay, visitsMade: 0, newestVisits: [] };
      const first = new Map<string, unknown>();
      const days = new Map<string, number>();
      for (const { key, day } of all.toSorted((a, b) => a.day - b.day)) {
        const when = { ...at, today: plusDays(today, day) };
        const done = letIn(ticket, key, when);
        if (first.has(key)) {
          expect(done).toEqual({ ticket, answer: first.get(key) });
        } else if (done.answer.type === 'admitted') {
          first.set(key, done.answer);
          days.set(when.today, (days.get(when.today) ?? 0) + 1);
        } else expect(done.ticket).toBe(ticket);
        ticket = done.ticket;
        expect(ticket.visitsMade).toBe(first.size);
      }
      expect(first.size).toBeLessThanOrEqual(visits ?? all.length);
      for (const persons of days.values()) expect(persons).toBeLessThanOrEqual(personsADay);
      if (visits !== undefined && visits > 1)
        expect(visitsLeft(ticket)).toEqual({ left: visits - first.size, of: visits });
    }),
  );
});

it('a ticket without a limit of visits stores the newest visits and counts all', () => {
  let ticket: EntryTicket = { ...name, kind: 'entry', personsADay: 1, visitsMade: 0, newestVisits: [] };
  for (let day = 0; day <= maxStoredVisits; day += 1)
    ticket = letIn(ticket, pressKey(`press ${day}`), { ...at, today: plusDays(today, day) }).ticket;
  expect([ticket.visitsMade, ticket.newestVisits.length]).toEqual([maxStoredVisits + 1, maxStoredVisits]);
});

it.each([
  ['an amount of 0', 0],
  ['an amount below zero', -1],
])('a redemption of %s throws', (_, amount) => {
  const card: ValueCard = { ...name, kind: 'valueCard', value: cents(10_00), redemptions: [] };
  expect(() => redeem(card, cents(amount), pressKey('press'), at)).toThrow(RangeError);
  expect(() => putBack(card, cents(amount), pressKey('press'), at)).toThrow(RangeError);
});
