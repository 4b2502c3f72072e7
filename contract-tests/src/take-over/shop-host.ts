import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { shopper } from '@shop/adapters/seller/testing/shopper';
import { type EmbeddedProviderOptions, openEmbeddedProvider } from '@shop/adapters/shop/open-embedded-provider';
import { adult, termalija, visitDay } from '@shop/adapters/store/testing/test-shop';
import type { CartId } from '@shop/core/ids';
import { crowd } from '@shop/core/testing/crowd';
import { onTestFinished } from 'vitest';
import type { WatchedBank } from './watched-bank.ts';

type HostOptions = Pick<EmbeddedProviderOptions, 'dataDir' | 'shared' | 'clock' | 'onStoreFailure'> & {
  readonly bank: WatchedBank;
};

/** Opens a host of a shop with the sample, used through its ports; closed after the test. */
export const shopHost = async ({ bank, ...options }: HostOptions) => {
  const opened = await openEmbeddedProvider({
    ...options,
    random: cryptoRandom,
    paymentProvider: bank.provider,
    publicOrigin: () => 'https://shop.example',
    paymentOrigins: ['https://bank.example'],
    limits: crowd,
  });
  const { shop, checkout, settleNotification, close } = opened._unsafeUnwrap();
  onTestFinished(close);
  const visitor = shopper({ shop, checkout });
  const day = { ticket: { id: termalija }, date: visitDay };
  return {
    shop,
    checkout,
    settle: settleNotification,
    save: visitor.save,
    load: visitor.load,
    /** Adds a number of persons on the day of the visit, to a new cart unless one is named. */
    add: (persons: number, cartId?: CartId) => visitor.add(day, [{ priceListId: adult, quantity: persons }], cartId),
    /** Units: persons. */
    placesLeft: () => visitor.placesLeft(day),
  };
};

export type ShopHost = Awaited<ReturnType<typeof shopHost>>;
