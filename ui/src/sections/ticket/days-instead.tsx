import type { DayState } from '@shop/core/availability/day-state';
import type { TicketCalendar } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import { Notice } from '../../kit/notice.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import { DayLinks } from './day-links.tsx';
import { daysInsteadView } from './day-links.view.ts';
import styles from './days-instead.module.css';

/** A day that cannot be had: why, and the next ones that can. */
export const DaysInstead = ({
  calendar,
  date,
  state,
  path,
}: {
  readonly calendar: TicketCalendar;
  readonly date: LocalDate;
  readonly state: Exclude<DayState, 'free' | 'few'>;
  /** The page's own address. */
  readonly path: string;
}) => {
  const words = useTranslator();
  const { t } = words;
  const { reason, days } = daysInsteadView(calendar, date, state, path, words);
  return (
    <Notice tone="warning" title={reason}>
      {days.length === 0 ? (
        t('Calendar.NoDays')
      ) : (
        <div className={styles.instead}>
          <p>{t('Calendar.NearestDays')}</p>
          <DayLinks label={t('Calendar.NearestDays')} days={days} />
        </div>
      )}
    </Notice>
  );
};
