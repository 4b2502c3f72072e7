import * as fc from 'fast-check';
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

test('the calendar file of a visit is for one whole day, also at the end of a year', () => {
  const lines = visitCalendar(visit).split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261121T134500Z');
  expect(lines.at(-1)).toBe('');
});

test('the calendar file escapes commas, semicolons, backslashes and line ends', () => {
  const lines = visitCalendar(visit).split('\r\n');
  expect(lines).toContain('LOCATION:Terme Lunaria\\, Ulica toplih izvora 12\\; vhod A\\\\B');
  expect(lines).toContain('DESCRIPTION:Naročilo 2026-000001\\nKopalke');
});

test('the calendar file folds a line after 75 octets', () => {
  const lines = (letters: string) =>
    visitCalendar({ ...visit, title: letters })
      .split('\r\n')
      .filter((line) => line.startsWith('SUMMARY') || line.startsWith(' '));
  const most = 'x'.repeat(75 - 'SUMMARY:'.length);
  expect(lines(most)).toEqual([`SUMMARY:${most}`]);
  expect(lines(`${most}y`)).toEqual([`SUMMARY:${most}`, ' y']);
  expect(lines(`${most.slice(1)}š`)).toEqual([`SUMMARY:${most.slice(1)}`, ' š']);
});

const anyText = fc
  .array(fc.constantFrom('a', 'š', '…', '😀', ',', ';', '\\', '\n', '\r\n', '\r', ' '), { maxLength: 200, size: 'max' })
  .map((letters) => letters.join(''));

test('the calendar file has lines of at most 75 octets and whole letters, and restores its texts when unfolded', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (title, place, note) => {
      const file = visitCalendar({ ...visit, title, place, note });
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const lines = file.replaceAll('\r\n ', '').split('\r\n');
      expect(lines).toHaveLength(14);
      for (const [name, text] of Object.entries({ SUMMARY: title, LOCATION: place, DESCRIPTION: note })) {
        const escaped = lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? '';
        const restored = escaped.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
        expect(restored).toBe(text.replace(/\r\n?/g, '\n'));
      }
    }),
  );
});
