import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { migrationLockTable, migrationTable } from '../database/migrate.ts';

/** Rows that are written at once. */
const batchRows = 1000;

/** What each database keeps about itself. */
const own: readonly string[] = [migrationTable, migrationLockTable, 'shop_moves'];

const strings = (source: DatabaseSync, query: string, ...given: string[]): readonly string[] =>
  source
    .prepare(query)
    .all(...given)
    .flatMap((row) => Object.values(row).map(String));

/** A table that is moved with a shop, and how many rows it has. */
export type CopiedTable = { readonly name: string; readonly rows: number };

/** Every table of a file that is moved, those that others refer to first. */
export const tablesOf = (source: DatabaseSync): readonly CopiedTable[] => {
  const seen = new Set(own);
  const withReferred = (name: string): readonly string[] => {
    if (seen.has(name)) return [];
    seen.add(name);
    const referred = strings(source, 'select distinct "table" from pragma_foreign_key_list(?)', name);
    return [...referred.flatMap(withReferred), name];
  };
  const named = `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`;
  return strings(source, named)
    .flatMap(withReferred)
    .map((name) => ({ name, rows: Number(strings(source, `select count(*) from "${name}"`)[0]) }));
};

/** So many rows of a table are written. */
export type CopyStep = { readonly table: string; readonly rows: number };

/** Copies a table's rows into an empty one of PostgreSQL. Throws where that counts another number of them. */
export const copyTable = async (
  tx: Tx,
  source: DatabaseSync,
  { name, rows }: CopiedTable,
  onStep: (step: CopyStep) => Promise<void>,
): Promise<void> => {
  const table = sql.table(name);
  let read = 0;
  let batch: unknown[] = [];
  for (const row of source.prepare(`select * from "${name}"`).iterate()) {
    read += 1;
    batch.push(row);
    if (batch.length < batchRows && read < rows) continue;
    const records = sql`json_populate_recordset(null::${table}, ${JSON.stringify(batch)}::json)`;
    await sql`insert into ${table} select * from ${records}`.execute(tx);
    batch = [];
    await onStep({ table: name, rows: read });
  }
  const counted = await sql<{ readonly n: number }>`select count(*) as n from ${table}`.execute(tx);
  if (counted.rows[0]?.n !== rows) throw new Error(`${name} has another number of rows`);
};
