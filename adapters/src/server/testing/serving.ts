import { stubCheckout, stubContent, stubShop } from '@shop/core/testing/stub-ports';
import { seededRandom } from '../../platform/random/crypto-random.ts';
import { type ApiSettings, apiRouter } from '../api-router.ts';
import { listen, type RunningServer } from '../server.ts';

/** Serves the API on a free port of this computer. Ports that a test does not provide fail it when they are called. */
export const serving = async (settings: Partial<ApiSettings> = {}): Promise<RunningServer> => {
  const router = apiRouter({
    shop: stubShop(),
    checkout: stubCheckout(),
    content: stubContent(),
    random: seededRandom('api'),
    secure: false,
    ...settings,
  });
  const running = await listen(router, { host: '127.0.0.1', port: 0 });
  return running._unsafeUnwrap();
};
