import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { LocalDate } from '@shop/core/dates/local-date';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { asKeeper, ownDatabase } from './own-databases.ts';

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

/** The sums that an upgrade may not change: its history begins with what the cart still says of itself. */
export const beforeSums = (): Readonly<Record<string, number>> => {
  const { history: _, ...sums } = beforeRecord().sums;
  return sums;
};

/** A copy of the data folder that release 0.2.0 wrote, in a new folder of the test unless another one is named. */
export const beforeFolder = (
  folder: string = join(temporaryFolder(), 'data'),
): { readonly folder: string; readonly file: string } => {
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
