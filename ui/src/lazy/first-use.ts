/** Signs of use: a pointer over or on anything, a key, a focus, a navigation. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'popstate', 'pushState'] as const;

let seen: Promise<void> | undefined;

/** Resolves at the visitor's first sign of use; without a window, at once. Listens in the capture phase, since React
 *  stops events inside markup that is not hydrated. */
export const firstUse = (): Promise<void> => {
  seen ??= new Promise((resolve) => {
    if (typeof window === 'undefined') return resolve();
    const listening = new AbortController();
    const use = () => {
      listening.abort();
      resolve();
    };
    for (const sign of signs) {
      window.addEventListener(sign, use, { capture: true, passive: true, signal: listening.signal });
    }
  });
  return seen;
};
