import { isDayTicket, onlySeason, type Ticket } from '@shop/core/catalog/ticket';
import type { Media } from '@shop/core/content/media';
import { altTextFor } from '@shop/core/content/media-choice';
import type { DayHours } from '@shop/core/content/opening-hours';
import { guideOf, type TicketGuide } from '@shop/core/content/ticket-guide';
import { type LocalDate, weekdayOf } from '@shop/core/dates/local-date';
import type { Language } from '@shop/core/languages/language';
import type { SectionData } from '../page-data/section-data.ts';

/** Number of pictures beside the calendar. */
const pictures = 3;

/** Returns the section of a ticket with the guide of its content: the area on both steps, pictures and facts on the
 *  first one. Other sections are returned unchanged. */
export const withGuide = (section: SectionData, guides: readonly TicketGuide[], language: Language): SectionData => {
  if (section.type !== 'ticket') return section;
  const { ticket, period, today } = section;
  const guide = guideOf(guides, ticket.id);
  if (guide === undefined) return section;
  const { area, facts } = guide;
  const isSecondStep = period !== undefined && onlySeason(ticket) === undefined;
  if (isSecondStep) return { ...section, area };
  const own = guide.pictures.filter(({ url }) => plainAddress(url) !== plainAddress(ticket.image)).slice(0, pictures);
  return {
    ...section,
    area,
    guide: {
      pictures: own.map((picture) => inLanguage(picture, language)),
      facts,
      hours: hoursToday(guide, ticket, today),
    },
  };
};

const plainAddress = (url: string): string => url.replace(/\?.*$/, '');

/** Largest width that the page's places for pictures need. Units: pixels. */
const largest = 992;

/** Returns a picture with a single alternative text and few sizes, and without its placeholder: it is small, and far
 *  down on phones. */
const inLanguage = (picture: Media, language: Language): Media => ({
  url: picture.url,
  altText: altTextFor(picture, language),
  altTexts: {},
  kind: picture.kind,
  width: picture.width && Math.min(picture.width, largest),
  focalPoint: picture.focalPoint,
});

/** Returns today's hours; `undefined` when they are unknown, or when nothing is sold today although content has hours
 *  for it. */
const hoursToday = ({ hours }: TicketGuide, ticket: Ticket, today: LocalDate): DayHours | 'closed' | undefined => {
  if (Object.keys(hours).length === 0) return undefined;
  const own = hours[weekdayOf(today)];
  if (own === undefined) return 'closed';
  return isDayTicket(ticket) && !ticket.availability.some(({ date }) => date === today) ? undefined : own;
};
