import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect, useRef } from 'react';
import { useShopState } from '../shop-context.tsx';

/** A `<details>` menu opens without any script; with script it also closes on Escape, on a click beside it and on leaving
 *  the page that it was opened on. */
export const useDetailsMenu = (): RefObject<HTMLDetailsElement | null> => {
  useSignals();
  const menu = useRef<HTMLDetailsElement>(null);
  const route = useShopState().route.value;

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when another page is shown
  useEffect(() => {
    if (menu.current !== null) menu.current.open = false;
  }, [route]);

  useEffect(() => {
    const closeBeside = (event: MouseEvent) => {
      if (event.target instanceof Node && menu.current?.contains(event.target) === false) menu.current.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || menu.current?.open !== true) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', closeBeside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('click', closeBeside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return menu;
};
