import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { useShopState } from '../shop-context.tsx';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './trouble-bar.module.css';
import { watchTrouble } from './watch-trouble.ts';

/** Says that there is no network, or offers once to load the page again when its code is of a release that is gone. Nothing that was
 *  typed is lost by either (D-OFFLINE). */
export const TroubleBar = () => {
  useSignals();
  const { trouble } = useShopState();
  const { t } = useTranslator();
  useEffect(() => watchTrouble(trouble), [trouble]);
  return (
    <div aria-live="polite" className={styles.bar}>
      {trouble.value === undefined ? null : (
        <Notice tone="warning">
          {t(trouble.value === 'offline' ? 'Trouble.Offline' : 'Trouble.Outdated')}{' '}
          {trouble.value === 'offline' ? null : (
            <Button look="quiet" onClick={() => location.reload()}>
              {t('Trouble.Reload')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
};
