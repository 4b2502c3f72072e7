import type { TicketCalendar } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import { DayPicker } from '../../kit/day-picker.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { DayLegend } from './day-legend.tsx';
import { DayLinks } from './day-links.tsx';
import { namedDayLinks } from './day-links.view.ts';
import styles from './period-step.module.css';
import { dayAddress, monthAddress } from './step-address.ts';

/** Days by their name, and those of a ticket's sale in a calendar with its legend, as links to step 2. A file of its own, since it
 *  carries the calendar. */
export const TicketDays = ({
  path,
  ...days
}: {
  readonly calendar: TicketCalendar;
  readonly today: LocalDate;
  readonly chosen: LocalDate | undefined;
  readonly month: LocalDate | undefined;
  /** The page's own address. */
  readonly path: string;
}) => {
  const words = useTranslator();
  return (
    <>
      <DayLinks label={words.t('Calendar.NamedDays')} days={namedDayLinks(days.calendar, days.today, path, words)} />
      <div className={styles.days}>
        <DayPicker {...days} dayAddress={dayAddress(path)} monthAddress={monthAddress(path)} />
      </div>
      <DayLegend />
    </>
  );
};
