import { dayStates } from '@shop/core/availability/day-state';
import type { TicketCalendar } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import { DayMark } from '../../kit/day-mark.tsx';
import { DayPicker } from '../../kit/day-picker.tsx';
import { stateName } from '../../kit/day-words.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import { DayLinks } from './day-links.tsx';
import { namedDayLinks } from './day-links.view.ts';
import styles from './period-step.module.css';
import { dayAddress, monthAddress } from './step-address.ts';

/** Named days, and the days of sale in a calendar with its legend, as links to step 2. A separate file, as it contains
 *  the calendar. */
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
      <DayLegend days={days.calendar.days} />
    </>
  );
};

/** The meaning of each mark, figure and tag of the calendar; prices and discounts only if a day has one. */
const DayLegend = ({ days }: Pick<TicketCalendar, 'days'>) => {
  const words = useTranslator();
  const { t } = words;
  return (
    <ul className={styles.legend} aria-label={t('Calendar.Legend')}>
      {dayStates.map((state) => (
        <li key={state}>
          <span className={styles.sign}>
            <DayMark state={state} />
          </span>
          {stateName(state, words)}
        </li>
      ))}
      {days.some(({ adultPrice }) => adultPrice !== undefined) ? (
        <li>
          <span className={styles.sign} aria-hidden="true">
            €
          </span>
          {t('Calendar.AdultPriceLegend')}
        </li>
      ) : null}
      {days.some(({ discount }) => discount !== undefined) ? (
        <li>
          <span className={styles.discount} aria-hidden="true">
            −%
          </span>
          {t('Calendar.Discount')}
        </li>
      ) : null}
    </ul>
  );
};
