import type { Signal } from '@preact/signals-react';
import type { Trouble } from '../signals/shop-state.ts';

/** A picture that cannot be fetched leaves its likeness or painted water in view, not a broken frame. */
const hidePicture = ({ target }: Event): void => {
  if (target instanceof HTMLImageElement) target.dataset.missing = '';
};

/** The same addresses again. */
const fetchPictures = (): void => {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
    delete picture.dataset.missing;
    const { src } = picture;
    picture.src = src;
  }
};

/** What fails for want of a network, or else of code that is not there any more. */
export const troubleNow = (): Trouble => (navigator.onLine ? 'outdated' : 'offline');

/** Watches the network, and code and pictures that cannot be fetched. Returns what stops it. */
export const watchTrouble = (trouble: Signal<Trouble | undefined>): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const tell = () => {
    trouble.value = troubleNow();
  };
  addEventListener('offline', tell, { signal });
  addEventListener('vite:preloadError', tell, { signal });
  addEventListener(
    'online',
    () => {
      trouble.value = undefined;
      fetchPictures();
    },
    { signal },
  );
  document.addEventListener('error', hidePicture, { capture: true, signal });
  if (!navigator.onLine) tell();
  return () => listening.abort();
};
