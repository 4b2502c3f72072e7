import { describe, expect, test } from 'vitest';
import { instant } from '../dates/instant.ts';
import { localDate } from '../dates/local-date.ts';
import { localTime } from '../dates/local-time.ts';
import { openState, type WeekHours } from './opening-hours.ts';

const zone = 'Europe/Ljubljana';

/** Monday closed, Friday until midnight, Saturday until two o'clock at night, other days from nine to eight. */
const hours: WeekHours = {
  2: { from: localTime('09:00'), until: localTime('20:00') },
  5: { from: localTime('09:00'), until: '24:00' },
  6: { from: localTime('20:00'), until: localTime('02:00') },
  7: { from: localTime('09:00'), until: localTime('20:00') },
};

const stateAt = (day: string, time: string, offset = '+01:00') =>
  openState(hours, { now: instant(Date.parse(`${day}T${time}${offset}`)), today: localDate(day), zone });

describe('a place with opening hours', () => {
  test.each([
    ['Tuesday before it opens', '2026-12-01', '08:59:59', { type: 'opens', from: '09:00' }],
    ['Tuesday when it opens', '2026-12-01', '09:00:00', { type: 'open', until: '20:00' }],
    ['Tuesday before it closes', '2026-12-01', '19:59:59', { type: 'open', until: '20:00' }],
    ['Tuesday when it closes', '2026-12-01', '20:00:00', { type: 'ended' }],
    ['Monday', '2026-11-30', '12:00:00', { type: 'closed' }],
    ['the last second of Friday', '2026-12-04', '23:59:59', { type: 'open', until: '24:00' }],
    ['midnight after Friday', '2026-12-05', '00:00:00', { type: 'opens', from: '20:00' }],
    ['Saturday night before midnight', '2026-12-05', '23:59:59', { type: 'open', until: '02:00' }],
    ['the night after Saturday', '2026-12-06', '01:59:59', { type: 'open', until: '02:00' }],
    ['Sunday after the night', '2026-12-06', '02:00:00', { type: 'opens', from: '09:00' }],
  ])('has the right state on %s', (_, day, time, state) => {
    expect(stateAt(day, time)).toEqual(state);
  });

  test('counts in the clock of its zone when summer time begins', () => {
    expect(stateAt('2027-03-28', '08:59:59', '+02:00')).toEqual({ type: 'opens', from: '09:00' });
    expect(stateAt('2027-03-28', '09:00:00', '+02:00')).toEqual({ type: 'open', until: '20:00' });
  });
});
