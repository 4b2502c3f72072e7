import styles from './test-mode-banner.module.css';

/** Says on every page that no money is paid. It stands in the page, also when it is printed. */
export const TestModeBanner = ({ text }: { readonly text: string }) => (
  <aside className={styles.banner} data-banner="test-mode">
    {text}
  </aside>
);
