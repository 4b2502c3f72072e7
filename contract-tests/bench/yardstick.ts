import { setTimeout as pause } from 'node:timers/promises';
import { ownDatabase } from '@shop/adapters/store-sql/testing/own-databases';
import { startServer } from '../../ui/e2e/shop-process.ts';
import { expectStatus, httpClient, perSecond, repeated } from './load.ts';

/** How long deferred work, such as logging calls for support, is awaited after a measurement. Units: milliseconds. */
const aftermath = 700;

/** Completions per second, and their share of the yardstick's before and after. Deferred work in the following pause
 *  counts for neither. */
export type Measured = { readonly perSecond: number; readonly share: number };

export type Yardstick = {
  /** Completions per second of a repeated, concurrent action. `on`: on all of the shop's days, or on one. */
  readonly measure: (on: 'spread' | 'hot', seconds: number, act: (turn: number) => Promise<void>) => Promise<Measured>;
  /** What it did a second itself, each time. */
  readonly figures: Readonly<Record<'spread' | 'hot', readonly number[]>>;
  stop(): Promise<void>;
};

/** A minimal server, measured right before and after each comparison, as a shared machine's speed changes within
 *  minutes. Idle between. */
export const startYardstick = async (
  server: string,
  { connections, warmUp }: { readonly connections: number; readonly warmUp: number },
): Promise<Yardstick> => {
  const { url, drop } = await ownDatabase(server);
  const running = await startServer('contract-tests/bench/minimal-postgres-server.ts', [url], {});
  const client = httpClient(running.origin, connections);
  const days = Array.from({ length: 60 }, (_none, at) => `day-${at}`);
  const counts = { spread: days.length, hot: 1 } as const;
  const figures: Record<'spread' | 'hot', number[]> = { spread: [], hot: [] };
  const adding = (count: number) => async (turn: number) => {
    expectStatus(await client.post('/add', { day: days[turn % count], quantity: 1 }), 200);
  };
  expectStatus(await client.post('/days', days), 200);
  await repeated(warmUp, connections, adding(days.length));
  client.close();

  const own = async (on: 'spread' | 'hot', seconds: number): Promise<number> => {
    await pause(aftermath);
    const rate = await perSecond(seconds, connections, adding(counts[on]));
    // Servers end connections over which nothing comes.
    client.close();
    figures[on].push(rate);
    return rate;
  };

  return {
    measure: async (on, seconds, act) => {
      const before = await own(on, seconds / 2);
      const rate = await perSecond(seconds, connections, act);
      const after = await own(on, seconds / 2);
      return { perSecond: rate, share: (2 * rate) / (before + after) };
    },
    figures,
    stop: async () => {
      await running.stop();
      await drop();
    },
  };
};
