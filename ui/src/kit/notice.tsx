import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warning: 'clock', error: 'warning' };

/** A box with a message that stays in the page. Screen readers announce an error at once. */
export const Notice = ({
  tone,
  title,
  silent = false,
  children,
}: {
  readonly tone: NoticeTone;
  readonly title?: string;
  /** True inside a live region that announces it already. */
  readonly silent?: boolean;
  readonly children?: ReactNode;
}) => (
  <div
    className={classNames(styles.notice, styles[tone])}
    role={tone === 'error' && !silent ? 'alert' : undefined}
    data-tone={tone}
  >
    <Icon name={icons[tone]} />
    <div className={styles.words}>
      {title === undefined ? null : <p className={styles.title}>{title}</p>}
      {children === undefined ? null : <div>{children}</div>}
    </div>
  </div>
);
