import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import type { Routed } from './site-app.ts';

/** Whatever stands behind the shop: our own database or a provider elsewhere. */
export type Provider = {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  readonly profile?: ProfilePort;
  /** Routes of its own: notifications of the payment page, media, the payment page itself. */
  readonly routes: readonly Routed[];
  /** Hosts besides our own that pictures come from. */
  readonly imageOrigins?: readonly string[];
  readonly dataFile?: string;
  readonly close: () => Promise<void>;
};

/** Folder of the sample's paintings, and the program that resizes them. */
export type PictureFiles = { readonly picturesDir: string; readonly encoder: string };

/** What a provider needs to know about the place that it runs in. */
export type ProviderPlace = {
  /** As visitors and the payment page reach the shop, without a slash at the end. */
  readonly origin: string;
  /** Answers requests to our own origin without a socket. */
  readonly ownFetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly files: PictureFiles;
};
