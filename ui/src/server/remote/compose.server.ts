import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { httpCheckout } from '@shop/adapters/client/http-checkout';
import { httpContent } from '@shop/adapters/client/http-content';
import { httpProfile } from '@shop/adapters/client/http-profile';
import { httpShop } from '@shop/adapters/client/http-shop';
import { retryingTransport } from '@shop/adapters/client/retrying-transport';
import { cleanHtml } from '@shop/adapters/rich-text/clean-html';
import { cleaningContent, cleaningShop } from '@shop/adapters/rich-text/cleaning-ports';
import type { Cleaner } from '@shop/core/content/clean-html';
import { Hono } from 'hono';
import type { Provider } from '../provider.ts';
import type { ServerSettings } from '../settings.ts';

/** Units: milliseconds for the first byte to the last of one try. */
const timeoutMs = 3000;

/** Fixed value that the provider's login asks for (spec 6). */
const loginEnvironment = 999;

/** The real provider, with the shared client credential that never reaches a browser (design 1). */
export const remoteProvider = (settings: ServerSettings, providerUrl: string): Provider => {
  const { PROVIDER_USER, PROVIDER_PASSWORD, CONTENT_URL, CONTENT_API_KEY, PROFILE_URL } = settings;
  const contentUrl = CONTENT_URL ?? providerUrl;
  const credential =
    PROVIDER_USER === undefined || PROVIDER_PASSWORD === undefined
      ? {}
      : { basicAuth: { user: PROVIDER_USER, password: PROVIDER_PASSWORD } };
  const calls = retryingTransport(fetchTransport({ baseUrl: providerUrl, timeoutMs, ...credential }));
  const content = retryingTransport(
    fetchTransport({
      baseUrl: contentUrl,
      timeoutMs,
      ...(CONTENT_API_KEY === undefined ? {} : { headers: { 'Api-Key': CONTENT_API_KEY } }),
    }),
  );
  const profile = retryingTransport(fetchTransport({ baseUrl: PROFILE_URL ?? providerUrl, timeoutMs, ...credential }));
  // What the content system writes is shown as it is cleaned here; its pictures lie on its own host.
  const mediaOrigin = new URL(contentUrl).origin;
  const clean: Cleaner = (html) => cleanHtml(html, { mediaOrigin });
  return {
    shop: cleaningShop(httpShop(calls), clean),
    checkout: httpCheckout(calls),
    content: cleaningContent(httpContent(content, { mediaOrigin }), clean),
    profile: httpProfile(profile, { environment: loginEnvironment }),
    routes: [{ path: '/', app: mediaElsewhere(new URL(providerUrl).origin) }],
    imageOrigins: [contentUrl, providerUrl].map((url) => new URL(url).origin),
    close: async () => undefined,
  };
};

/** Products name their pictures by path; the browser is sent to the host that has them. */
const mediaElsewhere = (origin: string): Hono =>
  new Hono().get('/media/*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    c.header('Cache-Control', 'public, max-age=86400');
    return c.redirect(origin + pathname + search, 302);
  });
