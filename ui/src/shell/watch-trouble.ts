import type { Signal } from '@preact/signals-react';
import type { Trouble } from '../signals/shop-state.ts';

/** Marks a picture or style sheet that cannot be fetched; of the picture, the placeholder shows instead of a broken
 *  frame. */
const markMissing = ({ target }: Event): void => {
  if (target instanceof HTMLImageElement || target instanceof HTMLLinkElement) target.dataset.missing = '';
};

/** Fetches missing pictures and style sheets again. The code that belongs to a style sheet is not fetched with it a
 *  second time, so it would be drawn without its styles. */
export const fetchMissing = (): void => {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
    delete picture.dataset.missing;
    const { src } = picture;
    picture.src = src;
  }
  for (const missing of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-missing]')) {
    const { rel, href, crossOrigin } = missing;
    missing.replaceWith(Object.assign(document.createElement('link'), { rel, href, crossOrigin }));
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
      fetchMissing();
    },
    { signal },
  );
  document.addEventListener('error', markMissing, { capture: true, signal });
  if (!navigator.onLine) report();
  return () => listening.abort();
};
