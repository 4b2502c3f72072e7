import { useEffect } from 'react';
import type { Address } from '../page-data/route-data.ts';
import { useShopState } from '../shop-context.tsx';

// Where each address was left, for the way back. The browser itself restores too early: the page is not there yet.
const left = new Map<string, number>();
let goingBack = false;

const keyOf = ({ path, search }: Address): string => `${path}?${search}`;
const here = (): string => keyOf({ path: window.location.pathname, search: window.location.search.slice(1) });

/** Remembers how far down each page was read, as long as the address bar names the page that is shown. */
export const useScrollMemory = (): void => {
  const { route } = useShopState();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (keyOf(route.peek().address) === here()) left.set(here(), window.scrollY);
    };
    const back = () => {
      goingBack = true;
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('popstate', back);
    };
  }, [route]);
};

/** Anchors have letters of every language, which addresses carry encoded. */
const anchorIn = (hash: string): HTMLElement | null => {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/** A new page starts at the top, or at its anchor; on the way back it stands where it was left. */
export const restoreScroll = (): void => {
  const anchor = anchorIn(window.location.hash);
  if (anchor !== null) anchor.scrollIntoView();
  else window.scrollTo({ top: goingBack ? (left.get(here()) ?? 0) : 0, behavior: 'instant' });
  goingBack = false;
};
