import { stubCheckout, stubContent, stubShop } from '@shop/core/testing/stub-ports';
import { cryptoRandom, seededRandom } from '../../platform/random/crypto-random.ts';
import type { ServedPorts } from '../../wire/calls/transport-over.ts';
import { callsAt } from '../../wire/client/testing/calls-at.ts';
import { type ApiSettings, apiRouter } from '../api-router.ts';
import { listen, type RunningServer } from '../server.ts';

/** The API on a free port of this computer, over ports of which a test names the calls it expects. */
export const serving = async (given: Partial<ApiSettings> = {}): Promise<RunningServer> => {
  const router = apiRouter({
    shop: stubShop(),
    checkout: stubCheckout(),
    content: stubContent(),
    random: seededRandom('api'),
    secure: false,
    ...given,
  });
  const running = await listen(router, { host: '127.0.0.1', port: 0 });
  return running._unsafeUnwrap();
};

const rethrow = (defect: unknown): never => {
  throw defect;
};

/** Ports behind client adapter, a real socket and server adapter, where nothing may crash. */
export const servedCalls = async (ports: Partial<ServedPorts>) => {
  const { url, close } = await serving({ ...ports, random: cryptoRandom, onCrash: rethrow });
  return { calls: callsAt(url), close };
};
