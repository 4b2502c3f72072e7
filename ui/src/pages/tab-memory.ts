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
    // A full or forbidden storage costs the memory, not the purchase.
  }
};

type Memory = {
  /** Nothing is remembered without a name. */
  readonly name: string | undefined;
  /** What is typed now; empty while nothing is. */
  readonly text: string;
  /** Begins with what this tab remembers; not called where something is typed already. */
  readonly onRecall: (text: string) => void;
};

/** Keeps what is typed over a reload, in this tab alone. Never for personal data. */
export const useTabMemory = ({ name, text, onRecall }: Memory): void => {
  const isRecalled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed alone decides
  useEffect(() => {
    if (name === undefined) return;
    // The server draws what came back of a form; what this tab remembers is known once the page is taken over.
    const kept = isRecalled.current || text !== '' ? undefined : recall(name);
    isRecalled.current = true;
    if (kept === undefined) remember(name, text);
    else onRecall(kept);
  }, [name, text]);
};
