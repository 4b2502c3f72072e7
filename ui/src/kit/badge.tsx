import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeTone = 'discount' | 'gift' | 'success' | 'danger' | 'plain';

/** A small round label, such as a percentage, a saving or "sold out". Its text is complete without the colour. */
export const Badge = ({ tone, children }: { readonly tone: BadgeTone; readonly children: ReactNode }) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
);
