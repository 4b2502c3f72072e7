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

test('75 octets are a line, one more begins another', () => {
  const lines = (letters: string) =>
    visitCalendar({ ...visit, title: letters })
      .split('\r\n')
      .filter((line) => line.startsWith('SUMMARY') || line.startsWith(' '));
  const most = 'x'.repeat(75 - 'SUMMARY:'.length);
  expect(lines(most)).toEqual([`SUMMARY:${most}`]);
  expect(lines(`${most}y`)).toEqual([`SUMMARY:${most}`, ' y']);
  expect(lines(`${most.slice(1)}š`)).toEqual([`SUMMARY:${most.slice(1)}`, ' š']);
});
