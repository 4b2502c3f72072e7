import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { localTime } from '@shop/core/dates/local-time';
import { expect, test } from 'vitest';
import { plainTranslator as words } from '../../testing/plain-translator.ts';
import { areasAt, openingHoursView } from './opening-hours.view.ts';

const friday = localDate('2026-12-04');
const saturday = localDate('2026-12-05');

const area = (title: string, isClosedToday = false) => ({
  title,
  hours: {
    5: { from: localTime('09:00'), until: '24:00' },
    6: { from: localTime('09:00'), until: localTime('20:00') },
  } as const,
  isClosedToday,
  state: { type: 'ended' } as const,
});

const loaded = { areas: [area('Termalija'), area('Aqualuna', true)], today: friday };

const shownAt = (time: string, today = friday) => {
  const moment = { now: instant(Date.parse(`${time}+01:00`)), today, zone: 'Europe/Ljubljana' };
  return openingHoursView(areasAt(loaded, moment), today, words);
};

test('the table has the hours of each weekday, with today marked and closed where the area is closed', () => {
  const { days } = shownAt('2026-12-04T12:00:00');
  expect(days.map(({ name, isToday, hours }) => [name, isToday, ...hours.map(({ text }) => text)])).toEqual([
    ['ponedeljek', false, 'Hours.Closed', 'Hours.Closed'],
    ['torek', false, 'Hours.Closed', 'Hours.Closed'],
    ['sreda', false, 'Hours.Closed', 'Hours.Closed'],
    ['četrtek', false, 'Hours.Closed', 'Hours.Closed'],
    ['petek', true, '9:00–24:00', 'Hours.Closed'],
    ['sobota', false, '9:00–20:00', '9:00–20:00'],
    ['nedelja', false, 'Hours.Closed', 'Hours.Closed'],
  ]);
});

test('an open page says until midnight that an area is open, and then when it opens on the new day', () => {
  const statesAt = (time: string, today = friday) => shownAt(time, today).areas.map(({ now }) => now);
  expect(statesAt('2026-12-04T08:59:59')).toEqual(['Hours.OpensAt 9:00', 'Hours.ClosedToday']);
  expect(statesAt('2026-12-04T23:59:59')).toEqual(['Hours.OpenUntil 24:00', 'Hours.ClosedToday']);
  expect(statesAt('2026-12-05T00:00:00', saturday)).toEqual(['Hours.OpensAt 9:00', 'Hours.OpensAt 9:00']);
  expect(statesAt('2026-12-05T20:00:00', saturday)).toEqual(['Hours.Ended', 'Hours.Ended']);
});
