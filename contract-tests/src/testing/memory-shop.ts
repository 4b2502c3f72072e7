import { hostAccounts } from '@shop/adapters/host/host-accounts';
import { hostDesk } from '@shop/adapters/host/host-desk';
import { hostPorts } from '@shop/adapters/host/host-ports';
import { embeddedShopOver } from '@shop/adapters/open/embedded-shop';
import { sellingSample } from '@shop/adapters/sample/catalog/offered-sample';
import { sampleContent } from '@shop/adapters/sample/content/sample-content';
import { memoryAccountStore } from '@shop/adapters/store-memory/memory-account-store';
import { type MemoryHostStore, memoryHostStore } from '@shop/adapters/store-memory/memory-host-store';
import { memoryTryStore } from '@shop/adapters/store-memory/memory-try-store';
import { ok } from 'neverthrow';
import { memoryCatalog } from './memory-catalog.ts';

/** A shop whose host is a fold of its own decisions: carts, orders and payments without a database. `keep` gets its store. */
export const memoryShop = (keep: (store: MemoryHostStore) => void) =>
  embeddedShopOver(async ({ clock, random, paymentProvider: provider, publicOrigin, hashCost, limits }) => {
    const store = memoryHostStore(sellingSample(clock.today()), clock);
    keep(store);
    const tries = memoryTryStore(clock);
    const { shop, checkout, settler } = hostPorts({ store, clock, tries, limits, random, provider, publicOrigin });
    const catalog = memoryCatalog(store, clock);
    const accounts = hostAccounts({ store: memoryAccountStore(store.state), tries, clock, random, hashCost });
    const desk = hostDesk(store);
    return ok({
      shop,
      checkout,
      content: sampleContent,
      catalog,
      desk,
      profile: accounts,
      accounts,
      settleNotification: settler.settleNotification,
      close: async () => undefined,
    });
  });
