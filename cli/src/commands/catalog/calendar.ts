import { ticketCalendar } from '@shop/core/availability/ticket-calendar';
import { weeksOfMonth } from '@shop/core/dates/calendar-month';
import type { LocalDate } from '@shop/core/dates/local-date';
import { weekRules } from '@shop/core/dates/week-rules';
import { isLanguage, type Language, languages } from '@shop/core/languages/language';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Choose, Session } from '../../acts/session.ts';
import { examples } from '../../arguments/help-examples.ts';
import { dayHelp, daysOption, type TypedDay } from '../../choice/day-option.ts';
import { monthOption } from '../../choice/month-option.ts';
import { type Failure, usage } from '../../failures/failure.ts';
import { monthLines } from '../../print/month-lines.ts';
import type { Answer } from '../../terminal/answer.ts';
import { emptyLine, line, span } from '../../text/line.ts';
import { compareDays, compareLanguages, compareWeeks, pickDayTicket, type Two } from './compare.ts';

type CalendarOptions = {
  readonly month?: LocalDate;
  readonly compareDays?: readonly TypedDay[];
  readonly compareWeeks?: readonly TypedDay[];
  readonly compareLanguages?: readonly Language[];
};

const showMonth = (session: Session, product: string, month: LocalDate | undefined): ResultAsync<Answer, Failure> =>
  pickDayTicket(session, product).map((ticket) => {
    const { clock, language } = session;
    const shown = month ?? clock.today();
    const { dayOn } = ticketCalendar(ticket, clock.today());
    const days = weeksOfMonth(shown, weekRules(language)).flatMap((week) => week.filter((date) => date !== undefined));
    return {
      data: { productId: ticket.id, name: ticket.name, month: shown.slice(0, 7), days: days.map(dayOn) },
      lines: () => [
        line(span(ticket.name, 'strong'), `  ${shown.slice(0, 7)}`),
        emptyLine,
        ...monthLines(shown, { dayOn, language }),
      ],
    };
  });

const twoOf = <Of>(given: readonly Of[]): Two<Of> | undefined => {
  const [first, second, ...more] = given;
  return first === undefined || second === undefined || more.length > 0 ? undefined : [first, second];
};

const compared = (session: Session, product: string, options: CalendarOptions): ResultAsync<Answer, Failure> => {
  const today = session.clock.today();
  const days = twoOf((options.compareDays ?? []).map((of) => of(today)));
  if (days !== undefined) return compareDays(session, product, days);
  const weeks = twoOf((options.compareWeeks ?? []).map((of) => of(today)));
  if (weeks !== undefined) return compareWeeks(session, product, weeks);
  const spoken = twoOf(options.compareLanguages ?? []);
  if (spoken !== undefined) return compareLanguages(session, product, spoken);
  return errAsync(usage('two are compared with each other', ['two days', 'a day each of two weeks', 'two languages']));
};

const languageOption = (text: string, earlier: readonly Language[] = []): readonly Language[] => {
  if (!isLanguage(text)) throw new InvalidArgumentError(`Expected one of ${languages.join(', ')}.`);
  return [...earlier, text];
};

const comparing = ({ compareDays: days, compareWeeks: weeks, compareLanguages: spoken }: CalendarOptions): boolean =>
  days !== undefined || weeks !== undefined || spoken !== undefined;

export const addCalendarCommand = (catalog: Command, choose: Choose): void => {
  const others = ['month', 'compareDays', 'compareWeeks', 'compareLanguages'];
  const alone = (option: Option, name: string): Option => option.conflicts(others.filter((other) => other !== name));
  catalog
    .command('calendar')
    .description("print a month of a ticket's days as a table, or how two days, weeks or languages differ")
    .argument('<product>', 'last part of its address, such as termalija, or its name')
    .addOption(
      alone(new Option('--month <month>', 'such as 2026-12; this month when left out').argParser(monthOption), 'month'),
    )
    .addOption(
      alone(new Option('--compare-days <day...>', `two days: ${dayHelp}`).argParser(daysOption), 'compareDays'),
    )
    .addOption(
      alone(
        new Option('--compare-weeks <day...>', 'two weeks, by any day of each').argParser(daysOption),
        'compareWeeks',
      ),
    )
    .addOption(
      alone(
        new Option('--compare-languages <language...>', `two of ${languages.join(', ')}`).argParser(languageOption),
        'compareLanguages',
      ),
    )
    .addHelpText(
      'after',
      examples([
        ['a month', 'shop catalog calendar termalija --month 2026-12'],
        ['what is other on a Saturday', 'shop catalog calendar termalija --compare-days 2026-12-04 2026-12-05'],
        ['this week and the next', 'shop catalog calendar termalija --compare-weeks today +7'],
        [
          'words that nobody has translated yet',
          "shop catalog calendar termalija --compare-languages sl de --json | jq '.differences | length'",
        ],
      ]),
    )
    .action((product: string, options: CalendarOptions) =>
      choose({
        needs: 'shop',
        run: (session) =>
          comparing(options) ? compared(session, product, options) : showMonth(session, product, options.month),
      }),
    );
};
