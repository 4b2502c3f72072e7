import { type CalendarDay, isSelectable } from '@shop/core/availability/ticket-calendar';
import type { LocalDate } from '@shop/core/dates/local-date';
import { Suspense } from 'react';
import { DayPicker } from '../../kit/day-picker.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useWords } from '../../translations/use-words.ts';
import styles from './day-choice.module.css';

/** The calendar with its legend; without script the browser's own date field, held to the same window. */
export const DayChoice = ({
  days,
  today,
  chosen,
  onChoose,
}: {
  readonly days: readonly CalendarDay[];
  readonly today: LocalDate;
  readonly chosen: LocalDate | undefined;
  readonly onChoose: (day: LocalDate) => void;
}) => {
  const { t } = useWords();
  return (
    <>
      <Suspense fallback={<Skeleton label={t('Loading')} lines={8} />}>
        <DayPicker days={days} today={today} chosen={chosen} onChoose={onChoose} />
      </Suspense>
      <ul className={styles.legend} aria-label={t('Calendar.Legend')}>
        <li className={styles.free}>{t('Calendar.Free')}</li>
        <li className={styles.few}>{t('Calendar.Few')}</li>
        <li className={styles.soldOut}>{t('Calendar.SoldOut')}</li>
        <li className={styles.discount}>{t('Calendar.Discount')}</li>
      </ul>
      <noscript>
        <label className={styles.plain}>
          {t('Ticket.StepDay')}
          <input
            type="date"
            name="date"
            min={days[0]?.date}
            max={days.at(-1)?.date}
            defaultValue={days.find(isSelectable)?.date}
          />
        </label>
      </noscript>
    </>
  );
};
