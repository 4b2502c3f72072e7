import { type Instant, secondText } from '../dates/instant.ts';
import { type LocalDate, plusDays } from '../dates/local-date.ts';

/** Maximum length of a line in a calendar file, without its line break. Units: octets of UTF-8. */
const longestLine = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** Folds a line of a calendar file into lines of at most `longestLine` octets. Each continuation starts with a blank,
 *  which readers remove together with the line break (RFC 5545, 3.1). No character is split. */
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
  /** Unique among all visits of all shops, so that adding the same visit twice gives one entry. */
  readonly id: string;
  readonly placedAt: Instant;
};

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const withoutSeparators = (text: string): string => text.replace(/[-:]/g, '');

/** The media type of `visitCalendar`, in mails and over HTTP. */
export const calendarType = 'text/calendar; charset=utf-8';

/** Returns a visit as an iCalendar file (RFC 5545) with one all-day entry, so that no time zone moves it to another
 *  day. It has no METHOD, because it is not an invitation. */
export const visitCalendar = ({ day, title, place, note, id, placedAt }: CalendarVisit): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Spa shop//Visits//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}`,
    `DTSTAMP:${withoutSeparators(secondText(placedAt))}`,
    `DTSTART;VALUE=DATE:${withoutSeparators(day)}`,
    `DTEND;VALUE=DATE:${withoutSeparators(plusDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldedLine)
    .join('\r\n');
