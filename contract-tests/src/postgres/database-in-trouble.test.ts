import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { shopper } from '@shop/adapters/seller/testing/shopper';
import { asKeeper, ownDatabase } from '@shop/adapters/store/testing/own-databases';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { instantText } from '@shop/core/dates/instant';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startServer } from '../../../ui/e2e/shop-process.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { wantedPlaces } from './rush-buyer.ts';

const password = 'kopalna-plahta-7';
const folder = mkdtempSync(join(tmpdir(), 'shop-trouble-'));

let server: PostgresServer;
let database: string;
let host: Running;

const keeper = (statement: string) => asKeeper(server.url, statement);

/** Ends all connections of the shop, which then has to open new ones. */
const sendOut = () => keeper("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'guarded'");

/** A host with a password for the database and encrypted connections. */
beforeAll(async () => {
  server = await startPostgres();
  const made = await ownDatabase(server.url);
  database = made.name;
  await keeper(`create role guarded login password '${password}'`);
  await keeper(`alter database ${database} owner to guarded`);
  const url = new URL(made.url);
  url.username = 'guarded';
  url.password = password;
  url.search = new URLSearchParams({ sslmode: 'require', sslrootcert: server.certificate }).toString();
  const settings = { DATABASE_URL: url.href, DATA_DIR: folder, SHOP_AT: instantText(testStart) };
  host = await startServer('ui/dist/server/server.js', [], settings);
});
afterAll(async () => {
  await host.stop();
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Returns calls of the host. Each returns the status of its answer and its Retry-After header. */
const answersOf = (origin: string) => {
  let answered = new Response();
  const ports = callsAt(origin, {
    fetch: async (address, init) => {
      answered = await fetch(address, init);
      return answered.clone();
    },
  });
  const outcome = () => [answered.status, answered.headers.get('retry-after')];
  return {
    take: async () => {
      const [wanted = expect.fail('nothing can be bought')] = places;
      const { productId, priceListId, date } = wanted;
      await shopper({ shop: ports }).add({ ticket: { id: productId }, date }, [{ priceListId, quantity: 1 }]);
      return outcome();
    },
    logIn: async () => {
      await ports.logIn('nobody@example.com', 'kopalna plahta');
      return outcome();
    },
  };
};

let places: Awaited<ReturnType<typeof wantedPlaces>> = [];

const lock = (words: string) => keeper(`alter role guarded ${words}`).then(sendOut);
const unlock = (words: string) => () => keeper(`alter role guarded ${words}`);

test.each([
  ['is gone', 'lost', () => server.goAway()],
  ['has no connection left', 'overloaded', () => lock('connection limit 0').then(() => unlock('connection limit -1'))],
  [
    'lets nobody in',
    'other',
    async () => {
      await keeper(`alter database ${database} with allow_connections false`).then(sendOut);
      return () => keeper(`alter database ${database} with allow_connections true`);
    },
  ],
  [
    'follows another one',
    'readOnly',
    async () => {
      await server.crashIntoStandby();
      return () => keeper('select pg_promote()');
    },
  ],
] as const)(
  'while the database %s the shop shows pages, asks buyers to try again, and recovers by itself',
  async (_, kind, begin) => {
    places = places.length > 0 ? places : await wantedPlaces(host.origin);
    const { take } = answersOf(host.origin);
    const { logIn } = answersOf(host.origin);
    expect(await take()).toEqual([200, null]);
    const end = await begin();
    const [took, loggedIn, shown] = await Promise.all([take(), logIn(), fetch(`${host.origin}/sl`)]);
    expect([took, loggedIn, shown.status]).toEqual([[503, '1'], [503, '1'], 200]);
    expect(host.log()).toContain(`"event":"storeFailure","kind":"${kind}"`);
    await end();
    expect(await take()).toEqual([200, null]);
    expect(await logIn()).toEqual([400, null]);
    expect(host.log()).not.toContain(password);
    expect(
      host
        .log()
        .split('\n')
        .filter((line) => line !== '' && !line.includes('"storeFailure"')),
    ).toEqual([]);
  },
);
