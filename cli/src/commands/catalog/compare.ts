import { isSelectable } from '@shop/core/availability/day-state';
import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { type DayTicket, isDayTicket, type Ticket, type TicketQuote } from '@shop/core/catalog/ticket';
import type { LocalDate } from '@shop/core/dates/local-date';
import { type FieldDifference, fieldDifferences } from '@shop/core/host/catalog/field-differences';
import type { Language } from '@shop/core/languages/language';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Session } from '../../acts/session.ts';
import { pickTicket } from '../../choice/pick-product.ts';
import { dayOffer, weekOffer, wordsOffer } from '../../documents/offer-document.ts';
import { type Failure, shopFailure, usage } from '../../failures/failure.ts';
import { differenceLines } from '../../print/difference-lines.ts';
import type { Answer } from '../../terminal/answer.ts';
import { line, span } from '../../text/line.ts';

/** Two of what is compared. */
export type Two<Of> = readonly [before: Of, after: Of];

const compared = (titles: Two<string>, offers: Two<unknown>): Answer => {
  const differences: readonly FieldDifference[] = fieldDifferences(offers[0], offers[1]);
  return {
    data: { before: titles[0], after: titles[1], differences },
    lines: () =>
      differences.length === 0
        ? [line(`${titles[0]} and ${titles[1]} are alike`)]
        : [line(span(`${titles[0]} → ${titles[1]}`, 'strong')), ...differenceLines(differences, 'cents')],
  };
};

/** A ticket that is sold by days; a season has no calendar. */
export const pickDayTicket = (
  session: Pick<Session, 'useCases' | 'language'>,
  product: string,
): ResultAsync<DayTicket, Failure> =>
  pickTicket(session, product).andThen((ticket) =>
    isDayTicket(ticket)
      ? okAsync<DayTicket, Failure>(ticket)
      : errAsync<DayTicket, Failure>(usage(`'${product}' is sold by seasons, not by days`)),
  );

const quoteOf = (
  { useCases, language }: Pick<Session, 'useCases' | 'language'>,
  ticket: Ticket,
  date: LocalDate,
): ResultAsync<TicketQuote, Failure> =>
  useCases
    .quoteTicket({ language, productId: ticket.id, period: { type: 'day', date } })
    .mapErr((error) => shopFailure(error));

export const compareDays = (
  session: Session,
  product: string,
  [first, second]: Two<LocalDate>,
): ResultAsync<Answer, Failure> =>
  pickDayTicket(session, product).andThen((ticket) =>
    quoteOf(session, ticket, first).andThen((before) =>
      quoteOf(session, ticket, second).map((after) => compared([first, second], [dayOffer(before), dayOffer(after)])),
    ),
  );

export const compareWeeks = (
  session: Session,
  product: string,
  [first, second]: Two<LocalDate>,
): ResultAsync<Answer, Failure> =>
  pickDayTicket(session, product).map((ticket) => {
    const calendar = ticketCalendar(ticket, session.clock.today());
    const week = (day: LocalDate) => weekOffer(calendar, day, session.language);
    return compared([`the week of ${first}`, `the week of ${second}`], [week(first), week(second)]);
  });

/** The same ticket as a visitor of another language meets it. */
const wordsIn = (
  session: Session,
  ticket: DayTicket,
  language: Language,
  date: LocalDate,
): ResultAsync<unknown, Failure> => {
  const { url } = ticket.cultures.find((address) => address.language === language) ?? ticket;
  const speaking = { ...session, language };
  return pickTicket(speaking, url).andThen((found) =>
    quoteOf(speaking, found, date).map((quote) => wordsOffer(found, quote)),
  );
};

/** What visitors of two languages read of a ticket, on its next day. */
export const compareLanguages = (
  session: Session,
  product: string,
  languages: Two<Language>,
): ResultAsync<Answer, Failure> =>
  pickDayTicket(session, product).andThen((ticket) => {
    const next = ticketCalendar(ticket, session.clock.today()).days.find(isSelectable);
    const date = next?.date ?? session.clock.today();
    return wordsIn(session, ticket, languages[0], date).andThen((before) =>
      wordsIn(session, ticket, languages[1], date).map((after) => compared(languages, [before, after])),
    );
  });
