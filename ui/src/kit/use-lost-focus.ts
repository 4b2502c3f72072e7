import { type RefObject, useEffect, useRef } from 'react';

/** Gives a place the focus that was lost together with what had it, once that is gone from the page. */
export const useLostFocus = (place: RefObject<HTMLElement | null>, isGone: boolean): void => {
  const wasGone = useRef(isGone);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isGone && !wasGone.current && isLost) place.current?.focus();
    wasGone.current = isGone;
  }, [isGone, place]);
};
