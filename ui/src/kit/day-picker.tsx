import { isSelectable } from '@shop/core/availability/day-state';
import type { TicketCalendar } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import { weekRules } from '@shop/core/dates/week-rules';
import type { Language } from '@shop/core/languages/language';
import { dateLocaleTag, localeTag } from '@shop/core/languages/locale';
import { createContext, type MouseEvent, useContext, useEffect, useMemo, useState } from 'react';
import {
  DayPicker as Grid,
  type NextMonthButtonProps,
  type PreviousMonthButtonProps,
  useDayPicker,
  type WeekProps,
} from 'react-day-picker';
import { type Translator, useTranslator } from '../translations/use-translator.ts';
import { CalendarDaysContext, DayCell, useCalendarDays } from './day-cell.tsx';
import styles from './day-picker.module.css';
import { fromNoon, toNoon } from './local-noon.ts';

/** Address of another month of the calendar, without the day at its end. */
const MonthAddressContext = createContext('');

const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** A link to another month, which opens at once if the calendar's code has loaded. At the end of the sale it has no
 *  target and keeps the focus. */
const MonthTurn = ({
  month,
  className,
  label,
  children,
}: Pick<NextMonthButtonProps, 'className' | 'children'> & {
  readonly month: Date | undefined;
  readonly label: string | undefined;
}) => {
  const monthAddress = useContext(MonthAddressContext);
  const { goToMonth } = useDayPicker();
  const turn = (event: MouseEvent) => {
    if (month === undefined || !isPlain(event)) return;
    event.preventDefault();
    goToMonth(month);
  };
  return (
    <a
      className={className}
      href={month === undefined ? undefined : `${monthAddress}${fromNoon(month)}#calendar`}
      rel="nofollow"
      role={month === undefined ? 'link' : undefined}
      aria-disabled={month === undefined || undefined}
      aria-label={label}
      tabIndex={month === undefined ? -1 : undefined}
      onClick={turn}
    >
      {children}
    </a>
  );
};

const PreviousMonth = ({ className, children, 'aria-label': label }: PreviousMonthButtonProps) => (
  <MonthTurn month={useDayPicker().previousMonth} className={className} label={label}>
    {children}
  </MonthTurn>
);

const NextMonth = ({ className, children, 'aria-label': label }: NextMonthButtonProps) => (
  <MonthTurn month={useDayPicker().nextMonth} className={className} label={label}>
    {children}
  </MonthTurn>
);

/** A week of the calendar; past weeks are empty and hidden, so that the current one is the first. */
const UpcomingWeek = ({ week, ...row }: WeekProps) => {
  const { today } = useCalendarDays();
  const last = week.days.at(-1);
  return last !== undefined && fromNoon(last.date) < today ? <tr hidden /> : <tr {...row} />;
};

const components = {
  DayButton: DayCell,
  PreviousMonthButton: PreviousMonth,
  NextMonthButton: NextMonth,
  Week: UpcomingWeek,
};

/** A calendar of two months with links to the available days, so that the next month is visible near the end of one.
 *  Keyboard: arrows, Home, End, Page Up and Page Down move, Enter or space follows the link. Its interface uses
 *  `LocalDate`; inside, days are local noons. */
export const DayPicker = ({
  calendar,
  today,
  chosen,
  month,
  dayAddress,
  monthAddress,
}: {
  readonly calendar: TicketCalendar;
  readonly today: LocalDate;
  readonly chosen: LocalDate | undefined;
  /** A day of the month to show first; by default the month of the chosen day, else that of the first available one. */
  readonly month: LocalDate | undefined;
  /** Address that a day links to, without the day at its end. */
  readonly dayAddress: string;
  /** Address of another month, without the day at its end. */
  readonly monthAddress: string;
}) => {
  const words = useTranslator();
  const names = useMemo(() => calendarNames(words), [words]);
  const [isWalkable, setWalkable] = useState(false);
  useEffect(() => setWalkable(true), []);
  const { days, dayOn } = calendar;
  const choices = useMemo(() => days.filter(isSelectable).map(({ date }) => date), [days]);
  const shared = useMemo(
    () => ({ dayOn, choices, today, dayAddress, isWalkable }),
    [dayOn, choices, today, dayAddress, isWalkable],
  );
  return (
    <CalendarDaysContext value={shared}>
      <MonthAddressContext value={monthAddress}>
        <Grid
          id="calendar"
          lang={localeTag(words.language)}
          mode="single"
          numberOfMonths={2}
          weekStartsOn={1}
          firstWeekContainsDate={weekRules(words.language).firstWeekContainsDate}
          today={toNoon(today)}
          startMonth={toNoon(days[0]?.date ?? today)}
          endMonth={toNoon(days.at(-1)?.date ?? today)}
          defaultMonth={toNoon(month ?? chosen ?? choices[0] ?? today)}
          selected={chosen === undefined ? undefined : toNoon(chosen)}
          disabled={(date) => !isSelectable(dayOn(fromNoon(date)))}
          formatters={names.formatters}
          labels={names.labels}
          components={components}
          classNames={{
            root: styles.root ?? '',
            months: styles.months ?? '',
            month: styles.month ?? '',
            nav: styles.nav ?? '',
            button_previous: styles.turn ?? '',
            button_next: styles.turn ?? '',
            chevron: styles.chevron ?? '',
            month_caption: styles.caption ?? '',
            month_grid: styles.grid ?? '',
            weekday: styles.weekday ?? '',
            day: styles.cell ?? '',
            day_button: styles.day ?? '',
            today: styles.today ?? '',
            selected: styles.chosen ?? '',
            disabled: styles.disabled ?? '',
          }}
        />
      </MonthAddressContext>
    </CalendarDaysContext>
  );
};

type Names = {
  readonly month: Intl.DateTimeFormat;
  readonly short: Intl.DateTimeFormat;
  readonly long: Intl.DateTimeFormat;
};

const known = new Map<Language, Names>();

/** Returns month and weekday names from the platform, as the calendar's locale files would be one more download. */
const namesOf = (language: Language): Names => {
  const names = known.get(language);
  if (names !== undefined) return names;
  const tag = dateLocaleTag(language);
  const formats = {
    month: new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' }),
    short: new Intl.DateTimeFormat(tag, { weekday: 'short' }),
    long: new Intl.DateTimeFormat(tag, { weekday: 'long' }),
  };
  known.set(language, formats);
  return formats;
};

/** Returns the calendar's texts. Its days are local noons. */
const calendarNames = ({ language, t, longDay }: Pick<Translator, 'language' | 't' | 'longDay'>) => {
  const { month, short, long } = namesOf(language);
  return {
    formatters: {
      formatCaption: (noon: Date) => month.format(noon),
      formatWeekdayName: (noon: Date) => short.format(noon),
      formatDay: (noon: Date) => String(noon.getDate()),
    },
    labels: {
      labelPrevious: () => t('Calendar.PreviousMonth'),
      labelNext: () => t('Calendar.NextMonth'),
      labelNav: () => t('Calendar.Title'),
      labelGrid: (noon: Date) => month.format(noon),
      labelWeekday: (noon: Date) => long.format(noon),
      labelDayButton: (noon: Date) => longDay(fromNoon(noon)),
    },
  };
};
