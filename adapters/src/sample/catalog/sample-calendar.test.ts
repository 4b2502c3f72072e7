import { dayStates } from '@shop/core/availability/day-state';
import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { isDayTicket } from '@shop/core/catalog/ticket';
import { instant } from '@shop/core/dates/instant';
import { type LocalDate, localDate, plusDays, weekdayOf } from '@shop/core/dates/local-date';
import { isPublicHoliday } from '@shop/core/dates/public-holidays';
import { productId } from '@shop/core/ids';
import { allPlaces } from '@shop/core/seller/state-ledgers';
import { productView } from '@shop/core/seller/views/product-view';
import { describe, expect, test } from 'vitest';
import { sellingSample } from './offered-sample.ts';

/** Returns the calendar of a ticket that a visitor sees on the first day. */
const calendarOf = (id: string, first: LocalDate) => {
  const state = sellingSample(first);
  const product = state.catalog.products.get(productId(id));
  if (product === undefined) throw new Error(`no ${id}`);
  const at = { now: instant(0), today: first, zone: 'UTC' };
  const stock = { ...state, places: allPlaces(state, at.now) };
  const shown = productView(stock, product, 'sl', at)._unsafeUnwrap();
  if (shown.kind !== 'ticket' || !isDayTicket(shown)) throw new Error(`${id} is bound to no day`);
  return ticketCalendar(shown, first);
};

describe.each(['2026-11-16', '2026-12-24', '2027-02-03', '2028-02-29', '2027-07-01'])(
  'calendars from %s on',
  (text) => {
    const first = localDate(text);

    test('of Aqualuna show every state of a day', () => {
      const { days, dayOn } = calendarOf('aqualuna', first);
      const around = [plusDays(first, -1), plusDays(first, 61)].map(dayOn);
      expect(new Set([...days, ...around].map((day) => day.state))).toEqual(new Set(dayStates));
      expect(days.every((day) => weekdayOf(day.date) !== 1 || day.state === 'closed')).toBe(true);
    });

    test('of night bathing are closed on all days but two of the week', () => {
      const { days } = calendarOf('termalija-night-bathing', first);
      for (const { date, state } of days) expect(state === 'closed').toBe(![5, 6].includes(weekdayOf(date)));
    });

    test('tell the weekend price on weekends and holidays, the lower one on other days', () => {
      for (const { date, adultPrice, discount = 0 } of calendarOf('termalija-hours', first).days) {
        const full = isPublicHoliday(date) || weekdayOf(date) > 4 ? 1600 : 1300;
        if (adultPrice !== undefined) expect([date, adultPrice]).toEqual([date, (full * (100 - discount)) / 100]);
      }
    });

    test('of mornings for babies are closed on holidays', () => {
      const open = calendarOf('termalija-baby-morning', first).days.filter(({ state }) => state !== 'closed');
      expect(open.length).toBeGreaterThan(10);
      expect(open.filter(({ date }) => isPublicHoliday(date) || weekdayOf(date) > 4)).toEqual([]);
    });
  },
);
