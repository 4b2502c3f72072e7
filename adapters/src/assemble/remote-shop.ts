import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { BasicAuth } from '../client/call-headers.ts';
import { type FetchTransportSettings, fetchTransport } from '../client/fetch-transport.ts';
import { httpCheckout } from '../client/http-checkout.ts';
import { httpContent } from '../client/http-content.ts';
import { httpProfile } from '../client/http-profile.ts';
import { httpShop } from '../client/http-shop.ts';
import { retryingTransport } from '../client/retrying-transport.ts';
import type { Transport } from '../client/transport.ts';
import type { FetchFunction } from '../payment/fetch-function.ts';
import { payWithCard } from '../payment-standin/pay-with-card.ts';
import type { ShopData } from './shop-data.ts';

/** Units: milliseconds for one try, from the first byte sent to the last one read. */
const timeoutMs = 3000;

/** Fixed value that the provider's login asks for. */
const loginEnvironment = 999;

export type RemoteShopOptions = {
  /** A shop's own address or a provider's, without a slash at the end: both speak the same calls. */
  readonly url: string;
  /** The shared client credential of a provider; lent to the provider's calls and accounts, never to content elsewhere. */
  readonly credential?: BasicAuth;
  /** The content system where it is not the shop itself. */
  readonly content?: { readonly url: string; readonly apiKey?: string };
  /** Origin of the content's pictures where their paths are not ours. */
  readonly mediaOrigin?: string;
  /** Where accounts live when it is not `url`. */
  readonly profileUrl?: string;
  readonly fetch?: FetchFunction;
};

export type RemoteShop = ShopData & { readonly profile: ProfilePort };

/** A shop over HTTP. Calls that may be repeated are. */
export const remoteShop = (options: RemoteShopOptions): RemoteShop => {
  const { url, credential, content, mediaOrigin, profileUrl = url, fetch = globalThis.fetch } = options;
  const transport = (settings: Pick<FetchTransportSettings, 'baseUrl' | 'basicAuth' | 'headers'>): Transport =>
    retryingTransport(fetchTransport({ ...settings, fetch, timeoutMs }));
  const basicAuth = credential === undefined ? {} : { basicAuth: credential };
  const apiKey = content?.apiKey === undefined ? {} : { headers: { 'Api-Key': content.apiKey } };
  const calls = transport({ baseUrl: url, ...basicAuth });
  const contentCalls = content === undefined ? calls : transport({ baseUrl: content.url, ...apiKey });
  return {
    shop: httpShop(calls),
    checkout: httpCheckout(calls),
    content: httpContent(contentCalls, mediaOrigin === undefined ? {} : { mediaOrigin }),
    profile: httpProfile(transport({ baseUrl: profileUrl, ...basicAuth }), { environment: loginEnvironment }),
    payWithCard: (pageAddress, card) => payWithCard(new URL(pageAddress, url).href, card, fetch),
    fault: () => undefined,
    close: async () => undefined,
  };
};
