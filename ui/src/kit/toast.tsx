import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

/** A temporary message above the page. Place it in a live region; screen readers announce an error at once. */
export const Toast = ({
  tone,
  text,
  closeLabel,
  onClose,
}: {
  readonly tone: 'success' | 'error';
  readonly text: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}) => (
  <div className={classNames(styles.toast, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
    <Icon name={tone === 'error' ? 'warning' : 'check'} />
    <p>{text}</p>
    <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
      <Icon name="close" />
    </button>
  </div>
);
