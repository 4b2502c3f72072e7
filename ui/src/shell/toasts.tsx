import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { classNames } from '../kit/class-names.ts';
import { Icon } from '../kit/icon.tsx';
import { useShopState } from '../shop-context.tsx';
import { hideToast, type Toast, toastLifetime } from '../signals/toasts.ts';
import { useWords } from '../words/use-words.ts';
import styles from './toasts.module.css';

/** Green and red messages that go by themselves after 5000 ms (spec 4). The region is there from the start, so that
 *  a screen reader hears what comes into it. */
export const Toasts = () => {
  useSignals();
  const { toasts } = useShopState();
  const { t } = useWords();
  return (
    <section className={styles.toasts} aria-label={t('Toast.Region')} aria-live="polite">
      {toasts.value.map((toast) => (
        <ToastBox key={toast.id} toast={toast} onClose={() => hideToast(toasts, toast.id)} />
      ))}
    </section>
  );
};

const ToastBox = ({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) => {
  const { t } = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer per toast, whatever is drawn meanwhile
  useEffect(() => {
    const timer = setTimeout(onClose, toastLifetime);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return (
    <div className={classNames(styles.toast, styles[toast.tone])} role={toast.tone === 'error' ? 'alert' : undefined}>
      <Icon name={toast.tone === 'error' ? 'warning' : 'check'} />
      <p>{toast.text}</p>
      <button type="button" className={styles.close} aria-label={t('Toast.Close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
};
