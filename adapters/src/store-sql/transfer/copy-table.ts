import { createHash, type Hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { CopiedTable } from './copied-tables.ts';

/** Units: rows that are written, or read again, at once. */
const batchRows = 1000;

/** How many rows a table has, and a digest of them all in their order. */
export type TableCopy = { readonly rows: number; readonly digest: string };

export type CopyStep = { readonly table: string; readonly rows: number };

type Row = Readonly<Record<string, unknown>>;

const add = (digest: Hash, { columns }: CopiedTable, row: Row): void => {
  digest.update(`${JSON.stringify(columns.map((column) => row[column]))}\n`);
};

const quoted = (name: string): string => `"${name}"`;

const inOrder = ({ name, columns, order }: CopiedTable): string =>
  `select ${columns.map(quoted).join(', ')} from ${quoted(name)}
   order by ${order.map((column) => `${quoted(column)} nulls first`).join(', ')}`;

const write = async (tx: Tx, { name, columns }: CopiedTable, rows: readonly Row[]): Promise<void> => {
  const named = sql.join(columns.map((column) => sql.ref(column)));
  const target = sql.table(name);
  await sql`insert into ${target} (${named})
    select ${named} from json_populate_recordset(null::${target}, ${JSON.stringify(rows)}::json)`.execute(tx);
};

/** Copies a table of a SQLite file in batches. Told after each. */
export const copyTable = async (
  tx: Tx,
  source: DatabaseSync,
  table: CopiedTable,
  onStep: (step: CopyStep) => Promise<void>,
): Promise<TableCopy> => {
  const digest = createHash('sha256');
  let rows = 0;
  let batch: Row[] = [];
  const writeBatch = async (): Promise<void> => {
    await write(tx, table, batch);
    rows += batch.length;
    batch = [];
    await onStep({ table: table.name, rows });
  };
  for (const row of source.prepare(inOrder(table)).iterate()) {
    add(digest, table, row);
    batch.push(row);
    if (batch.length === batchRows) await writeBatch();
  }
  if (batch.length > 0) await writeBatch();
  return { rows, digest: digest.digest('hex') };
};

/** Reads a table again as the other database has it now. */
export const readTable = async (tx: Tx, table: CopiedTable): Promise<TableCopy> => {
  const digest = createHash('sha256');
  let rows = 0;
  await sql`declare copied no scroll cursor for ${sql.raw(inOrder(table))}`.execute(tx);
  for (;;) {
    const answer = await sql<Row>`fetch ${sql.lit(batchRows)} from copied`.execute(tx);
    for (const row of answer.rows) add(digest, table, row);
    rows += answer.rows.length;
    if (answer.rows.length < batchRows) break;
  }
  await sql`close copied`.execute(tx);
  return { rows, digest: digest.digest('hex') };
};
