import type { ShopPort } from '@shop/core/cart/shop-port';
import type { CheckoutPort } from '@shop/core/checkout/checkout-port';
import type { ContentPort } from '@shop/core/content/content-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { errAsync } from 'neverthrow';
import { hostPorts } from '../host/host-ports.ts';
import { sellingSample } from '../sample/catalog/offered-sample.ts';
import { sampleContent } from '../sample/content/sample-content.ts';
import { memoryHostStore } from '../store-memory/memory-host-store.ts';
import { memoryTryStore } from '../store-memory/memory-try-store.ts';

const unavailable = () => errAsync({ kind: 'unreachable', cause: 'network' } as const);

/** Nothing that is shown can be paid. */
const noPayments: PaymentProviderPort = { openSession: unavailable, queryAttempt: unavailable, refund: unavailable };

export type SampleShop = { readonly shop: ShopPort; readonly checkout: CheckoutPort; readonly content: ContentPort };

/** The sample as a shop of its own in memory: apart from whatever is sold, and gone with the process. */
export const openSampleShop = async ({
  clock,
  random,
}: {
  readonly clock: ClockPort;
  readonly random: RandomPort;
}): Promise<SampleShop> => {
  const store = memoryHostStore(sellingSample(clock.today()), clock);
  const { shop, checkout } = hostPorts({
    ...{ store, random, provider: noPayments, publicOrigin: () => '' },
    tries: memoryTryStore(clock),
  });
  return { shop, checkout, content: sampleContent };
};
