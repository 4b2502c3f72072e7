import { type Instant, secondText } from '../dates/instant.ts';
import { type LocalDate, plusDays } from '../dates/local-date.ts';

/** Units: octets of UTF-8 in one line of a calendar file, its line break not counted. */
const longestLine = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** A line of a calendar file in as many short lines as it needs: each further one starts with a blank, which readers
 *  take away again with the break before it (RFC 5545, 3.1). No letter is cut in two. */
const foldedLine = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
};

export type CalendarVisit = {
  readonly day: LocalDate;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  /** Differs between all visits of all shops; the same visit added twice stays one entry. */
  readonly id: string;
  readonly placedAt: Instant;
};

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const compact = (text: string): string => text.replace(/[-:]/g, '');

/** The type of `visitCalendar`, in mails and over HTTP. */
export const calendarType = 'text/calendar; charset=utf-8';

/** A visit as an iCalendar file (RFC 5545) with one all-day entry, so that no time zone can move it to another day. It
 *  has no METHOD: it is no invitation. */
export const visitCalendar = ({ day, title, place, note, id, placedAt }: CalendarVisit): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Spa shop//Visits//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${compact(secondText(placedAt))}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(plusDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldedLine)
    .join('\r\n');
