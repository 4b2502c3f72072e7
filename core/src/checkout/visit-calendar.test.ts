import { expect, test } from 'vitest';
import { parseInstant } from '../dates/instant.ts';
import { localDate } from '../dates/local-date.ts';
import { visitCalendar } from './visit-calendar.ts';

const visit = {
  day: localDate('2026-12-31'),
  title: 'Termalija',
  place: 'Terme Lunaria, Ulica toplih izvora 12; vhod A\\B',
  note: 'Naročilo 2026-000001\nKopalke',
  id: '2026-000001-termalija',
  placedAt: parseInstant('2026-11-21T13:45:00Z')._unsafeUnwrap(),
};

test('a visit is one whole day, up to the first of the next year', () => {
  const lines = visitCalendar(visit).split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261121T134500Z');
  expect(lines.at(-1)).toBe('');
});

test('signs with a meaning in calendars stay words', () => {
  const lines = visitCalendar(visit).split('\r\n');
  expect(lines).toContain('LOCATION:Terme Lunaria\\, Ulica toplih izvora 12\\; vhod A\\\\B');
  expect(lines).toContain('DESCRIPTION:Naročilo 2026-000001\\nKopalke');
});
