/** Events that count as use of the page. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'popstate', 'pushState'] as const;

let seen: Promise<void> | undefined;

/** Resolves at the visitor's first use of the page; on the server, at once. Listens in the capture phase, since React
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
