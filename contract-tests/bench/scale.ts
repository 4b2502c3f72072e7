import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '@shop/adapters/clock/clocks';
import { seededRandom } from '@shop/adapters/random/crypto-random';
import { commandRunner } from '@shop/adapters/seller/commands/run-command';
import { sellerShop } from '@shop/adapters/seller/seller-shop';
import { shopper } from '@shop/adapters/seller/testing/shopper';
import { catalogLoader } from '@shop/adapters/store-sql/catalog/load-catalog';
import { writeCatalog } from '@shop/adapters/store-sql/catalog/write-catalog';
import { openSqliteConnection, sqliteDatabase } from '@shop/adapters/store-sql/database/sqlite-database';
import { migrations } from '@shop/adapters/store-sql/schema/migrations';
import { sqlSellerStore } from '@shop/adapters/store-sql/seller/sql-seller-store';
import type { AddedTicket } from '@shop/core/cart/shop-port';
import { instant } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import type { CartId } from '@shop/core/ids';
import { value } from '@shop/core/testing/answers';
import { ok } from 'neverthrow';
import { median } from './load.ts';
import { writePastOrders } from './past-orders.ts';
import { listOf, scaleCatalog } from './scale-catalog.ts';

/** What a busy shop may take longer than a young one. */
const mostRatio = 1.3;
const sizes = [1000, 100_000] as const;
/** Times each thing is done with each shop, in turns, so that a busy machine is as slow for both. */
const turns = Number(process.env.TURNS ?? 60);

/** Turns that are not counted: caches fill, and code is compiled. */
const warmUp = 30;

const clock = fixedClock(instant(Date.parse('2027-01-15T08:00:00Z')));
const today = clock.today();
const catalog = scaleCatalog(today);

/** A shop with so many orders behind it, and what is measured on it. */
const openShop = async (folder: string, orders: number) => {
  const file = join(folder, `${orders}.db`);
  const database = sqliteDatabase(openSqliteConnection(file));
  await value(database.migrate(migrations));
  const offered = { goods: catalog.catalog, ...catalog.periods };
  await value(
    database.transaction({ isolation: 'serializable' }, async (tx) => ok(await writeCatalog(tx, offered, clock.now()))),
  );
  writePastOrders(file, catalog, orders, today, clock.now());
  const store = sqlSellerStore({ database, loadCatalog: catalogLoader(), clock });
  const shop = sellerShop(store, commandRunner(store), seededRandom('scale'));
  const buyer = shopper({ shop });
  const add = (ahead: number, number: number, cartId?: CartId): Promise<AddedTicket> => {
    const ticket = catalog.tickets[number % catalog.tickets.length];
    if (ticket === undefined) throw new Error('no ticket');
    const lines = [{ priceListId: listOf(ticket), quantity: 1 }];
    return value(buyer.add({ ticket, date: plusDays(today, ahead) }, lines, cartId));
  };
  const { cartId } = await add(3, 1);
  await add(4, 2, cartId);
  await add(5, 41, cartId);
  const list = (take: number) => () =>
    value(shop.listProducts({ language: 'sl', group: 'poolTickets', skip: 0, take, sort: 'name' }));
  const deeds: Readonly<Record<string, () => Promise<unknown>>> = {
    'list of 15 of 400': list(15),
    'list of all 400': list(999),
    'calendar of 365 days': () => value(shop.showProduct('sl', 'ticket-7')),
    'cart of three lines': () => buyer.load(cartId),
  };
  return { deeds, megabytes: () => statSync(file).size / 1e6, close: () => database.close() };
};

const timed = async (deed: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await deed();
  return performance.now() - start;
};

const folder = mkdtempSync(join(tmpdir(), 'shop-scale-'));
const [young, busy] = [await openShop(folder, sizes[0]), await openShop(folder, sizes[1])];
process.stdout.write(`${turns} turns each, node ${process.version}, ${busy.megabytes().toFixed(0)} MB\n\n`);
process.stdout.write(`${''.padEnd(24)}${sizes.map((orders) => `${orders} orders`.padStart(16)).join('')}     ratio\n`);
for (const [name, deed] of Object.entries(young.deeds)) {
  const other = busy.deeds[name];
  if (other === undefined) throw new Error(name);
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < warmUp; turn += 1) {
    await deed();
    await other();
  }
  for (let turn = 0; turn < turns; turn += 1) {
    // The second run pays for what the first left behind, so they alternate.
    if (turn % 2 === 0) times[0].push(await timed(deed));
    times[1].push(await timed(other));
    if (turn % 2 === 1) times[0].push(await timed(deed));
  }
  const [few, many] = [median(times[0]), median(times[1])];
  const ratio = many / few;
  const figures = [few, many].map((figure) => `${figure.toFixed(2)} ms`.padStart(16)).join('');
  process.stdout.write(`${name.padEnd(24)}${figures}${ratio.toFixed(2).padStart(10)} bar ${mostRatio}\n`);
  if (ratio > mostRatio) process.exitCode = 1;
}
await young.close();
await busy.close();
rmSync(folder, { recursive: true });
