import { dayStates } from '@shop/core/availability/day-state';
import { DayMark } from '../../kit/day-mark.tsx';
import { stateName } from '../../kit/day-words.ts';
import { useTranslator } from '../../translations/use-translator.ts';
import styles from './day-legend.module.css';

/** What every mark, figure and tag of the calendar means. */
export const DayLegend = () => {
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
      <li>
        <span className={styles.sign} aria-hidden="true">
          €
        </span>
        {t('Calendar.AdultPriceLegend')}
      </li>
      <li>
        <span className={styles.discount} aria-hidden="true">
          −%
        </span>
        {t('Calendar.Discount')}
      </li>
    </ul>
  );
};
