import { isSelectable } from '@shop/core/availability/day-state';
import type { TicketCalendar } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import { weekRules } from '@shop/core/dates/week-rules';
import { useEffect, useMemo, useState } from 'react';
import { DayPicker as Grid } from 'react-day-picker';
import { useTranslator } from '../translations/use-translator.ts';
import { calendarNames } from './calendar-names.ts';
import { CalendarDaysContext, DayCell } from './day-cell.tsx';
import styles from './day-picker.module.css';
import { fromNoon, toNoon } from './local-noon.ts';
import { MonthAddressContext, NextMonth, PreviousMonth } from './month-turn.tsx';
import { UpcomingWeek } from './upcoming-week.tsx';

const components = {
  DayButton: DayCell,
  PreviousMonthButton: PreviousMonth,
  NextMonthButton: NextMonth,
  Week: UpcomingWeek,
};

/** A month grid of links to the days that can be had. Keyboard: arrows move, Enter or space follows the link. Speaks
 *  LocalDate; inside, days are local noons. */
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
  /** A day of the month to begin with; else that of the chosen day, else that of the first free one. */
  readonly month: LocalDate | undefined;
  /** Where choosing a day leads, up to the day itself. */
  readonly dayAddress: string;
  /** Where another month can be seen, up to a day of it. */
  readonly monthAddress: string;
}) => {
  const words = useTranslator();
  const names = useMemo(() => calendarNames(words), [words]);
  const [isWalkable, setWalkable] = useState(false);
  useEffect(() => setWalkable(true), []);
  const { days, dayOn } = calendar;
  const shared = useMemo(() => ({ dayOn, today, dayAddress, isWalkable }), [dayOn, today, dayAddress, isWalkable]);
  const firstFree = days.find(isSelectable)?.date ?? today;
  return (
    <CalendarDaysContext value={shared}>
      <MonthAddressContext value={monthAddress}>
        <Grid
          id="calendar"
          mode="single"
          weekStartsOn={1}
          firstWeekContainsDate={weekRules(words.language).firstWeekContainsDate}
          today={toNoon(today)}
          startMonth={toNoon(days[0]?.date ?? today)}
          endMonth={toNoon(days.at(-1)?.date ?? today)}
          defaultMonth={toNoon(month ?? chosen ?? firstFree)}
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
