import { useEffect } from 'react';

// Where each address was left, for the way back. The browser itself restores too early: the page is not there yet.
const left = new Map<string, number>();
let goingBack = false;

const here = (): string => window.location.pathname + window.location.search;

/** Remembers how far down each page was read. */
export const useScrollMemory = (): void => {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let shown = here();
    const remember = () => {
      if (shown === here()) left.set(shown, window.scrollY);
    };
    const back = () => {
      goingBack = true;
      shown = here();
    };
    const moved = () => {
      shown = here();
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('popstate', back);
    window.addEventListener('pushState', moved);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('popstate', back);
      window.removeEventListener('pushState', moved);
    };
  }, []);
};

/** A new page starts at the top, or at its anchor; on the way back it stands where it was left. */
export const restoreScroll = (): void => {
  const anchor = window.location.hash === '' ? null : document.getElementById(window.location.hash.slice(1));
  if (anchor !== null) anchor.scrollIntoView();
  else window.scrollTo({ top: goingBack ? (left.get(here()) ?? 0) : 0, behavior: 'instant' });
  goingBack = false;
};
