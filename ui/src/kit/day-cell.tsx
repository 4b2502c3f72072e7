import { isSelectable } from '@shop/core/availability/day-state';
import type { CalendarDay } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import { createContext, type DOMAttributes, type KeyboardEvent, useContext, useEffect, useRef } from 'react';
import { type DayButtonProps, useDayPicker } from 'react-day-picker';
import { useTranslator } from '../translations/use-translator.ts';
import { classNames } from './class-names.ts';
import { dayForKey } from './day-keys.ts';
import { DayMark } from './day-mark.tsx';
import styles from './day-picker.module.css';
import { dayLabel, dayName } from './day-words.ts';
import { Link } from './link.tsx';
import { fromNoon, toNoon } from './local-noon.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What the cells of a calendar share. */
export type CalendarDays = {
  readonly dayOn: (date: LocalDate) => CalendarDay;
  /** The days on which the focus can stand, in their order. */
  readonly choices: readonly LocalDate[];
  readonly today: LocalDate;
  /** Address that a day links to, without the day at its end. */
  readonly dayAddress: string;
  /** True once arrow keys move in the grid; Tab then stops at one day only. */
  readonly isWalkable: boolean;
};

export const CalendarDaysContext = createContext<CalendarDays | undefined>(undefined);

/** Returns what the cells of the surrounding calendar share. */
export const useCalendarDays = (): CalendarDays => {
  const days = useContext(CalendarDaysContext);
  if (days === undefined) throw new Error('a day stands outside its calendar');
  return days;
};

/** The cell of a day. An available day links to its tickets; others say why they are not available. */
export const DayCell = ({ day, modifiers, className, tabIndex, onFocus, onBlur, onKeyDown }: DayButtonProps) => {
  const { dayOn, dayAddress, isWalkable } = useCalendarDays();
  const goByKey = useKeys();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (modifiers.focused) link.current?.focus();
  }, [modifiers.focused]);
  const date = fromNoon(day.date);
  const entry = dayOn(date);
  const look = classNames(className, styles[entry.state]);
  const content = (
    <DayContent
      date={date}
      entry={entry}
      is={{ today: modifiers.today === true, chosen: modifiers.selected === true }}
    />
  );
  if (!isSelectable(entry)) return <span className={look}>{content}</span>;
  // The grid types these handlers for a button, but they work for any element.
  const walking: DOMAttributes<HTMLElement> = { onFocus, onBlur, onKeyDown };
  return (
    <Link
      {...walking}
      ref={link}
      href={dayAddress + date}
      className={look}
      tabIndex={isWalkable ? tabIndex : undefined}
      onKeyDown={(event) => {
        followOnSpace(event);
        if (!goByKey(event, date)) walking.onKeyDown?.(event);
      }}
    >
      {content}
    </Link>
  );
};

/** Makes the space bar follow the link, as in a grid. */
const followOnSpace = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** Returns what Home, End, Page Up and Page Down do in the grid; other keys return false. The grid's own keys stop at a
 *  day that cannot be chosen. */
const useKeys = () => {
  const { choices } = useCalendarDays();
  const { goToMonth, months } = useDayPicker();
  return (event: KeyboardEvent<HTMLElement>, from: LocalDate): boolean => {
    const day = dayForKey(event, from, choices);
    if (day === undefined) return false;
    event.preventDefault();
    const calendar = event.currentTarget.closest('#calendar');
    const month = day.slice(0, 7);
    const focusDay = () => calendar?.querySelector<HTMLElement>(`[data-day="${day}"] a`)?.focus();
    if (months.some(({ date }) => fromNoon(date).startsWith(month))) focusDay();
    else {
      goToMonth(toNoon(day));
      // The day is drawn by then.
      requestAnimationFrame(focusDay);
    }
    return true;
  };
};

/** The day's number, and below it the lowest price for an adult with its discount, or why the day cannot be chosen. */
const DayContent = ({
  date,
  entry,
  is,
}: {
  readonly date: LocalDate;
  readonly entry: CalendarDay;
  readonly is: { readonly today: boolean; readonly chosen: boolean };
}) => {
  const words = useTranslator();
  const { t, money } = words;
  return (
    <>
      <VisuallyHidden>{dayLabel(date, entry, is, words)}</VisuallyHidden>
      <span className={styles.number} aria-hidden="true">
        {Number(date.slice(-2))}
      </span>
      {entry.adultPrice === undefined ? null : (
        <span className={styles.price} aria-hidden="true">
          <ShortPrice text={money(entry.adultPrice)} />
        </span>
      )}
      {isSelectable(entry) ? null : (
        <span className={styles.why} aria-hidden="true">
          {dayName(entry, words)}
        </span>
      )}
      {entry.discount === undefined ? (
        <DayMark state={entry.state} />
      ) : (
        <span className={styles.discount} aria-hidden="true">
          <DayMark state={entry.state} />
          {t('Calendar.DiscountTag', { percent: entry.discount })}
        </span>
      )}
    </>
  );
};

/** Shortens "16,00 €" to "16 €", since whole euros need no cents in a cell; the narrowest cells hide the sign. */
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
