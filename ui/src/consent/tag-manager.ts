import { holdsKey } from '@shop/core/text/impersonal-text';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Loads a tag manager's container. Never where the address holds a key: whatever it loads could read it (D-CONSENT). */
export const startTagManager = (id: string): void => {
  if (holdsKey(location.href)) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ 'gtm.start': performance.timeOrigin + performance.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
};
