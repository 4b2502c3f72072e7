import styles from './loader.module.css';

/** Rings that spread on water while something takes its time; still under reduced motion, so the words always say it too. */
export const Loader = ({ text }: { readonly text: string }) => (
  <div className={styles.loader} role="status">
    <span className={styles.water} aria-hidden="true">
      <span className={styles.ring} />
      <span className={styles.ring} />
      <span className={styles.ring} />
      <span className={styles.drop} />
    </span>
    <p>{text}</p>
  </div>
);
