import type { ShopError } from '@shop/core/errors/shop-error';
import type { CheckoutPort } from '@shop/core/ports/checkout-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { ShopPort } from '@shop/core/ports/shop-port';
import type { ResultAsync } from 'neverthrow';
import type { PaymentCard } from './shop-access.ts';

/** A way to a shop's data, with the payment page that belongs to it. */
export type DataPorts = {
  readonly shop: ShopPort;
  readonly checkout: CheckoutPort;
  readonly content: ContentPort;
  /** What addresses without an origin count from. */
  readonly origin: string;
  /** Gives the address that the payment page sends the buyer back to. */
  payWithCard(pageAddress: string, card: PaymentCard): ResultAsync<string, ShopError>;
  /** What turned out to be unusable only on the way, in words. */
  fault(): string | undefined;
  close(): Promise<void>;
};
