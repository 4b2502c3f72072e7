import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { minutes } from '@shop/core/dates/instant';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { startServer } from '../../../ui/e2e/shop-process.ts';
import type { KillStore } from './kill-stores.ts';

/** Defects of planted-commits.mjs. */
export type Planted = 'half' | 'early';

/** The number of unfinished payments and mails, and of those that need attention. */
export type ShopRest = { readonly unfinished: number; readonly attention: number };

const preload = (file: string): string => `--import ${resolve(import.meta.dirname, '../testing', file)}`;

/** Starts the shop's program with its workers. */
export const startKilledShop = async (
  program: string,
  { killer, env }: Pick<KillStore, 'killer' | 'env'>,
  clock: ClockPort,
  settings: NodeJS.ProcessEnv,
  planted?: Planted,
) => {
  // Of two modules that wrap the same functions, the one loaded last is called first.
  const preloads = planted === undefined ? [killer] : ['planted-commits.mjs', killer];
  const shop = await startServer(program, [], {
    ...settings,
    ...env,
    NODE_OPTIONS: preloads.map(preload).join(' '),
    PLANTED: planted,
    AT: String(clock.now()),
  });
  const { origin } = shop;
  const ask = async (path: string): Promise<void> => {
    const answer = await fetch(`${origin}/campaign/${path}`, { method: 'POST' });
    if (!answer.ok) throw new Error(`the shop answers ${path} with ${answer.status}`);
  };
  await ask('open/10');
  return {
    origin,
    calls: callsAt(origin),
    /** Returns whether the process ends within 10 seconds. */
    hasEnded: (): Promise<boolean> => Promise.race([shop.ended.then(() => true), pause(10_000, false, { ref: false })]),
    /** Opens the shop again with workers that wait for an hour, so that it runs no statements by itself. */
    stopWorking: () => ask(`open/${minutes(60)}`),
    /** Units: milliseconds. */
    advance: (time: number) => ask(`advance/${time}`),
    /** Counts statements from now on, up to the one at which the shop is killed. */
    killAt: (point: string) => ask(`kill/${encodeURIComponent(point)}`),
    rest: async (): Promise<ShopRest> => {
      const answer = await fetch(`${origin}/campaign/rest`);
      return answer.json();
    },
    kill: shop.kill,
  };
};

export type KilledShop = Awaited<ReturnType<typeof startKilledShop>>;
