import type { CalendarDay } from '@shop/core/availability/ticket-calendar';
import { isSelectable } from '@shop/core/availability/ticket-calendar';
import { fromNoon, type LocalDate, toNoon } from '@shop/core/dates/local-date';
import { weekRules } from '@shop/core/dates/week-rules';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import { type DayButtonProps, DayPicker as Grid } from 'react-day-picker';
import { useWords } from '../translations/use-words.ts';
import { calendarNames } from './calendar-names.ts';
import { classNames } from './class-names.ts';
import { useDayLabel } from './day-label.ts';
import styles from './day-picker.module.css';
import { Unseen } from './unseen.tsx';

const Days = createContext<ReadonlyMap<LocalDate, CalendarDay>>(new Map());

/** The day's number, its discount tag, and below it the price it starts from or why it cannot be chosen. */
const DayButton = ({ day, modifiers, className, ...rest }: DayButtonProps) => {
  const { t, money } = useWords();
  const dayLabel = useDayLabel();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) button.current?.focus();
  }, [modifiers.focused]);
  const date = fromNoon(day.date);
  const entry = useContext(Days).get(date);
  return (
    <button
      {...rest}
      ref={button}
      type="button"
      aria-label={undefined}
      className={classNames(className, entry && styles[entry.state])}
    >
      <Unseen>{dayLabel(date, entry, { today: modifiers.today === true, chosen: modifiers.selected === true })}</Unseen>
      <span className={styles.number} aria-hidden="true">
        {day.date.getDate()}
      </span>
      {entry?.discount === undefined ? null : (
        <span className={styles.discount} aria-hidden="true">
          {t('Calendar.DiscountTag', { percent: entry.discount })}
        </span>
      )}
      {entry?.fromPrice === undefined || !isSelectable(entry) ? null : (
        <span className={styles.fromPrice} aria-hidden="true">
          <ShortPrice text={money(entry.fromPrice)} />
        </span>
      )}
      {entry === undefined ? null : <span className={styles.mark} aria-hidden="true" />}
    </button>
  );
};

/** "16 €" for "16,00 €": whole euros need no cents in a cell, and the narrowest cells leave the sign out. */
const ShortPrice = ({ text }: { readonly text: string }) =>
  text
    .replace(/[.,]00(?!\d)/, '')
    .split(/(\s*€)/)
    .map((part) =>
      part.endsWith('€') ? (
        <span key="sign" className={styles.sign}>
          {part}
        </span>
      ) : (
        part
      ),
    );

const components = { DayButton };

/** A month grid to pick one day of. Keyboard: arrows move, Enter picks. Speaks LocalDate; inside, days are local noons. */
export const DayPicker = ({
  days,
  today,
  chosen,
  onChoose,
}: {
  /** Every day of the sale window, in order. */
  readonly days: readonly CalendarDay[];
  readonly today: LocalDate;
  readonly chosen: LocalDate | undefined;
  readonly onChoose: (day: LocalDate) => void;
}) => {
  const words = useWords();
  const names = useMemo(() => calendarNames(words), [words]);
  const byDate = useMemo(() => new Map(days.map((day) => [day.date, day])), [days]);
  const first = toNoon(days[0]?.date ?? today);
  const last = toNoon(days.at(-1)?.date ?? today);
  const firstFree = days.find(isSelectable)?.date ?? today;
  return (
    <Days value={byDate}>
      <Grid
        mode="single"
        required
        weekStartsOn={1}
        firstWeekContainsDate={weekRules(words.language).firstWeekContainsDate}
        today={toNoon(today)}
        startMonth={first}
        endMonth={last}
        defaultMonth={toNoon(chosen ?? firstFree)}
        selected={chosen === undefined ? undefined : toNoon(chosen)}
        onSelect={(date: Date) => onChoose(fromNoon(date))}
        disabled={(date) => {
          const day = byDate.get(fromNoon(date));
          return day === undefined || !isSelectable(day);
        }}
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
    </Days>
  );
};
