import { fetchTransport } from '@shop/adapters/http-client/fetch-transport';
import { httpCheckout } from '@shop/adapters/http-client/http-checkout';
import { httpContent } from '@shop/adapters/http-client/http-content';
import { httpProfile } from '@shop/adapters/http-client/http-profile';
import { httpShop } from '@shop/adapters/http-client/http-shop';
import { retryingTransport } from '@shop/adapters/http-client/retrying-transport';
import type { Provider } from '../provider.ts';
import type { ServerSettings } from '../settings.ts';

/** Units: milliseconds for the first byte to the last of one try. */
const timeoutMs = 3000;

/** Fixed value that the provider's login asks for (spec 6). */
const loginEnvironment = 999;

/** The real provider, with the shared client credential that never reaches a browser (design 1). */
export const remoteProvider = (settings: ServerSettings, providerUrl: string): Provider => {
  const { PROVIDER_USER, PROVIDER_PASSWORD, CONTENT_URL, CONTENT_API_KEY, PROFILE_URL } = settings;
  const credential =
    PROVIDER_USER === undefined || PROVIDER_PASSWORD === undefined
      ? {}
      : { basicAuth: { user: PROVIDER_USER, password: PROVIDER_PASSWORD } };
  const calls = retryingTransport(fetchTransport({ baseUrl: providerUrl, timeoutMs, ...credential }));
  const content = retryingTransport(
    fetchTransport({
      baseUrl: CONTENT_URL ?? providerUrl,
      timeoutMs,
      ...(CONTENT_API_KEY === undefined ? {} : { headers: { 'Api-Key': CONTENT_API_KEY } }),
    }),
  );
  const profile = retryingTransport(fetchTransport({ baseUrl: PROFILE_URL ?? providerUrl, timeoutMs, ...credential }));
  return {
    shop: httpShop(calls),
    checkout: httpCheckout(calls),
    content: httpContent(content),
    profile: httpProfile(profile, { environment: loginEnvironment }),
    routes: [],
    close: async () => undefined,
  };
};
