import { useShopState } from '../shop-context.tsx';
import { useShared } from '../signals/shared.ts';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './progress-bar.module.css';

/** A thin bar along the top while the next page is on its way. */
export const ProgressBar = () => {
  const { t } = useTranslator();
  return useShared(useShopState().navigating) ? (
    <div className={styles.bar} role="progressbar" aria-label={t('Loading')} />
  ) : null;
};
