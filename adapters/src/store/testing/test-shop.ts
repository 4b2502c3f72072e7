import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Cart } from '@shop/core/cart/cart';
import { type Instant, instant, parseInstant } from '@shop/core/dates/instant';
import { type LocalDate, plusDays } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type CartId, clientSecret, idempotencyKey, type ProductId, priceListId, productId } from '@shop/core/ids';
import type { AddedTicket } from '@shop/core/ports/shop-port';
import type { SellerState } from '@shop/core/seller/state';
import { ok, type ResultAsync } from 'neverthrow';
import { onTestFinished } from 'vitest';
import type { ImportedCatalog } from '../../catalog-files/imported-catalog.ts';
import { fixedClock } from '../../platform/clock/clocks.ts';
import { seededRandom } from '../../platform/random/crypto-random.ts';
import { importedSample } from '../../sample/catalog/offered-sample.ts';
import { commandRunner } from '../../seller/commands/run-command.ts';
import { sellerShop } from '../../seller/seller-shop.ts';
import { shopper } from '../../seller/testing/shopper.ts';
import { catalogLoader } from '../catalog/load-catalog.ts';
import { writeCatalog } from '../catalog/write-catalog.ts';
import { breachesIn } from '../check/breaches.ts';
import type { Database, Tx } from '../database/database.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { migrations } from '../schema/migrations.ts';
import { periodKey } from '../schema/table.ts';
import { sqlSellerStore } from '../seller/sql-seller-store.ts';
import { wholeState } from './whole-state.ts';

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

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'sql-shop-'));

const makeTemplate = async (imported: ImportedCatalog): Promise<Buffer> => {
  const folder = newFolder();
  const file = join(folder, 'template.db');
  const database = openShopFile(file);
  await fillWith(database, imported);
  await database.close();
  const template = readFileSync(file);
  rmSync(folder, { recursive: true });
  return template;
};

/** Returns a function that creates files with the catalog on sale on the tests' day, and their cleanup. One file is
 *  filled and then copied. */
export const filesThatSell = (imported: () => ImportedCatalog) => {
  let template: Promise<Buffer> | undefined;
  return async (): Promise<{ readonly file: string; readonly remove: () => void }> => {
    template ??= makeTemplate(imported());
    const folder = newFolder();
    const file = join(folder, 'shop.db');
    writeFileSync(file, await template);
    return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
  };
};

const sampleFile = filesThatSell(() => importedSample(today));

/** Returns a file with the sample catalog that is deleted after the test. */
export const aShopFile = async (): Promise<string> => {
  const { file, remove } = await sampleFile();
  onTestFinished(remove);
  return file;
};

/** Returns the contradictions in stored data; a test expects none. */
export const driftOf = async (database: Database, now: Instant = start) =>
  (await database.read(async (db) => ok(await breachesIn(db, database.dialect, now))))._unsafeUnwrap();

export const errorOf = async (answer: ResultAsync<unknown, ShopError>): Promise<ShopError> =>
  (await answer)._unsafeUnwrapErr();

/** Fills new tables with a catalog on the tests' day; the sample by default. */
export const fillWith = async (database: SqlDatabase, imported = importedSample(today)): Promise<void> => {
  (await database.migrate(migrations))._unsafeUnwrap();
  (
    await database.transaction({ isolation: 'serializable' }, async (tx) => ok(await writeCatalog(tx, imported, start)))
  )._unsafeUnwrap();
};

/** Returns the shop on a database that sells the sample, with a clock that the test sets. A second shop needs
 *  another seed. */
export const testShopOn = (
  database: Database,
  { clock = fixedClock(start), loadCatalog = catalogLoader(), seed = 'test' } = {},
) => {
  const random = seededRandom(seed);
  const parts = { database, loadCatalog, clock };
  const store = sqlSellerStore(parts);
  const run = commandRunner(store);
  const shop = sellerShop(store, run, random);
  const buyer = shopper({ shop });

  const inTransaction = async <Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> =>
    (await database.transaction({ isolation: 'serializable' }, async (tx) => ok(await work(tx))))._unsafeUnwrap();

  /** Returns the whole stored state. */
  const stored = (): Promise<SellerState> => inTransaction(async (tx) => wholeState(tx, await parts.loadCatalog(tx)));

  const setCapacity = (capacity: number, date: LocalDate = visitDay) =>
    inTransaction((tx) => {
      const changed = tx.updateTable('places').set({ capacity });
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
    buyer.add(
      { ticket: { id: product }, date },
      lines.map(([list, quantity]) => ({ priceListId: list, quantity })),
      cartId,
      idempotencyKey(key),
      client === '' ? 'none' : clientSecret(client),
    );

  const filled = async (...lines: readonly (readonly [typeof adult, number])[]): Promise<Cart> =>
    buyer.load((await add(lines))._unsafeUnwrap().cartId);

  const left = (date: LocalDate = visitDay): Promise<number> => buyer.placesLeft({ ticket: { id: termalija }, date });

  const opened = { database, parts, store, run, shop, clock };
  return { ...opened, inTransaction, stored, setCapacity, add, load: buyer.load, filled, left };
};

/** Shared by shops on files, because compiling the sample takes longer than most tests. */
export const loadSample = catalogLoader();

/** Returns a connection that does not wait for the disk: these tests do not crash the machine. */
export const openFastConnection = (file: string): DatabaseSync => {
  const connection = openSqliteConnection(file);
  connection.exec('pragma synchronous = off');
  return connection;
};

/** Returns the shop on a file of its own. */
export const openTestShop = async () => {
  const file = await aShopFile();
  const connection = openFastConnection(file);
  const database = sqliteDatabase(connection);
  onTestFinished(() => database.close());
  return { file, connection, ...testShopOn(database, { loadCatalog: loadSample }) };
};
