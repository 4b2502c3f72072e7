import styles from './loader.module.css';

/** Spreading rings while something loads. They do not move under reduced motion, so the text always says it too. */
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
