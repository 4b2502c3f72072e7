import { useEffect, useRef } from 'react';

const recall = (name: string): string | undefined => {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
};

const remember = (name: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Without storage the tab forgets what was typed; the purchase goes on.
  }
};

type Memory = {
  /** Key in the session storage; `undefined` disables the memory. */
  readonly name: string | undefined;
  /** The text now; empty while nothing is typed. */
  readonly text: string;
  /** Called with the stored text when the page starts with empty fields. */
  readonly onRecall: (text: string) => void;
};

/** Stores what is typed for a reload of this tab. Never for personal data. */
export const useTabMemory = ({ name, text, onRecall }: Memory): void => {
  const isRecalled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text changes, not when the callback does
  useEffect(() => {
    if (name === undefined) return;
    // The server draws the fields of a posted form; the stored text is readable only in the browser.
    const stored = isRecalled.current || text !== '' ? undefined : recall(name);
    isRecalled.current = true;
    if (stored === undefined) remember(name, text);
    else onRecall(stored);
  }, [name, text]);
};
