import type { TicketCalendar } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import { DayPicker } from '../../kit/day-picker.tsx';
import { dayAddress, monthAddress } from './step-address.ts';

/** The days of a ticket's sale as links to step 2. A file of its own, since it carries the calendar. */
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
}) => <DayPicker {...days} dayAddress={dayAddress(path)} monthAddress={monthAddress(path)} />;
