import { useSignals } from '@preact/signals-react/runtime';
import { buttonClass } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { useShopState } from '../shop-context.tsx';
import { useWords } from '../words/use-words.ts';
import styles from './message-screen.module.css';

/** Shown when a page's content could not be loaded; the way out is a full load of the same address (spec 2). */
export const FallbackScreen = () => {
  useSignals();
  const { t } = useWords();
  const { path, search } = useShopState().route.value.address;
  return (
    <div className={styles.screen} role="alert">
      <Icon name="drop" className={styles.sign} />
      <h1 tabIndex={-1}>{t('Fallback.Title')}</h1>
      <p className={styles.lead}>{t('Fallback.Text')}</p>
      <a className={buttonClass({})} href={search === '' ? path : `${path}?${search}`}>
        {t('TryAgain')}
      </a>
    </div>
  );
};
