import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './columns.module.css';

/** A wide column, and from 56rem on a narrow one beside it; on phones the second one is below the first. */
export const Columns = ({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) => <div className={classNames(styles.columns, className)}>{children}</div>;

/** Parts of a page one below the other, with equal space between them. */
export const Stack = ({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) => <div className={classNames(styles.stack, className)}>{children}</div>;
