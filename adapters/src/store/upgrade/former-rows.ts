import * as z from 'zod/mini';
import type { Codec } from '../../wire/codec/codec.ts';
import { jsonIn } from '../../wire/codec/json-text.ts';
import type { Db } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { StoreTrouble } from '../database/store-failure.ts';
import type { SqlDialectName } from '../schema/table.ts';

/** A table of release 0.2.0. `key` contains the columns that identify a row in errors, none of them secret. */
export type FormerTable<Row> = {
  readonly name: string;
  readonly key: readonly string[];
  readonly row: z.ZodMiniType<Row>;
};

/** Returns the error for an unreadable row. It contains no values except the row's key. */
export const unreadable = (name: string, key: readonly unknown[], where: string): StoreTrouble =>
  new StoreTrouble('damaged', `the row ${key.join(' ')} of ${name} cannot be read: ${where}`);

const readRow =
  <Row>({ name, key, row: shape }: FormerTable<Row>) =>
  (stored: Readonly<Record<string, unknown>>): Row => {
    const read = z.safeParse(shape, stored);
    if (read.success) return read.data;
    const where = read.error.issues[0]?.path.join('.') ?? '';
    throw unreadable(
      name,
      key.map((column) => stored[column]),
      where,
    );
  };

/** Rows per page: the number of carts or orders in memory at once. */
const pageSize = 500;

type StoredRow = Readonly<Record<string, unknown>>;

/** Calls `work` for all rows of a table, page by page in the order of their key. */
export const eachPage = async <Row>(
  db: Db,
  dialect: SqlDialectName,
  table: FormerTable<Row>,
  keyOf: (row: Row) => string,
  work: (rows: readonly Row[], between: Between) => Promise<void>,
): Promise<void> => {
  const column = table.key[0] ?? '';
  const select = statement<StoredRow>(
    `select * from former_${table.name} where ${column} > $1 order by ${column} limit ${pageSize}`,
  );
  const read = readRow(table);
  let after = '';
  for (;;) {
    const rows = (await select(db, dialect, [after])).rows.map(read);
    const [first, last] = [rows.at(0), rows.at(-1)];
    if (first === undefined || last === undefined) return;
    after = keyOf(last);
    await work(rows, { from: keyOf(first), to: after });
  }
};

/** The keys of the first and the last row of a page. */
export type Between = { readonly from: string; readonly to: string };

/** Returns a function that reads the rows of another table that belong to a page, in their order. `condition`
 *  selects them, with `$1` and `$2` for the keys of the page. */
export const rowsBetween = <Row>(table: FormerTable<Row>, condition: string) => {
  const select = statement<StoredRow>(`select * from former_${table.name} ${condition}`);
  const read = readRow(table);
  return async (db: Db, dialect: SqlDialectName, { from, to }: Between): Promise<readonly Row[]> =>
    (await select(db, dialect, [from, to])).rows.map(read);
};

const parsed = z.pipe(z.string(), z.transform(jsonIn));

/** Returns the shape of a value that release 0.2.0 stored as text, with its format's number. */
export const storedValue = <Value>(shape: Codec<Value>): z.ZodMiniType<Value> =>
  z.pipe(
    z.pipe(parsed, z.object({ version: z.literal(1), value: shape })),
    z.transform((stored: { readonly version: 1; readonly value: Value }): Value => stored.value),
  );
