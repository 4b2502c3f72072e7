import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cart } from '@shop/core/cart/cart';
import type { AddedTicket } from '@shop/core/cart/shop-port';
import { type Instant, instant, parseInstant } from '@shop/core/dates/instant';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { HostState } from '@shop/core/host/state';
import { type CartId, clientSecret, idempotencyKey, type ProductId, priceListId, productId } from '@shop/core/ids';
import { sql } from 'kysely';
import { ok, type ResultAsync } from 'neverthrow';
import { onTestFinished } from 'vitest';
import { fixedClock } from '../../clock/clocks.ts';
import { temporaryFolder } from '../../files/testing/temporary-folder.ts';
import { hostShop } from '../../host/host-shop.ts';
import { seededRandom } from '../../random/crypto-random.ts';
import { offeredSample } from '../../sample/catalog/offered-sample.ts';
import { catalogLoader } from '../catalog/load-catalog.ts';
import { writeCatalog } from '../catalog/write-catalog.ts';
import type { Database, Tx } from '../database/database.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { loadState } from '../host/load-state.ts';
import { sqlHostStore } from '../host/sql-host-store.ts';
import { migrations } from '../schema/migrations.ts';
import { periodKey } from '../schema/table.ts';

/** A Wednesday morning in Ljubljana. */
export const start: Instant = parseInstant('2026-11-18T08:00:00Z').unwrapOr(instant(0));
const today: LocalDate = fixedClock(start).today();

export const termalija = productId('termalija');
export const adult = priceListId('termalija-day-adult');
export const child = priceListId('termalija-day-child');
/** Two adults and two children: four persons. */
export const family = priceListId('termalija-family-2-2');
/** A Thursday at full price. */
export const visitDay: LocalDate = plusDays(today, 8);
/** A Tuesday with 20 % off. */
export const discountDay: LocalDate = plusDays(today, 6);

export const openShopFile = (file: string): SqlDatabase => sqliteDatabase(openSqliteConnection(file));

const makeTemplate = async (): Promise<Buffer> => {
  const file = join(temporaryFolder(), 'template.db');
  const database = openShopFile(file);
  await fillWithSample(database);
  await database.close();
  return readFileSync(file);
};

let template: Promise<Buffer> | undefined;

/** A file with the sample catalog that is gone after the test; made once and copied. */
export const aShopFile = async (): Promise<string> => {
  template ??= makeTemplate();
  const file = join(temporaryFolder(), 'shop.db');
  writeFileSync(file, await template);
  return file;
};

/** Days whose counters differ from their lines or exceed the capacity: none, ever. */
export const driftOf = async (database: Database) => {
  const personsIn = (state: 'held' | 'paying' | 'sold') => sql`(select coalesce(sum(quantity * persons_each), 0)
    from cart_lines where facility_id = day.facility_id and period = day.period and place_state = ${state})`;
  const drifted = sql`select * from facility_periods as day where sold + paying + held > capacity
    or held <> ${personsIn('held')} or paying <> ${personsIn('paying')} or sold <> ${personsIn('sold')}`;
  return (await database.read(async (db) => ok((await drifted.execute(db)).rows)))._unsafeUnwrap();
};

export const errorOf = async (answer: ResultAsync<unknown, ShopError>): Promise<ShopError> =>
  (await answer)._unsafeUnwrapErr();

/** Fills new tables with the sample as it is sold on the tests' day. */
export const fillWithSample = async (database: SqlDatabase): Promise<void> => {
  (await database.migrate(migrations))._unsafeUnwrap();
  (
    await database.transaction({ isolation: 'serializable' }, async (tx) =>
      ok(await writeCatalog(tx, offeredSample(today), start)),
    )
  )._unsafeUnwrap();
};

/** The shop on a database that sells the sample, with the clock in the test's hands; a second one on it has another seed. */
export const testShopOn = (
  database: Database,
  { clock = fixedClock(start), loadCatalog = catalogLoader(), seed = 'test' } = {},
) => {
  const random = seededRandom(seed);
  const parts = { database, loadCatalog, clock };
  const store = sqlHostStore(parts);
  const shop = hostShop(store, random);

  const inTransaction = async <Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> =>
    (await database.transaction({ isolation: 'serializable' }, async (tx) => ok(await work(tx))))._unsafeUnwrap();

  /** All that is stored of a cart. */
  const stored = async (id: CartId): Promise<HostState> => {
    const scope = { cart: { by: 'cart', key: id }, places: true, payments: true } as const;
    return inTransaction(async (tx) => loadState(tx, await parts.loadCatalog(tx), scope, clock.now()));
  };

  const setCapacity = (capacity: number, date: LocalDate = visitDay) =>
    inTransaction((tx) => {
      const changed = tx.updateTable('facility_periods').set({ capacity });
      return changed.where('period', '=', periodKey({ type: 'day', date })).execute();
    });

  const add = (
    lines: readonly (readonly [typeof adult, number])[],
    {
      date = visitDay,
      cartId,
      key = random.token(),
      client = 'c'.repeat(32),
      product = termalija,
    }: { date?: LocalDate; cartId?: CartId; key?: string; client?: string; product?: ProductId } = {},
  ): ResultAsync<AddedTicket, ShopError> =>
    shop.addTicket(
      {
        ...(cartId === undefined ? {} : { cartId }),
        productId: product,
        language: 'sl',
        period: { type: 'day', date },
        lines: lines.map(([list, quantity]) => ({ priceListId: list, quantity })),
      },
      idempotencyKey(key),
      client === '' ? undefined : clientSecret(client),
    );

  const load = async (cartId: CartId): Promise<Cart> =>
    (await shop.loadCart({ cartId, language: 'sl' }))._unsafeUnwrap();

  const filled = async (...lines: readonly (readonly [typeof adult, number])[]): Promise<Cart> =>
    load((await add(lines))._unsafeUnwrap().cartId);

  const left = async (date: LocalDate = visitDay): Promise<number> =>
    (await shop.quoteTicket({ language: 'sl', productId: termalija, period: { type: 'day', date } }))._unsafeUnwrap()
      .ticketsAvailable;

  const opened = { database, parts, store, shop, clock };
  return { ...opened, inTransaction, stored, setCapacity, add, load, filled, left };
};

/** The same on a file of its own. */
export const openTestShop = async () => {
  const file = await aShopFile();
  const connection = openSqliteConnection(file);
  // No test of it crashes the machine, and most of its time would be waiting for the disk.
  connection.exec('pragma synchronous = off');
  const database = sqliteDatabase(connection);
  onTestFinished(() => database.close());
  return { file, connection, ...testShopOn(database) };
};
