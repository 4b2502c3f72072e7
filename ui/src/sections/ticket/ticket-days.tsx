import { type DayState, dayStates } from '@shop/core/availability/day-state';
import type { TicketCalendar } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import { classNames } from '../../kit/class-names.ts';
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

/** The states that the legend always shows; all other signs are in its folded part. */
const mainStates: readonly DayState[] = ['free', 'soldOut'];
const otherStates = dayStates.filter((state) => !mainStates.includes(state));

/** The meaning of each mark, figure and tag of the calendar; prices and discounts only if a day has one. */
const DayLegend = ({ days }: Pick<TicketCalendar, 'days'>) => {
  const { t } = useTranslator();
  return (
    <div className={styles.legend}>
      <ul className={styles.signs} aria-label={t('Calendar.Legend')}>
        {mainStates.map((state) => (
          <StateSign key={state} state={state} />
        ))}
      </ul>
      <details className={styles.others}>
        <summary>{t('Calendar.OtherSigns')}</summary>
        <ul>
          {otherStates.map((state) => (
            <StateSign key={state} state={state} />
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
              <span className={classNames(styles.sign, styles.discount)} aria-hidden="true">
                −%
              </span>
              {t('Calendar.Discount')}
            </li>
          ) : null}
        </ul>
      </details>
    </div>
  );
};

const StateSign = ({ state }: { readonly state: DayState }) => (
  <li>
    <span className={styles.sign}>
      <DayMark state={state} />
    </span>
    {stateName(state, useTranslator())}
  </li>
);
