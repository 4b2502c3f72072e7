import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { plainTerms } from '@shop/core/checkout/payment-terms';
import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import { idempotencyKey, priceListId, productId } from '@shop/core/ids';
import type { PaymentProviderPort } from '@shop/core/ports/payment-provider-port';
import { errAsync } from 'neverthrow';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fixedClock } from '../platform/clock/clocks.ts';
import { testStart } from '../platform/clock/testing/test-start.ts';
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts';
import { cryptoRandom } from '../platform/random/crypto-random.ts';
import { dataFolderAt } from '../store/open/data-folder.ts';
import { openStore } from '../store/open/open-store.ts';
import { type StartError, startErrorText } from '../store/open/start-error.ts';
import { type EmbeddedProviderOptions, openEmbeddedProvider } from './open-embedded-provider.ts';

/** The provider of a test without payments. */
const noProvider: PaymentProviderPort = {
  terms: plainTerms,
  openSession: () => errAsync({ kind: 'paymentRefused' }),
  queryAttempt: () => errAsync({ kind: 'paymentRefused' }),
  endAttempt: () => errAsync({ kind: 'paymentRefused' }),
  refund: () => errAsync({ kind: 'paymentRefused' }),
};

const aFolder = (): string => join(temporaryFolder(), 'data');

const options = (dataDir: string, changes: Partial<EmbeddedProviderOptions> = {}): EmbeddedProviderOptions => ({
  dataDir,
  clock: fixedClock(testStart),
  random: cryptoRandom,
  paymentProvider: noProvider,
  publicOrigin: () => 'http://shop.test',
  ...changes,
});

const open = async (dataDir: string, changes: Partial<EmbeddedProviderOptions> = {}) =>
  (await openEmbeddedProvider(options(dataDir, changes)))._unsafeUnwrap();

/** Returns the folder of a shop that was started and stopped. */
const aUsedFolder = async () => {
  const folder = aFolder();
  await (await open(folder)).close();
  return { folder, file: join(folder, 'shop.db'), marker: join(folder, 'shop.db.marker') };
};

/** Returns the existing data files with the permissions of users other than their owner. */
const rightsOfOthers = (file: string) =>
  ['', '-wal', '-shm']
    .map((end) => `${file}${end}`)
    .flatMap((one) => (existsSync(one) ? statSync(one).mode & 0o077 : []));

test('data files are readable for their owner alone, also when they were readable for others before the start', async () => {
  const { folder, file } = await aUsedFolder();
  const running = await open(folder);
  expect(rightsOfOthers(file)).toEqual([0, 0, 0]);
  const copy = aFolder();
  mkdirSync(copy);
  for (const end of ['', '-wal', '-shm', '.marker']) copyFileSync(`${file}${end}`, join(copy, `shop.db${end}`));
  await running.close();
  for (const used of [folder, copy]) {
    for (const end of ['', '-wal', '-shm']) {
      if (existsSync(join(used, `shop.db${end}`))) chmodSync(join(used, `shop.db${end}`), 0o666);
    }
    const shop = await open(used);
    onTestFinished(() => shop.close());
    expect(rightsOfOthers(join(used, 'shop.db'))).toEqual([0, 0, 0]);
  }
});

const failure = async (dataDir: string): Promise<StartError> => {
  const error = (await openEmbeddedProvider(options(dataDir)))._unsafeUnwrapErr();
  expect(startErrorText(error)).not.toMatch(/\n/);
  return error;
};

const today = fixedClock(testStart).today();

const buy = (provider: Awaited<ReturnType<typeof open>>) =>
  provider.shop.addTicket(
    {
      productId: productId('termalija'),
      language: 'sl',
      period: { type: 'day', date: plusDays(today, 1) },
      items: [{ priceListId: priceListId('termalija-day-adult'), quantity: 1 }],
    },
    idempotencyKey(cryptoRandom.token()),
  );

describe('a start', () => {
  test('creates folder, database and marker, and the next start finds the carts', async () => {
    const folder = aFolder();
    const first = await open(folder);
    const { marker } = dataFolderAt(folder);
    expect([existsSync(first.dataFile), existsSync(marker)]).toEqual([true, true]);
    const { cartId } = (await buy(first))._unsafeUnwrap();
    await first.close();
    const written = readFileSync(marker, 'utf8');
    const second = await open(folder, { clock: fixedClock(plusMilliseconds(testStart, minutes(5))) });
    const cart = (await second.shop.loadCart({ cartId, language: 'sl' }))._unsafeUnwrap();
    expect(cart.itemsCount).toBe(1);
    await second.close();
    expect(readFileSync(marker, 'utf8')).toBe(written);
  });

  test('of a command in a folder without a shop fails and creates nothing', async () => {
    const folder = aFolder();
    const opened = await openStore({ dataDir: folder, clock: fixedClock(testStart), makesNone: true });
    const { databaseFile } = dataFolderAt(folder);
    expect(startErrorText(opened._unsafeUnwrapErr())).toContain(`there is no shop in ${databaseFile};`);
    expect(existsSync(folder)).toBe(false);
    await (await open(folder)).close();
    const again = await openStore({ dataDir: folder, clock: fixedClock(testStart), makesNone: true });
    await again._unsafeUnwrap().database.close();
  });

  test('succeeds after a first start that was interrupted before the marker', async () => {
    const { folder, marker } = await aUsedFolder();
    rmSync(marker);
    await (await open(folder)).close();
    expect(existsSync(marker)).toBe(true);
    const bare = aFolder();
    mkdirSync(bare);
    writeFileSync(join(bare, 'shop.db'), '');
    await (await open(bare)).close();
  });
});

