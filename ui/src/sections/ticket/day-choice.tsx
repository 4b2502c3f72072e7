import type { TicketCalendar } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import { useTranslator } from '../../translations/use-translator.ts';
import { ticketDays } from './lazy-ticket-days.ts';

/** Days by their name, the calendar and its legend. Choosing a day leads on at once; "Next" is for the day that was chosen before, and tells
 *  when there is none (D-DAY-LEADS-ON). */
export const DayChoice = ({
  calendar,
  today,
  chosen,
  month,
  path,
}: {
  readonly calendar: TicketCalendar;
  readonly today: LocalDate;
  readonly chosen: LocalDate | undefined;
  readonly month: LocalDate | undefined;
  /** The page's own address. */
  readonly path: string;
}) => {
  const { language } = useTranslator();
  return (
    <>
      <ticketDays.Drawn
        key={`${today} ${language}`}
        calendar={calendar}
        today={today}
        chosen={chosen}
        month={month}
        path={path}
      />
      <input type="hidden" name="date" value={chosen ?? ''} />
    </>
  );
};
