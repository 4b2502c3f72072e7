import type { LocalMoment } from '@shop/core/content/opening-hours';
import { useEffect, useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { classNames } from '../../kit/class-names.ts';
import { TitledGroup } from '../../kit/titled-group.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useClock } from '../../shop-context.tsx';
import { useTranslator } from '../../translations/use-translator.ts';
import type { SectionProps } from '../section-props.ts';
import styles from './opening-hours.module.css';
import { areasAt, openingHoursView } from './opening-hours.view.ts';

/** Opening hours of all areas in one table, with today marked and whether each area is open now. */
export const OpeningHoursSection = ({ data }: SectionProps<'openingHours'>) => {
  const { section, today } = data;
  const words = useTranslator();
  const { t } = words;
  const later = useLaterMoment();
  const shown = later === undefined ? data.areas : areasAt(data, later);
  const view = openingHoursView(shown, later?.today ?? today, words);
  if (view.areas.length === 0) return null;
  return (
    <TitledGroup title={section.title} text={section.text}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('Hours.Day')}</VisuallyHidden>
            </th>
            {view.areas.map(({ title, now, isOpen }) => (
              <th key={title} scope="col">
                <span className={styles.area}>{title}</span>
                <span className={classNames(styles.now, isOpen && styles.open)}>{now}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.days.map(({ name, isToday, hours }) => (
            <tr key={name} className={isToday ? styles.today : undefined} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">
                <span className={styles.day}>{name}</span>
                {isToday ? <Badge tone="success">{t('Calendar.Today')}</Badge> : null}
              </th>
              {hours.map(({ title, text }) => (
                <td key={title}>
                  <span className={styles.cellArea} aria-hidden="true">
                    {title}
                  </span>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledGroup>
  );
};

/** Interval between looks at the clock. Units: milliseconds. */
const pause = 60_000;

/** Returns the current moment at the resort, renewed while the page is open; `undefined` when it was just drawn. */
const useLaterMoment = (): LocalMoment | undefined => {
  const clock = useClock();
  const [moment, setMoment] = useState<LocalMoment>();
  useEffect(() => {
    const timer = setInterval(() => setMoment({ today: clock.today(), now: clock.now(), zone: clock.zone }), pause);
    return () => clearInterval(timer);
  }, [clock]);
  return moment;
};
