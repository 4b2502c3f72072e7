import { stubCheckout, stubContent, stubShop } from '@shop/core/testing/stub-ports';
import { cryptoRandom, seededRandom } from '../../platform/random/crypto-random.ts';
import type { ServedPorts } from '../../wire/calls/transport-over.ts';
import { callsAt } from '../../wire/client/testing/calls-at.ts';
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

const rethrow = (defect: unknown): never => {
  throw defect;
};

/** Returns calls that pass a client adapter, a socket and the server adapter to reach the ports. An exception fails
 *  the test. */
export const servedCalls = async (ports: Partial<ServedPorts>) => {
  const { url, close } = await serving({ ...ports, random: cryptoRandom, onCrash: rethrow });
  return { calls: callsAt(url), close };
};
