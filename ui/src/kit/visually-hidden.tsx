import styles from './visually-hidden.module.css';

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: string }) => (
  <span className={styles.hidden}>{children}</span>
);
