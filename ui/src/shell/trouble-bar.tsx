import { useEffect } from 'react';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { useShopState } from '../shop-context.tsx';
import { useShared } from '../signals/shared.ts';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './trouble-bar.module.css';
import { watchTrouble } from './watch-trouble.ts';

/** Says that there is no network, or offers a reload when the page's code is of an old release. Typed text is kept. */
export const TroubleBar = () => {
  const { trouble } = useShopState();
  const now = useShared(trouble);
  const { t } = useTranslator();
  useEffect(() => watchTrouble(trouble), [trouble]);
  return (
    <div aria-live="polite" className={styles.bar}>
      {now === undefined ? null : (
        <Notice tone="warning">
          {t(now === 'offline' ? 'Trouble.Offline' : 'Trouble.Outdated')}{' '}
          {now === 'offline' ? null : (
            <Button look="quiet" onClick={() => location.reload()}>
              {t('Trouble.Reload')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
};
