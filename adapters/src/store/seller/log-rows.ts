import { instant } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import { inDecidedOrder } from '@shop/core/seller/log/decided-order';
import type { LogRow } from '@shop/core/seller/log/log-row';
import type { Db } from '../database/database.ts';
import { insertion, statement } from '../database/statement.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { readLogRow, writeLogRow } from '../stored/log-row.ts';

/** A row of the log with its document. */
export type StoredLogRow = {
  readonly id: string;
  readonly cart_id: CartId;
  readonly at: number;
  readonly owner: string | null;
  readonly document: unknown;
};

const columns = ['id', 'cart_id', 'at', 'owner', 'command', 'document'];
const insertRows = insertion('command_log', columns);
const insertMissing = insertion('command_log', columns, 'on conflict (id) do nothing');

const valuesOf = (row: LogRow) =>
  [row.id, row.cartId, row.at, row.owner ?? null, row.request.type, writeLogRow(row)] as const;

/** Appends rows to the log. */
export const writeLog = async (db: Db, dialect: SqlDialectName, rows: readonly LogRow[]): Promise<void> => {
  await insertRows(db, dialect, rows.map(valuesOf));
};

/** Appends the rows of another log that this one lacks. */
export const writeMissingLog = async (db: Db, dialect: SqlDialectName, rows: readonly LogRow[]): Promise<void> => {
  await insertMissing(db, dialect, rows.map(valuesOf));
};

/** Parses stored rows. */
export const logRowsIn = (rows: readonly StoredLogRow[]): readonly LogRow[] =>
  rows.map(({ id, cart_id, at, owner, document }) =>
    readLogRow({ id, at: instant(at), cartId: cart_id, owner: owner ?? undefined }, document),
  );

const selectLog = statement<StoredLogRow>(
  'select id, cart_id, at, owner, document from command_log where cart_id = $1 order by at, id',
);

/** Returns the log of a cart, in its order. */
export const loadLog = async (db: Db, dialect: SqlDialectName, id: CartId): Promise<readonly LogRow[]> =>
  inDecidedOrder(logRowsIn((await selectLog(db, dialect, [id])).rows));

const selectId = statement('select id from command_log where id = $1');

/** Whether a command has a row in the log. */
export const isLogged = async (db: Db, dialect: SqlDialectName, id: string): Promise<boolean> =>
  (await selectId(db, dialect, [id])).rows.length > 0;
