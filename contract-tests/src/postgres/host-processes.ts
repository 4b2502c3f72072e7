import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { attemptsFileIn } from '@shop/adapters/shop/attempts-file';
import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { type Instant, instantText, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { type Running, startServer } from '../../../ui/e2e/shop-process.ts';

const server = 'ui/dist/server/server.js';
const secret = 'what the hosts and the payment page share';

export type HostProcesses = {
  /** The origins of the running hosts; changes when hosts start or end. */
  readonly origins: () => readonly string[];
  /** The address of the payment page, and the secret of its signatures. */
  readonly payment: { readonly PAYMENT_URL: string; readonly PAYMENT_SECRET: string };
  /** The database of the payment page, which no host stores. */
  readonly attemptsFile: string;
  /** Kills the first host, without a chance to clean up. */
  kill(): Promise<void>;
  /** Starts another host. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts several hosts on one database with one payment page, each a process that shares only settings. All start
 *  at once; `envOf` adds settings for single hosts. */
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
    const running = await startServer(server, [], { DATA_DIR: join(folder, name), ...env, ...more });
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
    attemptsFile: attemptsFileIn(join(folder, 'payments')),
    kill: async () => {
      const [first, ...others] = living;
      living = others;
      await first?.kill();
    },
    start: () => start(started.length),
    stop,
  };
};

/** The header in which a host's proxy sends the address of a client. */
export const addressHeader = 'X-Visitor';

/** Returns the calls of a host for a client with this address. */
export const callsFrom = (address: string, origin: string) =>
  callsAt(origin, {
    fetch: (url, init) => {
      const headers = new Headers(init.headers);
      headers.set(addressHeader, address);
      return fetch(url, { ...init, headers });
    },
  });

/** SQL of the test clock in a database. */
const ownClock = `
  create schema test_clock;
  create table test_clock.clock (says timestamptz not null);
  insert into test_clock.clock values (now());
  create function test_clock.clock_timestamp() returns timestamptz language sql volatile as 'select says from test_clock.clock'`;

/** Gives a database a clock that stands still. Call it before any host connects. */
export const databaseClock = async (url: string, at: Instant): Promise<void> => {
  await asKeeper(url, ownClock);
  await asKeeper(
    url,
    `alter database ${new URL(url).pathname.slice(1)} set search_path = public, test_clock, pg_catalog`,
  );
  await asKeeper(url, `update test_clock.clock set says = to_timestamp(${at} / 1000.0)`);
};

const movedClock = pathToFileURL(join(import.meta.dirname, '../../days/moved-clock.mjs'));

/** Returns settings of a server whose machine clock starts `off` minutes after a moment; PostgreSQL's clock is
 *  unchanged. */
export const machineClock = (moment: Instant, off = 0): NodeJS.ProcessEnv => ({
  SHOP_AT: '',
  NODE_OPTIONS: `--import ${movedClock}`,
  TEST_START: instantText(plusMilliseconds(moment, minutes(off))),
});
