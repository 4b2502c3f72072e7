/** What this tab remembers over a reload, by name; nothing where the browser keeps nothing. Never for personal data
 *  (D-TAB-MEMORY). */
export const recall = (name: string): string | undefined => {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Empty text is forgotten. */
export const remember = (name: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // A full or forbidden storage costs the memory, not the purchase.
  }
};
