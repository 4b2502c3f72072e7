import type { DayState } from '@shop/core/availability/day-state';
import { classNames } from './class-names.ts';
import styles from './day-mark.module.css';

/** The mark of a day's state, in the calendar and in its legend. */
export const DayMark = ({ state }: { readonly state: DayState }) => (
  <span className={classNames(styles.mark, styles[state])} aria-hidden="true" />
);
