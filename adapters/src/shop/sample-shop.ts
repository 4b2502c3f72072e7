import { plainTerms } from '@shop/core/checkout/payment-terms';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import type { Ports } from '@shop/core/use-cases/use-cases';
import { errAsync } from 'neverthrow';
import { sellingSample } from '../sample/catalog/offered-sample.ts';
import { sampleContent } from '../sample/content/sample-content.ts';
import { sellerPorts } from '../seller/seller-ports.ts';
import { memorySellerStore } from '../store/memory/memory-seller-store.ts';
import { memoryTryStore } from '../store/memory/memory-try-store.ts';

const unavailable = () => errAsync({ kind: 'unreachable', cause: 'network' } as const);

/** A provider that refuses: the sample shop sells nothing. */
const noPayments: PaymentProviderPort = {
  terms: plainTerms,
  openSession: unavailable,
  queryAttempt: unavailable,
  endAttempt: unavailable,
  refund: unavailable,
};

/** Opens the sample as a separate shop in memory, independent of the catalog on sale. */
export const openSampleShop = async ({ clock, random }: Pick<Ports, 'clock' | 'random'>) => {
  const store = memorySellerStore(sellingSample(clock.today()), clock);
  const { shop, checkout } = sellerPorts({
    store,
    clock,
    random,
    provider: noPayments,
    publicOrigin: () => '',
    tries: memoryTryStore(clock),
  });
  return { shop, checkout, content: sampleContent };
};
