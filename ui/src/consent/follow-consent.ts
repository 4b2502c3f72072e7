import { holdsKey } from '@shop/core/text/impersonal-text';
import type { Tracking } from '../client-settings.ts';
import type { Shop } from '../shop-context.tsx';

/** Delay after the page is loaded, so that it is drawn and responsive before tracking starts. Units: milliseconds. */
const delay = 1_000;

const loadedPage = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => setTimeout(resolve, delay);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });

/** Starts the programs of the settings once the visitor has agreed, and never before. */
export const followConsent = (
  { state: { consent, route, reference } }: Pick<Shop, 'state'>,
  { tagManagerId, errorReporting }: Tracking,
  reportWith: (report: (error: unknown) => void) => void,
): void => {
  const start = async (): Promise<void> => {
    await loadedPage();
    if (tagManagerId !== undefined) startTagManager(tagManagerId);
    if (errorReporting === undefined) return;
    const { startErrorReporting } = await import('./error-reporting.ts');
    reportWith(startErrorReporting({ address: errorReporting, reference, route }));
  };
  const stop = consent.subscribe((answer) => {
    if (answer !== 'given') return;
    // Runs after `subscribe` has returned `stop`, as the callback may run during that call.
    queueMicrotask(() => stop());
    // Without its code tracking does not start; nothing else fails.
    void start().catch(() => undefined);
  });
};

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Loads a tag manager's container. Never on a page whose address contains a key, since all scripts of the container
 *  could read it. */
const startTagManager = (id: string): void => {
  if (holdsKey(location.href)) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': performance.timeOrigin + performance.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
};
