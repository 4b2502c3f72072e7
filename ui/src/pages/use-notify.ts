import { useMemo } from 'react';
import { useShopState } from '../shop-context.tsx';
import { showToast } from '../signals/toasts.ts';

/** Shows a toast. `on` is the path of the page that shows it, by default the current one. */
type ShowText = (text: string, on?: string) => void;

export type Notify = Readonly<Record<'success' | 'error', ShowText>>;

/** Returns functions that show toasts: green for success, red for errors. */
export const useNotify = (): Notify => {
  const { toasts } = useShopState();
  return useMemo(
    () => ({
      success: (text, on) => showToast(toasts, { tone: 'success', text, on }),
      error: (text, on) => showToast(toasts, { tone: 'error', text, on }),
    }),
    [toasts],
  );
};
