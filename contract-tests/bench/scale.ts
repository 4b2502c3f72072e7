import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock, systemClock } from '@shop/adapters/platform/clock/clocks';
import { seededRandom } from '@shop/adapters/platform/random/crypto-random';
import { commandRunner } from '@shop/adapters/seller/commands/run-command';
import { sellerShop } from '@shop/adapters/seller/seller-shop';
import { shopper } from '@shop/adapters/seller/testing/shopper';
import { catalogLoader } from '@shop/adapters/store/catalog/load-catalog';
import { writeCatalog } from '@shop/adapters/store/catalog/write-catalog';
import { openSqliteConnection, sqliteDatabase } from '@shop/adapters/store/database/sqlite-database';
import { migrations } from '@shop/adapters/store/schema/migrations';
import { sqlSellerStore } from '@shop/adapters/store/seller/sql-seller-store';
import { plusDays } from '@shop/core/dates/local-date';
import type { CartId } from '@shop/core/ids';
import type { AddedTicket } from '@shop/core/ports/shop-port';
import { value } from '@shop/core/testing/answers';
import { ok } from 'neverthrow';
import { writePastOrders } from './past-orders.ts';
import { listOf, scaleCatalog } from './scale-catalog.ts';
import { serverRows } from './scale-server.ts';
import { type Both, inTurns, printRatio, timed, turns } from './scale-turns.ts';

/** `npm run bench:scale [-- ORDERS]`: compares a shop with 1,000 orders with one that has ORDERS. */
const sizes: Both<number> = [1000, Number(process.argv[2] ?? 100_000)];

// The built server uses the machine's clock.
const clock = fixedClock(systemClock().now());
const today = clock.today();
const catalog = scaleCatalog(today);

/** Opens a shop with this number of orders. Returns the actions to measure. */
const openShop = async (folder: string, orders: number) => {
  mkdirSync(folder);
  const file = join(folder, 'shop.db');
  const database = sqliteDatabase(openSqliteConnection(file));
  await value(database.migrate(migrations));
  await value(
    database.transaction({ isolation: 'serializable' }, async (tx) =>
      ok(await writeCatalog(tx, catalog.imported, clock.now())),
    ),
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

const folder = mkdtempSync(join(tmpdir(), 'shop-scale-'));
const folders: Both<string> = [join(folder, 'few'), join(folder, 'many')];
const shops = [await openShop(folders[0], sizes[0]), await openShop(folders[1], sizes[1])] as const;
const [few, many] = shops;
process.stdout.write(`${turns} turns each, node ${process.version}, ${many.megabytes().toFixed(0)} MB\n\n`);
process.stdout.write(`${''.padEnd(26)}${sizes.map((orders) => `${orders} orders`.padStart(16)).join('')}     ratio\n`);
for (const [name, deed] of Object.entries(few.deeds)) {
  const other = many.deeds[name];
  if (other === undefined) throw new Error(name);
  printRatio(name, await inTurns([timed(deed), timed(other)]));
}
for (const { close } of shops) await close();
await serverRows(folders, sizes, { catalog, today });
rmSync(folder, { recursive: true });
