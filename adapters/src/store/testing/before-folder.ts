import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { LocalDate } from '@shop/core/dates/local-date';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { asKeeper, ownDatabase } from './own-databases.ts';

const contentOf = (name: string): Buffer =>
  brotliDecompressSync(readFileSync(join(import.meta.dirname, 'before', `${name}.br`)));

/** Answers of a shop of release 0.2.0, see `before/README.md`. `now` in milliseconds. */
export type BeforeRecord = {
  readonly now: number;
  readonly carts: Readonly<Record<string, string>>;
  readonly orders: Readonly<Record<string, string>>;
  /** Secrets of buyers, by the name of their cart. */
  readonly sessions: Readonly<Record<string, string>>;
  /** Keys to the pages of orders. */
  readonly orderKeys: Readonly<Record<string, string>>;
  /** An addition to a new cart, with its key and client. */
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
  /** Answers of the shop, compared with `shownLike`. */
  readonly shown: Readonly<Record<string, unknown>>;
};

/** Returns the record of the shop. It is the same for its folder, its backup and its PostgreSQL database. */
export const beforeRecord = (): BeforeRecord => JSON.parse(contentOf('record.json').toString());

/** Returns the sums that an upgrade may not change. The history after it begins with the facts that a cart still
 *  contains. */
export const beforeSums = (): Readonly<Record<string, number>> => {
  const { history: _, ...sums } = beforeRecord().sums;
  return sums;
};

/** Copies the data folder of release 0.2.0 into a new folder of the test, or into another one. */
export const beforeFolder = (
  folder: string = join(temporaryFolder(), 'data'),
): { readonly folder: string; readonly file: string } => {
  const file = join(folder, 'shop.db');
  mkdirSync(folder);
  writeFileSync(file, contentOf('shop.db'));
  writeFileSync(`${file}.marker`, `${JSON.stringify({ database: file, created: '2026-11-20T08:00:00.000Z' })}\n`);
  return { folder, file };
};

/** Copies the backup of release 0.2.0. */
export const beforeBackup = (): string => {
  const file = join(temporaryFolder(), 'shop.backup');
  writeFileSync(file, contentOf('shop.backup'));
  return file;
};

/** Creates a database on a server and fills it with the dump of release 0.2.0; `drop` deletes it. */
export const beforeDatabase = async (serverUrl: string): ReturnType<typeof ownDatabase> => {
  const database = await ownDatabase(serverUrl);
  await asKeeper(database.url, contentOf('shop.sql').toString());
  return database;
};
