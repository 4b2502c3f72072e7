import type { CalendarDay } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './day-choice.module.css';
import { ticketDays } from './lazy-ticket-days.ts';

/** The calendar with its legend. Choosing a day leads on at once; "Next" is for the day that was chosen before, and tells
 *  when there is none (D-DAY-LEADS-ON). */
export const DayChoice = ({
  days,
  today,
  chosen,
  month,
  path,
}: {
  readonly days: readonly CalendarDay[];
  readonly today: LocalDate;
  readonly chosen: LocalDate | undefined;
  readonly month: LocalDate | undefined;
  /** The page's own address. */
  readonly path: string;
}) => {
  const { t } = useTranslator();
  return (
    <>
      <ticketDays.Drawn days={days} today={today} chosen={chosen} month={month} path={path} />
      <input type="hidden" name="date" value={chosen ?? ''} />
      <ul className={styles.legend} aria-label={t('Calendar.Legend')}>
        <li className={styles.free}>{t('Calendar.Free')}</li>
        <li className={styles.few}>{t('Calendar.Few')}</li>
        <li className={styles.soldOut}>{t('Calendar.SoldOut')}</li>
        <li className={styles.discount}>{t('Calendar.Discount')}</li>
      </ul>
    </>
  );
};
