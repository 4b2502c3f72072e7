/** Addresses of what starts a page. */
export type PageScripts = {
  readonly scripts: readonly string[];
  /** What those import, and the page's sections. */
  readonly modules: readonly string[];
  readonly translationsHref: string;
};

/** Runs in the page, so it may use nothing of this file. */
const startLate = (page: Document, { scripts, modules, translationsHref }: PageScripts): void => {
  const { currentScript } = page;
  const nonce = currentScript instanceof HTMLElement ? currentScript.nonce : '';
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = (): void => {
    if (signal.aborted) return;
    waiting.abort();
    const link = (facts: Partial<HTMLLinkElement>): void =>
      page.head.append(Object.assign(page.createElement('link'), facts));
    for (const href of modules) link({ rel: 'modulepreload', href, nonce });
    link({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: translationsHref });
    for (const src of scripts)
      page.head.append(Object.assign(page.createElement('script'), { type: 'module', src, nonce }));
  };
  const startOncePainted = (): void => new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  for (const sign of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, start, { capture: true, passive: true, signal });
  addEventListener('load', startOncePainted, { signal });
  setTimeout(start, 3000);
};

/** A script at the end of a page that fetches the page's scripts after pictures and typefaces of the first screen are
 *  painted, at the first sign of use, or after three seconds: on a slow line they would compete with the first
 *  screen. */
export const lateStart = (files: PageScripts): string => `(${startLate})(document,${JSON.stringify(files)})`;
