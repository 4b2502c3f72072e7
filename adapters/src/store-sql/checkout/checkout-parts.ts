import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import type { ShopParts } from '../cart/shop-parts.ts';

/** What the SQL side of the checkout is made of. */
export type CheckoutParts = ShopParts & {
  readonly provider: PaymentProviderPort;
  /** The shop's own origin as the browser and the payment provider reach it, without a slash at the end; asked when a
   *  payment starts, because a port may be known late. */
  readonly publicOrigin: () => string;
};
