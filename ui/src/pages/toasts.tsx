import { useEffect, useLayoutEffect, useState } from 'react';
import { classNames } from '../kit/class-names.ts';
import { Toast as ToastBox } from '../kit/toast.tsx';
import { useRoute, useShopState } from '../shop-context.tsx';
import { useShared } from '../signals/shared.ts';
import { hideToast, type Toast, toastLifetime } from '../signals/toasts.ts';
import { useTranslator } from '../translations/use-translator.ts';
import styles from './toasts.module.css';

/** Whether the focused control is in the lower half of the window. */
const isFocusLow = (): boolean => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return top + bottom > window.innerHeight;
};

/** Green and red messages that disappear by themselves, in the half of the window without the focused control, so that
 *  they never cover what they are about. The live region exists from the start, so that screen readers announce
 *  additions; a modal window has a live region of its own, since nothing outside it is announced. */
export const Toasts = () => {
  const { toasts } = useShopState();
  const { path } = useRoute().address;
  const visible = useShared(toasts).filter(({ on }) => on === undefined || on === path);
  const { t } = useTranslator();
  const newest = visible.at(-1)?.id;
  const [isHigh, setHigh] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new toast chooses the place
  useLayoutEffect(() => setHigh(isFocusLow()), [newest]);
  return (
    <section
      className={classNames(styles.toasts, isHigh && styles.high)}
      aria-label={t('Toast.Region')}
      aria-live="polite"
    >
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
