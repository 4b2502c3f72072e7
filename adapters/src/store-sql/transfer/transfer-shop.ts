import type { DatabaseSync } from 'node:sqlite';
import type { Instant } from '@shop/core/dates/instant';
import type { ShopSums } from '@shop/core/host/views/shop-sums';
import type { ControlledTransaction } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import type { Db } from '../database/database.ts';
import { postgresFailure } from '../database/postgres-failure.ts';
import { migrations } from '../schema/migrations.ts';
import type { Tables } from '../tables/tables.ts';
import { type CopiedTable, copiedTables } from './copied-tables.ts';
import { type CopyStep, copyTable, readTable } from './copy-table.ts';
import { readMoveMark, removeMoveMark, writeMoveMark } from './move-mark.ts';
import { createTables, targetState } from './target-database.ts';
import { transferSums } from './transfer-sums.ts';

/** Why nothing was moved; the file sells on, but after `unknown`. */
export type TransferRefusal =
  /** Another program's tables are there. */
  | { readonly kind: 'targetForeign' }
  /** A shop is there already, which is not this one. */
  | { readonly kind: 'targetTaken' }
  /** An earlier transfer was cut off at its end; whether it arrived is known at that place alone. */
  | { readonly kind: 'leavingElsewhere'; readonly place: string }
  /** What arrived is not what left. */
  | { readonly kind: 'differs'; readonly what: string }
  /** This run, or one before it, was cut off at the end: the next one finds out whether the shop has arrived. */
  | { readonly kind: 'unknown'; readonly reason: string }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

export type Transferred = {
  /** An earlier run had moved it, and was cut off before it could close the file. */
  readonly wasThere: boolean;
  readonly tables: number;
  readonly rows: number;
  readonly sums: ShopSums;
};

export type TransferParts = {
  /** The only connection to a file of this program's schema, which nobody else has open. */
  readonly source: DatabaseSync;
  readonly sumsOfSource: () => Promise<ShopSums>;
  readonly target: Db;
  /** Where the shop comes from and goes to, as people are told. */
  readonly from: string;
  readonly to: string;
  /** A name of its own. */
  readonly transfer: string;
  readonly now: Instant;
  /** Told once the other database has the shop, before the file is closed. */
  readonly onArrived: () => void;
  readonly onStep: (step: CopyStep) => Promise<void>;
};

type Copied = Omit<Transferred, 'wasThere'>;

class Refused extends Error {
  readonly refusal: TransferRefusal;

  constructor(refusal: TransferRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

const compareTable = async (
  tx: ControlledTransaction<Tables>,
  table: CopiedTable,
  { source, onStep }: TransferParts,
): Promise<number> => {
  const left = await copyTable(tx, source, table, onStep);
  const arrived = await readTable(tx, table);
  if (arrived.rows !== left.rows || arrived.digest !== left.digest)
    throw new Refused({ kind: 'differs', what: table.name });
  return left.rows;
};

const compareSums = async (tx: Db, { sumsOfSource }: TransferParts): Promise<ShopSums> => {
  const [left, arrived] = [await sumsOfSource(), await transferSums(tx)];
  if (JSON.stringify(left) !== JSON.stringify(arrived)) throw new Refused({ kind: 'differs', what: 'sums' });
  return left;
};

/** All that the other database is given, none of which anybody sees before it is kept. */
const copyAll = async (tx: ControlledTransaction<Tables>, parts: TransferParts): Promise<Copied> => {
  const tables = copiedTables(parts.source);
  await createTables(tx, migrations);
  let rows = 0;
  for (const table of tables) rows += await compareTable(tx, table, parts);
  const sums = await compareSums(tx, parts);
  const { transfer, from: place, now: moved_at } = parts;
  await tx.insertInto('shop_moves').values({ id: 1, state: 'arrived', transfer, place, moved_at }).execute();
  return { tables: tables.length, rows, sums };
};

const refusalOf = (error: unknown): TransferRefusal => {
  if (error instanceof Refused) return error.refusal;
  const { type } = postgresFailure(error);
  const reason = error instanceof Error ? error.message : String(error);
  if (type === 'lost') return { kind: 'unreachable', reason };
  // Somebody else makes the same tables there now.
  return type === 'race' || type === 'held' || type === 'constraint'
    ? { kind: 'targetTaken' }
    : { kind: 'failed', reason };
};

const begin = (target: Db): Promise<ControlledTransaction<Tables>> => target.startTransaction().execute();

const undo = async (tx: ControlledTransaction<Tables>): Promise<void> => {
  await tx
    .rollback()
    .execute()
    .catch(() => undefined);
};

const close = ({ source, transfer, to: place, now, onArrived }: TransferParts): void => {
  onArrived();
  writeMoveMark(source, { state: 'gone', transfer, place }, now);
};

/** The file is shut before the other database may sell, and for good once that may: between the two nobody sells. */
const handOver = async (
  tx: ControlledTransaction<Tables>,
  parts: TransferParts,
): Promise<Result<void, TransferRefusal>> => {
  const { source, transfer, to: place, now } = parts;
  writeMoveMark(source, { state: 'leaving', transfer, place }, now);
  try {
    await tx.commit().execute();
  } catch (error) {
    await undo(tx);
    const refusal = refusalOf(error);
    if (refusal.kind === 'unreachable') return err({ ...refusal, kind: 'unknown' });
    removeMoveMark(source);
    return err(refusal);
  }
  close(parts);
  return ok();
};

const copyAndHandOver = async (parts: TransferParts): Promise<Result<Transferred, TransferRefusal>> => {
  const tx = await begin(parts.target);
  try {
    const copied = await copyAll(tx, parts);
    return (await handOver(tx, parts)).map(() => ({ wasThere: false, ...copied }));
  } catch (error) {
    await undo(tx);
    throw error;
  }
};

/** An earlier run was cut off between the two databases, and the other one has it all. */
const finish = async (parts: TransferParts, transfer: string): Promise<Transferred> => {
  // Compared before it arrived; it may have sold since.
  const sums = await parts.sumsOfSource();
  const tables = copiedTables(parts.source);
  let rows = 0;
  for (const { name } of tables) rows += Number(parts.source.prepare(`select count(*) as n from "${name}"`).get()?.n);
  close({ ...parts, transfer });
  return { wasThere: true, tables: tables.length, rows, sums };
};

const moved = async (parts: TransferParts): Promise<Result<Transferred, TransferRefusal>> => {
  const mark = readMoveMark(parts.source);
  if (mark?.state === 'leaving' && mark.place !== parts.to) return err({ kind: 'leavingElsewhere', place: mark.place });
  const there = await targetState(parts.target);
  if (there.type === 'empty') return copyAndHandOver(parts);
  if (there.type === 'arrived' && there.transfer === mark?.transfer) return ok(await finish(parts, mark.transfer));
  // Whatever is there is not what left here: an earlier run that was cut off has not arrived.
  removeMoveMark(parts.source);
  if (there.type === 'unfit') return err({ kind: 'failed', reason: there.reason });
  return err({ kind: there.type === 'foreign' ? 'targetForeign' : 'targetTaken' });
};

/** Moves a whole shop into an empty PostgreSQL database, or nothing of it, and closes its file, so that only one of them ever sells
 *  (D-TRANSFER). */
export const transferShop = (parts: TransferParts): Promise<Result<Transferred, TransferRefusal>> =>
  moved(parts).catch((error: unknown) => {
    const refusal = refusalOf(error);
    const isUnknown = 'reason' in refusal && readMoveMark(parts.source) !== undefined;
    return err(isUnknown ? { ...refusal, kind: 'unknown' } : refusal);
  });
