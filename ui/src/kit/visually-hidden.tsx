import styles from './visually-hidden.module.css';

/** Words that only a screen reader hears. */
export const VisuallyHidden = ({ children }: { readonly children: string }) => (
  <span className={styles.hidden}>{children}</span>
);
