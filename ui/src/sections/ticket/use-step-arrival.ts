import { useEffect, useRef } from 'react';

/** Moves the view and the focus to a step that was just reached, since its button or link is gone; the first step that
 *  a page shows is left alone. */
export const useStepArrival = (step: 1 | 2) => {
  const page = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = page.current?.querySelector<HTMLElement>('h2');
    heading?.focus({ preventScroll: true });
    heading?.closest('form, section')?.scrollIntoView({ block: 'start' });
  }, [step]);
  return page;
};
