import type { ShopError } from '@shop/core/errors/shop-error';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ProfilePort } from '@shop/core/ports/profile-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import type { SupportPort } from '@shop/core/ports/support-port';
import type { ResultAsync } from 'neverthrow';
import type { CardPayment } from '../payment-standin/pay-with-card.ts';
import type { ReadWorld } from '../tracing/capsule-world.ts';

/** The ports of a shop's data, with the payment page that belongs to them. */
export type ShopData = {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  readonly profile: ProfilePort;
  /** Goes through the payment page as a browser would; gives the address that the buyer is sent back to. */
  payWithCard(pageAddress: string, card: CardPayment): ResultAsync<string, ShopError>;
  /** What it sells and knows, for capsules; absent where only its own server could tell. */
  readonly readWorld?: ReadWorld;
  /** Takes a refusal that a use case decided itself, where calls are recorded. */
  readonly refused?: SupportPort['refused'];
  /** What turned out to be unusable only on the way, in words. */
  fault(): string | undefined;
  close(): Promise<void>;
};
