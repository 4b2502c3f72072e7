import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './sticky-summary.module.css';

/** A sum and the main button, always visible: a bar at the bottom of phones, a column beside the page from 56rem on
 *  (place it in `Columns`). Without a title it ends a form, and wide screens show the action alone. */
export const StickySummary = ({
  title,
  details,
  action,
  isSticky = true,
  children,
}: {
  /** Visible where there is room; always the name of the region. */
  readonly title?: string;
  /** Content that phones leave out, such as the lines of the order. */
  readonly details?: ReactNode;
  /** The button. On phones it is beside `children`. */
  readonly action?: ReactNode;
  /** False keeps it at its place in the page on phones, where it covers nothing. */
  readonly isSticky?: boolean;
  readonly children: ReactNode;
}) => {
  const id = useId();
  const [Frame, look] = title === undefined ? (['div', styles.inForm] as const) : (['aside', styles.column] as const);
  return (
    <Frame className={classNames(styles.summary, look, isSticky && styles.sticky)} aria-labelledby={title && id}>
      {title === undefined ? null : (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      {details === undefined ? null : <div className={styles.details}>{details}</div>}
      <div className={styles.words}>{children}</div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </Frame>
  );
};
