import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failures/failure.ts';
import type { OpenCatalog } from '../ports/operator.ts';
import type { ShopSettings } from '../ports/shop-settings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { asOperator } from './as-operator.ts';

/** What a shop sells, for its operator. */
export const openCatalog = (settings: ShopSettings, terminal: Terminal): ResultAsync<OpenCatalog, Failure> =>
  asOperator<OpenCatalog>(settings, terminal, {
    own: async (store) => (await import('@shop/adapters/assemble/embedded-catalog')).openEmbeddedCatalog(store),
    running: async (shop) => {
      const { httpOperator } = await import('@shop/adapters/operator/http-operator');
      return { catalog: httpOperator(shop).catalog, close: async () => undefined };
    },
    never: 'only a shop of our own can be told what it sells',
  });
