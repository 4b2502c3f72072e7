import type { Signal } from '@preact/signals-react';
import type { Trouble } from '../signals/shop-state.ts';

/** Hides a picture that cannot be fetched, so that its placeholder shows instead of a broken frame. */
const hidePicture = ({ target }: Event): void => {
  if (target instanceof HTMLImageElement) target.dataset.missing = '';
};

/** Fetches the missing pictures again. */
const fetchPictures = (): void => {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
    delete picture.dataset.missing;
    const { src } = picture;
    picture.src = src;
  }
};

/** Returns why a fetch failed: no network, or else code that a new release has removed. */
export const troubleNow = (): Trouble => (navigator.onLine ? 'outdated' : 'offline');

/** Watches the network, and code and pictures that cannot be fetched. Returns a function that stops it. */
export const watchTrouble = (trouble: Signal<Trouble | undefined>): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const report = () => {
    trouble.value = troubleNow();
  };
  addEventListener('offline', report, { signal });
  addEventListener('vite:preloadError', report, { signal });
  addEventListener(
    'online',
    () => {
      trouble.value = undefined;
      fetchPictures();
    },
    { signal },
  );
  document.addEventListener('error', hidePicture, { capture: true, signal });
  if (!navigator.onLine) report();
  return () => listening.abort();
};
