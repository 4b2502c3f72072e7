import { ok } from 'neverthrow';
import type { Database, Db } from '../database/database.ts';
import { type LaterUses, usesBeyond } from './uses-since.ts';

/** Opens the shop that a restore replaces, for reading. `undefined` when there is none. */
export type OpenFormer = () => Database | undefined;

/** Data that a restore takes over from the replaced shop, as far as it can be read. */
export type FormerShop = {
  /** The last order number of a year. */
  readonly lastNumber?: number | undefined;
  readonly uses?: LaterUses | undefined;
};

/** Reads one value; an unreadable document does not hide the other values. */
const readOr = async <Value>(former: Database, work: (db: Db) => Promise<Value>): Promise<Value | undefined> => {
  try {
    return (await former.read(async (db) => ok(await work(db)))).unwrapOr(undefined);
  } catch {
    return undefined;
  }
};

const lastNumberOf = async (db: Db, year: number): Promise<number | undefined> =>
  (await db.selectFrom('order_numbers').select('last').where('year', '=', year).executeTakeFirst())?.last;

/** Reads the replaced shop and compares it with its backup. All values are absent when it cannot be opened. */
export const formerShop = async (open: OpenFormer, backup: Database, year: number): Promise<FormerShop> => {
  let former: Database | undefined;
  try {
    former = open();
  } catch {
    return {};
  }
  if (former === undefined) return {};
  const { dialect } = backup;
  const lastNumber = await readOr(former, (db) => lastNumberOf(db, year));
  const uses = await readOr(backup, (own) => readOr(former, (db) => usesBeyond(db, own, dialect)));
  await former.close();
  return { lastNumber, uses };
};
