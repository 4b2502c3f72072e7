import { holdsKey } from '@shop/core/text/impersonal-text';
import type { Tracking } from '../client-settings.ts';
import type { Shop } from '../shop-context.tsx';

/** Units: milliseconds after the page was loaded, so that it is drawn and answers before anything else. */
const patience = 1_000;

const loadedPage = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => setTimeout(resolve, patience);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });

/** Starts what the settings name as soon as the visitor has agreed, and only then. */
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
    // Still inside the call that gives it.
    queueMicrotask(() => stop());
    // Code that cannot be fetched is not missed.
    void start().catch(() => undefined);
  });
};

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Loads a tag manager's container. Never where the address holds a key: whatever it loads could read it. */
const startTagManager = (id: string): void => {
  if (holdsKey(location.href)) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': performance.timeOrigin + performance.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
};
