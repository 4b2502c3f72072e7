import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Database } from './database.ts';
import type { LoadCatalogue } from './load-catalogue.ts';

/** What the checkout is built from. */
export type CheckoutParts = {
  readonly database: Database;
  readonly loadCatalogue: LoadCatalogue;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly provider: PaymentProviderPort;
  /** The shop's own origin as the browser and the payment provider reach it, without a slash at the end; asked when a
   *  payment starts, because a port may be known late. */
  readonly publicOrigin: () => string;
};
