import { useEffect } from 'react';
import { Toast as ToastBox } from '../kit/toast.tsx';
import { useShopState } from '../shop-context.tsx';
import { useShared } from '../signals/shared.ts';
import { hideToast, type Toast, toastLifetime } from '../signals/toasts.ts';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './toasts.module.css';

/** Green and red messages that disappear by themselves. The live region exists from the start, so that screen readers
 *  announce additions; a modal window has a live region of its own, since nothing outside it is announced. */
export const Toasts = () => {
  const { toasts } = useShopState();
  const visible = useShared(toasts);
  const { t } = useTranslator();
  return (
    <section className={styles.toasts} aria-label={t('Toast.Region')} aria-live="polite">
      {visible.map((toast) => (
        <PassingToast key={toast.id} toast={toast} onClose={() => hideToast(toasts, toast.id)} />
      ))}
    </section>
  );
};

const PassingToast = ({ toast, onClose }: { readonly toast: Toast; readonly onClose: () => void }) => {
  const { t } = useTranslator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer per toast, independent of redraws
  useEffect(() => {
    const timer = setTimeout(onClose, toastLifetime);
    return () => clearTimeout(timer);
  }, [toast.id]);
  return <ToastBox tone={toast.tone} text={toast.text} closeLabel={t('Toast.Close')} onClose={onClose} />;
};
