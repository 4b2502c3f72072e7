import type { Signal } from '@preact/signals-react';

export type ToastTone = 'success' | 'error';

export type Toast = {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
  /** Path of the page that shows it; `undefined` for the page that is shown now. */
  readonly on?: string | undefined;
};

/** Time after which a toast disappears. Units: milliseconds. */
export const toastLifetime = 5000;

/** Shows a toast below the others. An earlier toast with the same text is replaced. */
export const showToast = (toasts: Signal<readonly Toast[]>, toast: Omit<Toast, 'id'>): void => {
  const others = toasts.peek().filter(({ text }) => text !== toast.text);
  const id = 1 + Math.max(0, ...toasts.peek().map((other) => other.id));
  toasts.value = [...others, { ...toast, id }];
};

/** Removes the toasts of the page that the visitor left; those of the page `path` stay. */
export const leaveToasts = (toasts: Signal<readonly Toast[]>, path: string): void => {
  toasts.value = toasts.peek().flatMap((toast) => (toast.on === path ? [{ ...toast, on: undefined }] : []));
};

/** Removes error toasts; called when the visitor tries again. */
export const hideErrors = (toasts: Signal<readonly Toast[]>): void => {
  toasts.value = toasts.peek().filter(({ tone }) => tone !== 'error');
};

/** Removes a toast. */
export const hideToast = (toasts: Signal<readonly Toast[]>, id: number): void => {
  toasts.value = toasts.peek().filter((toast) => toast.id !== id);
};
