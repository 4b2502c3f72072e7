import { describe, expect, it } from 'vitest';
import type { TicketPeriod } from '../../catalog/ticket.ts';
import { type LocalDate, localDate, plusDays } from '../../dates/local-date.ts';
import { priceListId, seasonId } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { after, aSeller, at, refusal, tickets } from '../../testing/seller-builders.ts';
import { adult, pool } from '../../testing/seller-catalog-builder.ts';
import { allLines, stockOf } from '../../testing/whole-state.ts';
import type { SellerState } from '../state.ts';
import { quoteView } from '../views/price-view.ts';
import { calendarView } from '../views/product-view.ts';
import { dayKindOf, isSoldFor, isSoldOnKind, type SaleDays } from './sale-days.ts';
import { isTicket, type SoldTicket } from './seller-catalog.ts';

const toThursday: SaleDays = { weekdays: [1, 2, 3, 4], holidays: 'excluded' };
const weekend: SaleDays = { weekdays: [5, 6, 7], holidays: 'included' };

const isSoldOn = (days: SaleDays, day: string): boolean => isSoldOnKind(days, dayKindOf(localDate(day)));

describe('the sale days of a price list', () => {
  it.each([
    ['a Thursday', '2027-01-07', true, false],
    ['a Friday', '2027-01-08', false, true],
    ['a Sunday', '2027-01-10', false, true],
    ['a Monday', '2027-01-11', true, false],
    ['the Monday that is a holiday', '2027-02-08', false, true],
    ['the Tuesday behind it', '2027-02-09', true, false],
    ['Easter Monday', '2027-03-29', false, true],
    ['the Tuesday behind Easter', '2027-03-30', true, false],
    ['a Saturday that is a holiday', '2027-05-01', false, true],
  ])('on %s, %s, include a weekday price: %s, a weekend price: %s', (_, day, isWeekday, isWeekend) => {
    expect([isSoldOn(toThursday, day), isSoldOn(weekend, day)]).toEqual([isWeekday, isWeekend]);
  });

  it('treat a holiday as its weekday without a rule for holidays, and include every day without weekdays', () => {
    expect(isSoldOn({ weekdays: [1] }, '2027-02-08')).toBe(true);
    expect(isSoldOn({ holidays: 'excluded' }, '2027-02-08')).toBe(false);
    expect(isSoldOn({ holidays: 'excluded' }, '2027-02-09')).toBe(true);
    expect(isSoldOn({ weekdays: [], holidays: 'included' }, '2027-02-08')).toBe(true);
    expect(isSoldOn({}, '2027-02-08')).toBe(true);
  });

  it('do not apply to a season', () => {
    expect(isSoldFor({ weekdays: [], holidays: 'excluded' }, { type: 'season', seasonId: seasonId('summer') })).toBe(
      true,
    );
  });
});

const weekendAdult = priceListId('adult-weekend');
const monday = localDate('2027-02-08');

const dayOf = (date: LocalDate): TicketPeriod => ({ type: 'day', date });

const ticketIn = (state: SellerState): SoldTicket =>
  [...state.catalog.products.values()].find(isTicket) ?? expect.fail('no pool');
const calendarOf = (state: SellerState) => calendarView(stockOf(state, at), ticketIn(state), at).availability;

/** A pool whose adult ticket costs 22 EUR from Monday to Thursday and 26 EUR on other days and holidays. */
const byDay = (group: Partial<SoldTicket['priceGroups'][number]> = {}): SellerState => {
  const host = aSeller(
    50,
    [-4, -3, -1, 0, 1, 7].map((days) => dayOf(plusDays(monday, days))),
  );
  const sold = ticketIn(host);
  const priceGroups = sold.priceGroups.map((one) => ({
    ...one,
    ...group,
    priceLists: one.priceLists
      .filter((list) => list.priceListId === adult)
      .flatMap((list) => [
        { ...list, days: toThursday },
        { ...list, priceListId: weekendAdult, price: cents(26_00), days: weekend },
      ]),
  }));
  return { ...host, catalog: { ...host.catalog, products: new Map([[pool, { ...sold, priceGroups }]]) } };
};

describe('prices by day', () => {
  const offered = (state: SellerState, period: TicketPeriod) =>
    quoteView({ ...stockOf(state, at), cart: undefined }, { language: 'sl', productId: pool, period }, at)
      ._unsafeUnwrap()
      .priceGroups.map((group) => [group.enabled, group.priceLists.map(({ priceListId }) => priceListId)]);

  it('offer and sell only the price list of the day', () => {
    const state = byDay();
    expect(offered(state, dayOf(plusDays(monday, 1)))).toEqual([[true, [adult]]]);
    expect(offered(state, dayOf(monday))).toEqual([[true, [weekendAdult]]]);
    const buy = (list: typeof adult, days: number) => tickets([[list, 1]], { period: dayOf(plusDays(monday, days)) });
    expect(refusal(state, buy(weekendAdult, 1))).toEqual({ kind: 'priceListDisabled' });
    expect(refusal(state, buy(adult, 0))).toEqual({ kind: 'priceListDisabled' });
    expect(allLines(after(state, buy(weekendAdult, 0)))).toHaveLength(1);
  });

  it('give each day of the calendar the price of its kind', () => {
    expect(calendarOf(byDay()).map(({ date, adultPrice }) => [date.slice(5), adultPrice])).toEqual([
      ['02-04', 22_00],
      ['02-05', 26_00],
      ['02-07', 26_00],
      ['02-08', 26_00],
      ['02-09', 22_00],
      ['02-15', 22_00],
    ]);
  });

  it('close a holiday that the price group excludes', () => {
    const state = byDay({ holidays: 'excluded' });
    expect(offered(state, dayOf(monday))).toEqual([[false, [weekendAdult]]]);
    expect(calendarOf(state).map(({ date }) => date)).not.toContain(monday);
  });
});
