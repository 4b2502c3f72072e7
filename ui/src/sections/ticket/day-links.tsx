import { classNames } from '../../kit/class-names.ts';
import { Link } from '../../kit/link.tsx';
import styles from './day-links.module.css';
import type { DayLinkView } from './day-links.view.ts';

/** Links to days that the visitor need not look up in the calendar. */
export const DayLinks = ({ label, days }: { readonly label: string; readonly days: readonly DayLinkView[] }) => (
  <ul className={styles.days} aria-label={label}>
    {days.map(({ key, name, date, note, href }) => {
      const words = (
        <>
          <strong className={styles.name}>{name}</strong>{' '}
          {date === undefined ? null : <span className={styles.date}>{date} </span>}
          <span>{note}</span>
        </>
      );
      return (
        <li key={key}>
          {href === undefined ? (
            <span className={classNames(styles.day, styles.unavailable)}>{words}</span>
          ) : (
            <Link href={href} className={styles.day}>
              {words}
            </Link>
          )}
        </li>
      );
    })}
  </ul>
);
