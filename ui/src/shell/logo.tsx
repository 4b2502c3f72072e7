import styles from './logo.module.css';

/** The logo, a drop over three rings of water, and the name. */
export const Logo = ({ name }: { readonly name: string }) => (
  <span className={styles.logo}>
    <svg className={styles.sign} viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 3c5 6 8.5 9.8 8.5 14.2a8.5 8.5 0 0 1-17 0C11.5 12.8 15 9 20 3z" fill="currentColor" />
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
        <path d="M10 29.500c6 3.3 14 3.3 20 0" />
        <path d="M6 33c8 5 20 5 28 0" opacity=".55" />
      </g>
    </svg>
    <span className={styles.name}>{name}</span>
  </span>
);
