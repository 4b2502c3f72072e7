import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { LocalDate } from '@shop/core/dates/local-date';
import { temporaryFolder } from '../../files/testing/temporary-folder.ts';
import type { Migrations } from '../database/migrate.ts';
import { migrations } from '../schema/migrations.ts';
import { asKeeper, ownDatabase } from './own-databases.ts';

/** Whether this program reads what release 0.2.0 wrote; builds between that release and the next one do not. */
export const readsBefore = Object.hasOwn(migrations, '0001-baseline');

/** The migrations of a build between two releases: the only one has another name than that of release 0.2.0. */
export const betweenReleases: Migrations = { '0001-ledger': async () => undefined };

const contentOf = (name: string): Buffer =>
  brotliDecompressSync(readFileSync(join(import.meta.dirname, 'before', `${name}.br`)));

/** What release 0.2.0 showed of its shop, see `before/README.md`. Units of `now`: milliseconds. */
export type BeforeRecord = {
  readonly now: number;
  readonly carts: Readonly<Record<string, string>>;
  readonly orders: Readonly<Record<string, string>>;
  /** Secrets of buyers, by the name of their cart. */
  readonly sessions: Readonly<Record<string, string>>;
  /** What opens the page of an order. */
  readonly orderKeys: Readonly<Record<string, string>>;
  /** An addition into a new cart, and the key and the client that it was made with. */
  readonly addition: {
    readonly date: LocalDate;
    readonly list: string;
    readonly quantity: number;
    readonly key: string;
    readonly client: string;
  };
  /** The number of rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, number>>;
  /** What the shop showed, compared with `shownLike`. */
  readonly shown: Readonly<Record<string, unknown>>;
};

/** The record of the shop, which is the same for its folder, its backup and its PostgreSQL database. */
export const beforeRecord = (): BeforeRecord => JSON.parse(contentOf('record.json').toString());

/** A copy of the data folder that release 0.2.0 wrote. */
export const beforeFolder = (): { readonly folder: string; readonly file: string } => {
  const folder = join(temporaryFolder(), 'data');
  const file = join(folder, 'shop.db');
  mkdirSync(folder);
  writeFileSync(file, contentOf('shop.db'));
  writeFileSync(`${file}.marker`, `${JSON.stringify({ database: file, created: '2026-11-20T08:00:00.000Z' })}\n`);
  return { folder, file };
};

/** A copy of the backup that release 0.2.0 made. */
export const beforeBackup = (): string => {
  const file = join(temporaryFolder(), 'shop.backup');
  writeFileSync(file, contentOf('shop.backup'));
  return file;
};

/** A database of its own on a server, filled with the dump of release 0.2.0; `drop` deletes it. */
export const beforeDatabase = async (serverUrl: string): ReturnType<typeof ownDatabase> => {
  const database = await ownDatabase(serverUrl);
  await asKeeper(database.url, contentOf('shop.sql').toString());
  return database;
};