describe('a start fails with one line and changes nothing with', () => {
  /** Executes a statement in the database of a stopped shop. */
  const inDatabase = (sql: string) => (file: string) => {
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
  };
  const noise = (file: string) => {
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 4096, 12 * 4096);
    writeFileSync(file, bytes);
  };
  const newer = "insert into schema_migrations values ('9999-later', '2030-01-01T00:00:00.000Z')";

  test.each<readonly [string, StartError['kind'], (file: string) => void]>([
    ['cut in half', 'databaseDamaged', (file) => truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096)],
    ['cut to nothing', 'databaseDamaged', (file) => truncateSync(file, 0)],
    ['overwritten with text', 'databaseDamaged', (file) => writeFileSync(file, 'x'.repeat(100_000))],
    ['with a page of noise', 'databaseDamaged', noise],
    ['of a newer program', 'databaseNewer', inDatabase(newer)],
  ])('a database %s', async (_, kind, damage) => {
    const { folder, file } = await aUsedFolder();
    damage(file);
    const before = readFileSync(file);
    expect((await failure(folder)).kind).toBe(kind);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a marker without its database, or with a database without tables', async () => {
    const { folder, file } = await aUsedFolder();
    rmSync(file);
    expect((await failure(folder)).kind).toBe('databaseMissing');
    expect(existsSync(file)).toBe(false);
    inDatabase('pragma user_version = 1')(file);
    expect((await failure(folder)).kind).toBe('databaseDamaged');
  });

  test.each([
    ["another program's database", 'create table notes (text text)', /^\S[^\n]+$/],
    [
      'a shop of a version before the first migration',
      'create table schema_areas (area text not null primary key, version integer not null)',
      /shop\.db was made by an older version of the shop, [^\n]+DATA_DIR[^\n]+imported again[^\n]+$/,
    ],
  ])('%s', async (_, sql, message) => {
    const folder = aFolder();
    mkdirSync(folder);
    const file = join(folder, 'shop.db');
    inDatabase(sql)(file);
    const before = readFileSync(file);
    const error = await failure(folder);
    expect(startErrorText(error)).toMatch(message);
    expect(error.kind === 'databaseForeign').toBe(sql.includes('notes'));
    expect(readFileSync(file)).toEqual(before);
  });

  test('a read-only file, by a line with the reason', async () => {
    const { folder, file } = await aUsedFolder();
    const bytes = readFileSync(file);
    // A write version from the future makes the file read-only for SQLite.
    bytes[18] = 3;
    writeFileSync(file, bytes);
    const onStoreFailure = vi.fn();
    const opened = await openEmbeddedProvider({ ...options(folder), onStoreFailure });
    expect(startErrorText(opened._unsafeUnwrapErr())).toContain(
      'cannot be used (attempt to write a readonly database)',
    );
    expect(onStoreFailure).not.toHaveBeenCalled();
  });

  test('a file in place of the folder or above it, or a folder in place of the database', async () => {
    const folder = aFolder();
    writeFileSync(folder, '');
    expect((await failure(folder)).kind).toBe('folderUnwritable');
    expect((await failure(join(folder, 'below'))).kind).toBe('folderUnwritable');
    const other = aFolder();
    mkdirSync(join(other, 'shop.db'), { recursive: true });
    expect((await failure(other)).kind).toBe('databaseUnusable');
  });

  // The superuser may write anywhere, so this test needs another user.
  test.skipIf(process.getuid?.() === 0)('a folder without write permission', async () => {
    const { folder } = await aUsedFolder();
    chmodSync(folder, 0o500);
    expect((await failure(folder)).kind).toBe('folderUnwritable');
    chmodSync(folder, 0o700);
  });
});

describe('a start', () => {
  test('opens a plain copy of the database in a new folder', async () => {
    const { file } = await aUsedFolder();
    const folder = aFolder();
    mkdirSync(folder);
    copyFileSync(file, join(folder, 'shop.db'));
    await (await open(folder)).close();
  });
});

test.each([
  [30, []],
  [29, [29]],
])(
  'the operator is warned when the days on sale end in less than 30 days: %i days (R-KEEP-6)',
  async (days, warned) => {
    const { folder, file } = await aUsedFolder();
    const last = plusDays(fixedClock(testStart).today(), days);
    const connection = new DatabaseSync(file);
    connection.prepare("update places set capacity = 0 where period > ? and period like '____-__-__'").run(last);
    connection.close();
    const onDaysEnding = vi.fn();
    const { catalog, close } = await open(folder, { onDaysEnding });
    onTestFinished(close);
    const [version] = (await catalog?.listVersions())?._unsafeUnwrap() ?? [];
    expect([version?.daysEnd, onDaysEnding.mock.calls]).toEqual(
      warned.length === 0 ? [undefined, []] : [last, [[last]]],
    );
  },
);
