import type { CustomerDrafts } from '@shop/core/customer/customer-drafts';
import type { AccountsPort } from '@shop/core/ports/accounts-port';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import type { SupportPort } from '@shop/core/ports/support-port';
import type { Hono } from 'hono';

/** Whatever stands behind the shop: our own database or a provider elsewhere. */
export type Provider = SupportPort & {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  /** Which content system and site elsewhere tells it; none when it is our own. */
  readonly contentSource?: string;
  readonly profile?: ProfilePort;
  /** Where accounts are opened; none where they are kept elsewhere. */
  readonly accounts?: AccountsPort;
  /** Where it keeps personal data that nobody has saved yet. */
  readonly drafts?: CustomerDrafts;
  /** Routes of its own: notifications of the payment provider, media, the payment stand-in. */
  readonly routes: readonly Hono[];
  /** Hosts besides our own that pictures come from. */
  readonly imageOrigins?: readonly string[];
  readonly dataFile?: string;
  readonly close: () => Promise<void>;
};
