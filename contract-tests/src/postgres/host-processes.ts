import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ledgerIn } from '@shop/adapters/open/standin-in-process';
import { type Running, startServer } from '../../../ui/e2e/shop-process.ts';

const server = 'ui/dist/server/server.js';
const secret = 'what the hosts and the payment page share';

export type HostProcesses = {
  /** Of the hosts that live; changes as they end and start. */
  readonly origins: () => readonly string[];
  /** Where buyers pay, and what it signs with. */
  readonly payment: { readonly PAYMENT_URL: string; readonly PAYMENT_SECRET: string };
  /** The payment page's books, which no host keeps. */
  readonly ledgerFile: string;
  /** Ends the first of the hosts at once, without a chance to tidy up. */
  kill(): Promise<void>;
  /** One more host. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** So many hosts on one database, and a payment page, each a process of its own with nothing but the settings in common. All of them
 *  start at once; `envOf` says what one has for itself. */
export const startHosts = async (
  url: string,
  count: number,
  env: NodeJS.ProcessEnv = {},
  envOf: (host: number) => NodeJS.ProcessEnv = () => ({}),
): Promise<HostProcesses> => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-hosts-'));
  const started: Running[] = [];
  let living: readonly Running[] = [];
  const begin = async (name: string, more: NodeJS.ProcessEnv): Promise<Running> => {
    const own = { DATA_DIR: join(folder, name), MEDIA_CACHE: join(folder, name, 'media') };
    const running = await startServer(server, [], { ...own, ...env, ...more });
    started.push(running);
    return running;
  };
  const page = await begin('payments', { ONLY: 'payments', PAYMENT_SECRET: secret });
  const payment = { PAYMENT_URL: page.origin, PAYMENT_SECRET: secret };
  const start = async (at: number): Promise<void> => {
    const running = await begin(`host-${at}`, { DATABASE_URL: url, ...payment, PREVIEWS: 'off', ...envOf(at) });
    living = [...living, running];
  };
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((running) => running.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(Array.from({ length: count }, (_none, at) => start(at)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origins: () => living.map(({ origin }) => origin),
    payment,
    ledgerFile: ledgerIn(join(folder, 'payments')),
    kill: async () => {
      const [first, ...others] = living;
      living = others;
      await first?.kill();
    },
    start: () => start(started.length),
    stop,
  };
};
