import type { Signal } from '@preact/signals-react';

export type ToastTone = 'success' | 'error';

export type Toast = { readonly id: number; readonly tone: ToastTone; readonly text: string };

/** Time after which a toast disappears. Units: milliseconds. */
export const toastLifetime = 5000;

/** Shows a toast below the others. An earlier toast with the same text is replaced. */
export const showToast = (toasts: Signal<readonly Toast[]>, tone: ToastTone, text: string): void => {
  const others = toasts.peek().filter((toast) => toast.text !== text);
  const id = 1 + Math.max(0, ...toasts.peek().map((toast) => toast.id));
  toasts.value = [...others, { id, tone, text }];
};

/** Removes error toasts; called when the visitor tries again. */
export const hideErrors = (toasts: Signal<readonly Toast[]>): void => {
  toasts.value = toasts.peek().filter(({ tone }) => tone !== 'error');
};

/** Removes a toast. */
export const hideToast = (toasts: Signal<readonly Toast[]>, id: number): void => {
  toasts.value = toasts.peek().filter((toast) => toast.id !== id);
};
