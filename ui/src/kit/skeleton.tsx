import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SkeletonShape = 'rows' | 'text' | 'card' | 'calendar';

/** Placeholders of the shape that is about to come, so that nothing jumps when it does; `label` is read out. */
export const Skeleton = ({
  label,
  lines = 3,
  shape = 'rows',
}: {
  readonly label: string;
  /** How many pieces: rows, lines of text or cards. A calendar always has its six weeks. */
  readonly lines?: number;
  readonly shape?: SkeletonShape;
}) => (
  <div className={classNames(styles.skeleton, styles[shape])} role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: shape === 'calendar' ? 42 : lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
      <span key={line} className={styles.line} aria-hidden="true" />
    ))}
  </div>
);
