import { describe, expect, it } from 'vitest';
import { parseInstant } from '../../dates/instant.ts';
import { type LocalDate, localDate, plusDays } from '../../dates/local-date.ts';
import { seasonId } from '../../ids.ts';
import { aGiftCardLine } from '../../testing/builders.ts';
import { captured, orderIn, paying } from '../../testing/paying-seller.ts';
import { after, at, today } from '../../testing/seller-builders.ts';
import type { SellerOrder } from './seller-order.ts';
import { isCancelable } from './used-order.ts';

const summer = seasonId('summer');
const { state: started, report } = paying();
const paid = after(started, report(captured));
const paidOrder = orderIn(paid);

/** A paid order, made on `today`, of a season ticket whose first day is known or not. */
const ofSeason = (firstDay?: LocalDate): SellerOrder => {
  const period = { type: 'season', id: summer, name: '' } as const;
  const items = paidOrder.content.items.map((line) => (line.kind === 'ticket' ? { ...line, period } : line));
  const tickets = paidOrder.tickets.map((ticket) => (ticket.kind === 'entry' ? { ...ticket, firstDay } : ticket));
  return { ...paidOrder, content: { items }, tickets };
};

const cancelableOn = (order: SellerOrder, day: LocalDate) => isCancelable(order, { ...at, today: day });

describe('the last day to cancel an order', () => {
  it.each([
    ['a season that begins later is its first day', plusDays(today, 30), plusDays(today, 30)],
    ['a season that begins on the day of purchase is that day', today, today],
    ['a season that has begun is the day of purchase', plusDays(today, -30), today],
    ['a season without a known first day is the day of purchase', undefined, today],
  ])('of %s', (_, firstDay, last) => {
    const season = ofSeason(firstDay);
    expect([-1, 0, 1].map((days) => cancelableOn(season, plusDays(last, days)))).toEqual([true, true, false]);
  });

  it('is a day in the zone of the resort', () => {
    const late = { ...ofSeason(), placedAt: parseInstant('2027-01-15T23:30:00Z')._unsafeUnwrap() };
    const days = [localDate('2027-01-16'), localDate('2027-01-17')];
    expect(days.map((day) => cancelableOn(late, day))).toEqual([true, false]);
  });

  it('does not exist for an unused gift card', () => {
    const order = { ...paidOrder, content: { items: [aGiftCardLine()] } };
    expect(cancelableOn(order, plusDays(today, 900))).toBe(true);
    const tickets = order.tickets.map((ticket) => ({ ...ticket, visitsMade: 1 }));
    expect(tickets).not.toEqual([]);
    expect(cancelableOn({ ...order, tickets }, today)).toBe(false);
  });
});
