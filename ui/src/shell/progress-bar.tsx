import { useSignals } from '@preact/signals-react/runtime';
import { useShopState } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './progress-bar.module.css';

/** A thin bar along the top while the next page is on its way. */
export const ProgressBar = () => {
  useSignals();
  const { t } = useTranslator();
  return useShopState().navigating.value ? (
    <div className={styles.bar} role="progressbar" aria-label={t('Loading')} />
  ) : null;
};
