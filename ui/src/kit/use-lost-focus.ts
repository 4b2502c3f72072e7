import { type RefObject, useEffect, useRef } from 'react';

/** Focuses `element` when the element with the focus has been removed from the page. */
export const useLostFocus = (element: RefObject<HTMLElement | null>, isGone: boolean): void => {
  const wasGone = useRef(isGone);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isGone && !wasGone.current && isLost) element.current?.focus();
    wasGone.current = isGone;
  }, [isGone, element]);
};
