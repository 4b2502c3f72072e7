import { isSelectable } from '@shop/core/availability/day-state';
import { type TicketCalendar, ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { type DayTicket, isDayTicket, type Ticket, type TicketQuote } from '@shop/core/catalog/ticket';
import { weekOf } from '@shop/core/dates/calendar-month';
import { type LocalDate, weekdayOf } from '@shop/core/dates/local-date';
import { weekRules } from '@shop/core/dates/week-rules';
import { type Language, languages } from '@shop/core/languages/language';
import { inEuros } from '@shop/core/money/cents';
import { fieldDifferences } from '@shop/core/seller/catalog/field-differences';
import { Option } from 'commander';
import { err, errAsync, ok, okAsync, type ResultAsync } from 'neverthrow';
import { inShop } from '../acts/act.ts';
import type { Answered, ShopSession } from '../acts/session.ts';
import type { ShopCommand } from '../acts/shop-command.ts';
import {
  dayHelp,
  dayOption,
  daysOption,
  languageArgument,
  monthOption,
  repeated,
  type TypedDay,
} from '../arguments/option-values.ts';
import { pickTicket } from '../choice/pick-product.ts';
import { ownForm } from '../documents/json-form.ts';
import { type Refusal, usage } from '../failures/failure.ts';
import { differenceLines } from '../print/difference-lines.ts';
import { type Answer, answer } from '../stdio/answer.ts';
import { line, span } from '../text/line.ts';
import { dayDocument, type RangeOptions, showDays } from './calendar-days.ts';

/** Selects a ticket that is sold by days. Errors: `usage` for a ticket sold by seasons, which has no calendar. */
const pickDayTicket = (session: ShopSession, product: string): ResultAsync<DayTicket, Refusal> =>
  pickTicket(session, product).andThen((ticket) =>
    isDayTicket(ticket) ? ok(ticket) : err(usage(`'${product}' is sold by seasons, not by days`)),
  );

/** One side of a comparison with its title. Money in euros. */
type Side = { readonly title: string; readonly offer: unknown };

/** Loads one side of a comparison from a typed value. */
type MakeSide<Typed> = (session: ShopSession, ticket: DayTicket, typed: Typed) => ResultAsync<Side, Refusal>;

const quoteOf = ({ useCases, language }: ShopSession, ticket: Ticket, date: LocalDate) =>
  useCases.quoteTicket({ language, productId: ticket.id, period: { type: 'day', date } });

/** Returns what is compared between two days: everything but the date. */
const dayOffer = ({ ticketsAvailable, conditions, priceGroups }: TicketQuote) => ({
  places: ticketsAvailable,
  discount: conditions.facilityDiscount,
  groups: priceGroups.map(({ priceGroupId: id, name, enabled, priceLists }) => ({
    id,
    name,
    isSold: enabled,
    prices: priceLists.map(({ priceListId: list, name: title, price, priceWithDiscount, enabled: isSold }) => ({
      id: list,
      name: title,
      price: inEuros(price),
      isSold,
      priceWithDiscount: inEuros(priceWithDiscount),
    })),
  })),
});

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Returns what is compared between two weeks: the days by the names of their weekdays. */
const weekOffer = ({ dayOn }: TicketCalendar, day: LocalDate, language: Language) =>
  Object.fromEntries(
    weekOf(day, weekRules(language)).map((date) => {
      const { date: _, ...offer } = dayDocument(dayOn(date));
      return [weekdayNames[weekdayOf(date) - 1] ?? '', offer];
    }),
  );

/** Returns what is compared between two languages: the words that a visitor reads. */
const wordsOffer = ({ name, url, description, termsText, calendarText, selectText }: Ticket, quote: TicketQuote) => ({
  name,
  url,
  description,
  termsText,
  calendarText,
  selectText,
  groups: quote.priceGroups.map((group) => ({
    id: group.priceGroupId,
    name: group.name,
    description: group.description,
    prices: group.priceLists.map((list) => ({ id: list.priceListId, name: list.name })),
  })),
});

const daySide: MakeSide<TypedDay> = (session, ticket, typed) => {
  const title = typed(session.clock.today());
  return quoteOf(session, ticket, title).map((quote) => ({ title, offer: dayOffer(quote) }));
};

const weekSide: MakeSide<TypedDay> = ({ clock, language }, ticket, typed) => {
  const day = typed(clock.today());
  return okAsync({
    title: `the week of ${day}`,
    offer: weekOffer(ticketCalendar(ticket, clock.today()), day, language),
  });
};

/** Loads the words of the same ticket in another language, with the quote of the next day on sale. */
const languageSide: MakeSide<Language> = (session, ticket, language) => {
  const today = session.clock.today();
  const date = ticketCalendar(ticket, today).days.find(isSelectable)?.date ?? today;
  const { url } = ticket.cultures.find((address) => address.language === language) ?? ticket;
  const speaking = { ...session, language };
  return pickTicket(speaking, url).andThen((found) =>
    quoteOf(speaking, found, date).map((quote) => ({ title: language, offer: wordsOffer(found, quote) })),
  );
};

const compared = (before: Side, after: Side): Answer => {
  const differences = fieldDifferences(before.offer, after.offer);
  return answer({ before: before.title, after: after.title, differences }, () =>
    differences.length === 0
      ? [line(`${before.title} and ${after.title} are alike`)]
      : [line(span(`${before.title} → ${after.title}`, 'strong')), ...differenceLines(differences)],
  );
};

/** Compares two values of an option. Errors: `usage` for any other number of values. */
const compare = <Typed>(
  session: ShopSession,
  ticket: DayTicket,
  [first, second, ...more]: readonly Typed[],
  side: MakeSide<Typed>,
): Answered =>
  first === undefined || second === undefined || more.length > 0
    ? errAsync(usage('give exactly two values to compare', ['two days', 'a day each of two weeks', 'two languages']))
    : side(session, ticket, first).andThen((before) =>
        side(session, ticket, second).map((after) => compared(before, after)),
      );

type CalendarOptions = RangeOptions & {
  readonly compareDays?: readonly TypedDay[];
  readonly compareWeeks?: readonly TypedDay[];
  readonly compareLanguages?: readonly Language[];
};

const calendar = (session: ShopSession, product: string, options: CalendarOptions): Answered =>
  pickDayTicket(session, product).andThen((ticket) => {
    const { compareDays, compareWeeks, compareLanguages } = options;
    if (compareDays !== undefined) return compare(session, ticket, compareDays, daySide);
    if (compareWeeks !== undefined) return compare(session, ticket, compareWeeks, weekSide);
    if (compareLanguages !== undefined) return compare(session, ticket, compareLanguages, languageSide);
    return showDays(session, ticket, options);
  });

const languagesOption = repeated(languageArgument);

export const addCalendarCommand = (catalog: ShopCommand): void => {
  const month = new Option('--month <month>', 'all days of a month, such as 2026-12').argParser(monthOption);
  const from = new Option('--from <day>', `first day, today when left out: ${dayHelp}`).argParser(dayOption);
  const to = new Option('--to <day>', 'last day, that of the calendar when left out').argParser(dayOption);
  const days = new Option('--compare-days <day> <day>', `two days: ${dayHelp}`).argParser(daysOption);
  const weeks = new Option('--compare-weeks <day> <day>', 'two weeks, by any day of each').argParser(daysOption);
  const spoken = new Option('--compare-languages <language> <language>', `two of ${languages.join(', ')}`);
  const ways = [[month], [from, to], [days], [weeks], [spoken.argParser(languagesOption)]];
  const command = catalog
    .verb('calendar', "print a ticket's days as tables of months, or how two days, weeks or languages differ")
    .argument('<product>', 'last part of its address, such as termalija, or its name')
    .examples(
      ['every day that is on sale', 'shop catalog calendar termalija'],
      ['the next two weeks', 'shop catalog calendar termalija --to +13'],
      ['a month', 'shop catalog calendar termalija --month 2026-12'],
      ['what differs on a Saturday', 'shop catalog calendar termalija --compare-days 2026-12-04 2026-12-05'],
      ['this week and the next', 'shop catalog calendar termalija --compare-weeks today +7'],
      [
        'words without a translation',
        "shop catalog calendar termalija --compare-languages sl de --json | jq '.differences | length'",
      ],
    )
    .prints(
      ownForm('productId name from to days[]', 'days[]: date state ticketsAvailable discount? adultPrice? endedAt?'),
      ownForm('before after differences[]', 'differences[]: path[] before*? after*?'),
    )
    .action(inShop(calendar));
  for (const way of ways) {
    const others = ways.filter((other) => other !== way).flatMap((other) => other.map((one) => one.attributeName()));
    for (const option of way) command.addOption(option.conflicts(others));
  }
};
