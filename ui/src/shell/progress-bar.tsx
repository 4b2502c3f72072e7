import { useLocation } from 'wouter';
import { usePaths } from '../pages/use-paths.ts';
import { useShopState } from '../shop-context.tsx';
import { useShared } from '../signals/shared.ts';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './progress-bar.module.css';

/** A thin bar along the top while the next page is on its way; over the whole page while it is being checked how can be paid
 *  (R-METHOD-5). */
export const ProgressBar = () => {
  const { t } = useTranslator();
  const [to] = useLocation();
  const { paymentMethod } = usePaths();
  return useShared(useShopState().navigating) ? (
    <div className={to === paymentMethod ? styles.page : styles.bar} role="progressbar" aria-label={t('Loading')} />
  ) : null;
};
