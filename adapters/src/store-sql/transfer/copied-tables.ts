import type { DatabaseSync } from 'node:sqlite';
import { migrationLockTable, migrationTable } from '../database/migrate.ts';

/** A table as it is copied: by these columns, in the order of these. */
export type CopiedTable = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly order: readonly string[];
};

/** What each database keeps of itself. */
const own: readonly string[] = [migrationTable, migrationLockTable, 'shop_moves'];

const namesOf = (connection: DatabaseSync): readonly string[] =>
  connection
    .prepare(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
    )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !own.includes(name));

const described = (connection: DatabaseSync, name: string): CopiedTable => {
  const rows = connection.prepare('select name, pk from pragma_table_info(?) order by cid').all(name);
  const columns = rows.map((row) => String(row.name));
  const key = rows
    .filter((row) => Number(row.pk) > 0)
    .sort((one, other) => Number(one.pk) - Number(other.pk))
    .map((row) => String(row.name));
  return { name, columns, order: key.length > 0 ? key : columns };
};

const referredBy = (connection: DatabaseSync, name: string): readonly string[] =>
  connection
    .prepare('select distinct "table" as name from pragma_foreign_key_list(?)')
    .all(name)
    .map((row) => String(row.name))
    .filter((other) => other !== name);

/** Every table of a shop that is moved with it, those that others refer to first. */
export const copiedTables = (connection: DatabaseSync): readonly CopiedTable[] => {
  const placed = new Set<string>();
  const place = (name: string): void => {
    if (placed.has(name)) return;
    for (const other of referredBy(connection, name)) place(other);
    placed.add(name);
  };
  for (const name of namesOf(connection)) place(name);
  return [...placed].map((name) => described(connection, name));
};
