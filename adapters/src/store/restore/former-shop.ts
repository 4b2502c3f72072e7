import { ok } from 'neverthrow';
import type { Database, Db } from '../database/database.ts';
import { type LaterUses, usesBeyond } from './uses-since.ts';

/** Opens the shop that a restore replaces, to read it alone; undefined where there is none. */
export type OpenFormer = () => Database | undefined;

/** What a restore takes over of the shop that it replaces, as far as that can be read. */
export type FormerShop = {
  /** Its last number of a year. */
  readonly lastNumber?: number | undefined;
  readonly uses?: LaterUses | undefined;
};

/** Each answer by itself: a document of another form does not hide the last number. */
const readOr = async <Value>(former: Database, work: (db: Db) => Promise<Value>): Promise<Value | undefined> => {
  try {
    return (await former.read(async (db) => ok(await work(db)))).unwrapOr(undefined);
  } catch {
    return undefined;
  }
};

const lastNumberOf = async (db: Db, year: number): Promise<number | undefined> =>
  (await db.selectFrom('order_numbers').select('last').where('year', '=', year).executeTakeFirst())?.last;

/** Reads the shop that is replaced beside its backup; nothing of one that cannot be opened. */
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
