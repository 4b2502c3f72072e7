import { type CalendarDay, isSelectable } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import { createContext, type DOMAttributes, type KeyboardEvent, useContext, useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { useTranslator } from '../translations/use-translator.ts';
import { classNames } from './class-names.ts';
import { useDayLabel } from './day-label.ts';
import styles from './day-picker.module.css';
import { Link } from './link.tsx';
import { fromNoon } from './local-noon.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What the cells of a calendar share. */
export type CalendarDays = {
  readonly byDate: ReadonlyMap<LocalDate, CalendarDay>;
  /** Where choosing a day leads, up to the day itself. */
  readonly dayAddress: string;
  /** True once arrow keys walk the grid: then Tab stops at one day only. */
  readonly isWalkable: boolean;
};

export const CalendarDaysContext = createContext<CalendarDays>({
  byDate: new Map(),
  dayAddress: '',
  isWalkable: false,
});

/** A day that can be had is a link to its tickets, any other only tells why not. */
export const DayCell = ({ day, modifiers, className, tabIndex, onFocus, onBlur, onKeyDown }: DayButtonProps) => {
  const { byDate, dayAddress, isWalkable } = useContext(CalendarDaysContext);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (modifiers.focused) link.current?.focus();
  }, [modifiers.focused]);
  const date = fromNoon(day.date);
  const entry = byDate.get(date);
  const look = classNames(className, entry && styles[entry.state]);
  const content = (
    <DayContent
      date={date}
      entry={entry}
      is={{ today: modifiers.today === true, chosen: modifiers.selected === true }}
    />
  );
  if (entry === undefined || !isSelectable(entry)) return <span className={look}>{content}</span>;
  // The grid would know a button's events; what it does with them holds for any element.
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
        walking.onKeyDown?.(event);
      }}
    >
      {content}
    </Link>
  );
};

/** In a grid the space bar picks as Enter does. */
const followOnSpace = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** The day's number, its discount tag, and below it the price it starts from or why it cannot be chosen. */
const DayContent = ({
  date,
  entry,
  is,
}: {
  readonly date: LocalDate;
  readonly entry: CalendarDay | undefined;
  readonly is: { readonly today: boolean; readonly chosen: boolean };
}) => {
  const { t, money } = useTranslator();
  const dayLabel = useDayLabel();
  return (
    <>
      <VisuallyHidden>{dayLabel(date, entry, is)}</VisuallyHidden>
      <span className={styles.number} aria-hidden="true">
        {Number(date.slice(-2))}
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
    </>
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
