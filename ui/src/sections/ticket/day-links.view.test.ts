import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { localDate, plusDays } from '@shop/core/dates/local-date';
import { localTime } from '@shop/core/dates/local-time';
import { cents } from '@shop/core/money/cents';
import { aTicket } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { plainTranslator } from '../../testing/plain-translator.ts';
import { daysInsteadView, namedDayLinks } from './day-links.view.ts';

const path = '/sl/vstopnice/termalija';
const wednesday = localDate('2026-11-18');
const availability = [
  { date: wednesday, ticketsAvailable: 50, adultPrice: cents(15_00) },
  { date: plusDays(wednesday, 1), ticketsAvailable: 3, adultPrice: cents(15_00) },
  { date: plusDays(wednesday, 3), ticketsAvailable: 0 },
];
const calendar = ticketCalendar(aTicket({ availability }), wednesday);

test('today, tomorrow and Saturday link to their tickets, or show why not', () => {
  expect(namedDayLinks(calendar, wednesday, path, plainTranslator)).toEqual([
    {
      key: 'today',
      name: 'Calendar.Today',
      date: wednesday,
      note: 'Calendar.AdultPrice 1500 c',
      href: `${path}?date=${wednesday}`,
    },
    {
      key: 'tomorrow',
      name: 'Calendar.Tomorrow',
      date: '2026-11-19',
      note: 'Calendar.FewLeft 3',
      href: `${path}?date=2026-11-19`,
    },
    { key: 'nextSaturday', name: 'Calendar.NextSaturday', date: '2026-11-21', note: 'Calendar.SoldOut' },
  ]);
});

test('a free day without a price is shown as free', () => {
  const plain = ticketCalendar(aTicket(), wednesday);
  expect(namedDayLinks(plain, wednesday, path, plainTranslator)[0]?.note).toBe('Calendar.Free');
});

test('today after the end of sale has no link, and its page shows the time of the end (R-TICKET-18)', () => {
  const endedAt = localTime('16:00');
  const over = ticketCalendar(
    aTicket({ availability: [{ date: wednesday, ticketsAvailable: 0, endedAt }] }),
    wednesday,
  );
  expect(namedDayLinks(over, wednesday, path, plainTranslator)[0]).toMatchObject({ note: 'Calendar.SaleEnded' });
  expect(namedDayLinks(over, wednesday, path, plainTranslator)[0]?.href).toBeUndefined();
  const { reason } = daysInsteadView(over, wednesday, { state: 'soldOut', endedAt }, path, plainTranslator);
  expect(reason).toBe('Calendar.DaySaleEnded 16:00');
});

test.each([
  ['soldOut', 'Calendar.DaySoldOut'],
  ['closed', 'Calendar.DayClosed'],
  ['past', 'Calendar.DayPast'],
  ['beyond', 'Calendar.DayBeyond'],
] as const)('the page of a day that is %s shows %s and links to other days', (state, reason) => {
  const view = daysInsteadView(calendar, plusDays(wednesday, 3), { state }, path, plainTranslator);
  expect(view.reason).toBe(reason);
  expect(view.days.map(({ href }) => href)).toEqual([`${path}?date=2026-11-18`, `${path}?date=2026-11-19`]);
});
