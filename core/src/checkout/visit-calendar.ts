import { type Instant, instantText } from '../dates/instant.ts';
import { type LocalDate, plusDays } from '../dates/local-date.ts';
import { foldedLine } from './folded-line.ts';

export type CalendarVisit = {
  readonly day: LocalDate;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  /** Tells visits apart in a calendar; the same visit added twice stays one entry. */
  readonly id: string;
  readonly placedAt: Instant;
};

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

const compact = (text: string): string => text.replace(/[-:]|\.\d{3}/g, '');

/** A visit as an iCalendar file (RFC 5545) with one all-day entry, so that no time zone can move it to another day
 *  (D-VISIT-ENTRY). */
export const visitCalendar = ({ day, title, place, note, id, placedAt }: CalendarVisit): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Spa shop//Visits//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${compact(instantText(placedAt))}`,
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
