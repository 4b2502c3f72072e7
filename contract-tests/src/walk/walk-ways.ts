import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { apiRouter } from '@shop/adapters/server/api-router';
import { listen } from '@shop/adapters/server/server';
import { callLineText, type TraceLine } from '@shop/adapters/tracing/capsule';
import { recordingPorts } from '@shop/adapters/tracing/recording';
import { stubContent } from '@shop/core/testing/stub-ports';
import type { Way } from './call-visitors.ts';
import type { WalkWorld } from './walk-worlds.ts';

const content = stubContent({});

const rethrow = (defect: unknown): never => {
  throw defect;
};

/** Over a real socket: client adapter, server adapter, host. */
export const overSocket: Way = async ({ shop, checkout, notify }) => {
  const app = apiRouter({ shop, checkout, content, random: cryptoRandom, secure: false, onCrash: rethrow });
  const { url, close } = (await listen(app, { host: '127.0.0.1', port: 0 }))._unsafeUnwrap();
  const calls = portsOver(fetchTransport({ baseUrl: url, timeoutMs: 10_000 }));
  return { shop: calls, checkout: calls, notify, close };
};

/** Records each call's request and answer in wire form. */
export const noted =
  (way: Way, { clock }: WalkWorld, lines: string[]): Way =>
  async (host) => {
    const called = await way(host);
    const settings = {
      write: (line: TraceLine) => void lines.push(callLineText(line)),
      clock: () => 0,
      now: clock.now,
    };
    return { ...called, ...recordingPorts({ ...called, content }, settings) };
  };
