import { importedSample, sellingSample } from '@shop/adapters/sample/catalog/offered-sample';
import { sampleContent } from '@shop/adapters/sample/content/sample-content';
import { sellerAccounts } from '@shop/adapters/seller/seller-accounts';
import { sellerDesk } from '@shop/adapters/seller/seller-desk';
import { sellerPorts } from '@shop/adapters/seller/seller-ports';
import { embeddedShopOver } from '@shop/adapters/shop/embedded-shop';
import { memoryAccountStore } from '@shop/adapters/store/memory/memory-account-store';
import { type MemorySellerStore, memorySellerStore } from '@shop/adapters/store/memory/memory-seller-store';
import { memoryTryStore } from '@shop/adapters/store/memory/memory-try-store';
import { ok } from 'neverthrow';
import { memoryCatalog } from './memory-catalog.ts';

/** Opens a shop whose host keeps carts, orders and payments in memory, without a database. `keep` is called with its
 *  store. */
export const memoryShop = (keep: (store: MemorySellerStore) => void) =>
  embeddedShopOver(async ({ clock, random, paymentProvider: provider, publicOrigin, hashCost, limits }) => {
    const store = memorySellerStore(sellingSample(clock.today()), clock);
    keep(store);
    const tries = memoryTryStore(clock);
    const { shop, checkout, returnFrom, settler, run } = sellerPorts({
      store,
      clock,
      tries,
      limits,
      random,
      provider,
      publicOrigin,
    });
    const catalog = memoryCatalog(store, clock, importedSample(clock.today()));
    const accounts = sellerAccounts({ store: memoryAccountStore(store.state), tries, clock, random, hashCost });
    const desk = sellerDesk(store, run);
    return ok({
      shop,
      checkout,
      content: sampleContent,
      catalog,
      desk,
      profile: accounts,
      accounts,
      settleNotification: settler.settleNotification,
      returnFrom,
      close: async () => undefined,
    });
  });
