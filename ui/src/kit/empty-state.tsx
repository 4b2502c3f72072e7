import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icon.tsx';

/** Shows that a list is empty, and what the visitor can do about it. */
export const EmptyState = ({
  icon,
  title,
  children,
  action,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  /** A button or a link that looks like one. */
  readonly action?: ReactNode;
}) => (
  <div className={styles.empty}>
    <span className={styles.water}>
      <Icon name={icon} className={styles.icon} />
    </span>
    <h2 className={styles.title}>{title}</h2>
    {children === undefined ? null : <p className={styles.text}>{children}</p>}
    {action}
  </div>
);
