import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { idempotencyKey, priceListId, productId } from '@shop/core/ids';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { cryptoRandom } from '../../platform/random/crypto-random.ts';
import { commandRunner } from '../../seller/commands/run-command.ts';
import { sellerShop } from '../../seller/seller-shop.ts';
import { catalogLoader } from '../catalog/load-catalog.ts';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { sqlSellerStore } from '../seller/sql-seller-store.ts';

/** A buyer in a process of its own, for tests of conflicts and crashes. Prints `ready` and waits for its input; then
 *  buys tickets, `lanes` at a time, until the day is full, and prints the cart of each answered purchase on a line. */
const [, , file = '', day = '', now = '0', lanes = '1'] = process.argv;

const database = sqliteDatabase(openSqliteConnection(file));
const clock = fixedClock(instant(Number(now)));
const store = sqlSellerStore({ database, loadCatalog: catalogLoader(), clock });
const shop = sellerShop(store, commandRunner(store), cryptoRandom);

const order = {
  productId: productId('termalija'),
  language: 'sl',
  period: { type: 'day', date: localDate(day) },
  items: [{ priceListId: priceListId('termalija-day-adult'), quantity: 1 }],
} as const;

const buyAll = async (): Promise<void> => {
  for (;;) {
    const added = await shop.addTicket(order, idempotencyKey(cryptoRandom.token()));
    if (added.isErr()) {
      if (added.error.kind !== 'capacityFull') throw new Error(`refused: ${JSON.stringify(added.error)}`);
      return;
    }
    // Written synchronously: each printed purchase has been answered, even if the process crashes next.
    writeSync(1, `${added.value.cartId}\n`);
  }
};

writeSync(1, 'ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();
await Promise.all(Array.from({ length: Number(lanes) }, buyAll));
await database.close();
