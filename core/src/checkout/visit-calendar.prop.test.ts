import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { instant } from '../dates/instant.ts';
import { anyDay } from '../testing/arbitraries.ts';
import { visitCalendar } from './visit-calendar.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }),
  fc
    .array(fc.constantFrom('a', 'š', '…', '😀', ',', ';', '\\', '\n', '\r\n', '\r', ' '), {
      maxLength: 200,
      size: 'max',
    })
    .map((letters) => letters.join('')),
);

const anyVisit = fc.record({
  day: anyDay,
  title: anyText,
  place: anyText,
  note: anyText,
  id: fc.uuid(),
  placedAt: fc.nat(4_000_000_000_000).map(instant),
});

const octets = (line: string): number => new TextEncoder().encode(line).length;

const unfolded = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');

const unescaped = (text: string): string => text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

const textIn = (file: string, name: string): string | undefined =>
  unfolded(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

it('has no line of more than 75 octets, and every letter whole', () => {
  fc.assert(
    fc.property(anyVisit, (visit) => {
      for (const line of visitCalendar(visit).split('\r\n')) {
        expect(octets(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
        expect(line).not.toMatch(/[\r\n]/);
      }
    }),
  );
});

it('gives every text back when it is unfolded', () => {
  fc.assert(
    fc.property(anyVisit, (visit) => {
      const file = visitCalendar(visit);
      const lines = (text: string): string => text.replace(/\r\n?/g, '\n');
      expect(unescaped(textIn(file, 'SUMMARY') ?? '')).toBe(lines(visit.title));
      expect(unescaped(textIn(file, 'LOCATION') ?? '')).toBe(lines(visit.place));
      expect(unescaped(textIn(file, 'DESCRIPTION') ?? '')).toBe(lines(visit.note));
      expect(unfolded(file)).toHaveLength(14);
    }),
  );
});
