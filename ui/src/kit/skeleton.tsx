import styles from './skeleton.module.css';
import { Unseen } from './unseen.tsx';

/** Grey-green stand-ins of the shape that is about to come; `label` is read out. */
export const Skeleton = ({ label, lines = 3 }: { readonly label: string; readonly lines?: number }) => (
  <div className={styles.skeleton} role="status">
    <Unseen>{label}</Unseen>
    {Array.from({ length: lines }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
      <span key={line} className={styles.line} aria-hidden="true" />
    ))}
  </div>
);
