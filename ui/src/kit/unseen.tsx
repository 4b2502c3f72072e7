import styles from './unseen.module.css';

/** Words that only a screen reader hears. */
export const Unseen = ({ children }: { readonly children: string }) => (
  <span className={styles.unseen}>{children}</span>
);
