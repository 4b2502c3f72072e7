// Fetches the code that hydrates the page, on whichever comes first: the first screen is painted with its pictures and
// fonts, the visitor uses the page, or three seconds have passed. Fetched earlier, it would delay the first screen on a
// slow line.
import { type PageStart, pageStartId } from './page-start.ts';

const { scripts, modules, translationsHref }: PageStart = JSON.parse(
  document.getElementById(pageStartId)?.textContent ?? '',
);
const waiting = new AbortController();
const { signal } = waiting;

const start = (): void => {
  if (signal.aborted) return;
  waiting.abort();
  const link = (facts: Partial<HTMLLinkElement>): void =>
    document.head.append(Object.assign(document.createElement('link'), facts));
  for (const href of modules) link({ rel: 'modulepreload', href });
  link({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: translationsHref });
  for (const src of scripts)
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
};

const startOncePainted = (): void => new PerformanceObserver(start).observe({ type: 'paint', buffered: true });

for (const sign of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(sign, start, { capture: true, passive: true, signal });
if (document.readyState === 'complete') startOncePainted();
else addEventListener('load', startOncePainted, { signal });
setTimeout(start, 3000);
