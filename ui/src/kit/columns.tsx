import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './columns.module.css';

/** The main thing, and from 56rem on a narrow column beside it; on phones the second comes below the first. */
export const Columns = ({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) => <div className={classNames(styles.columns, className)}>{children}</div>;

/** Parts of a page one below the other, with the same space between all of them. */
export const Stack = ({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) => <div className={classNames(styles.stack, className)}>{children}</div>;
