import { useSignals } from '@preact/signals-react/runtime';
import { useShopState } from '../shop-context.tsx';
import { useWords } from '../translations/use-words.ts';
import styles from './progress-bar.module.css';

/** A thin bar along the top while the next page is on its way. */
export const ProgressBar = () => {
  useSignals();
  const { t } = useWords();
  return useShopState().navigating.value ? (
    <div className={styles.bar} role="progressbar" aria-label={t('Loading')} />
  ) : null;
};
