import { type CompiledQuery, PostgresAdapter, type QueryResult, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../tables/tables.ts';
import type { Db } from './database.ts';
import { changesRows, expectingRows } from './expected-rows.ts';
import { wireText } from './wire-text.ts';

type Name = keyof Tables & string;

/** Columns of a table with their values; every row that a writer is given has the same columns. */
type Columns<Table extends Name> = Partial<Selectable<Tables[Table]>>;

/** Statements of one writer, put together once per dialect and set of columns; each database has an adapter of its own. */
const compiledOnce = () => {
  const byAdapter = new WeakMap<object, Map<string, CompiledQuery>>();
  return (db: Db, columns: string, compile: () => CompiledQuery): CompiledQuery => {
    const { adapter } = db.getExecutor();
    const known = byAdapter.get(adapter) ?? new Map<string, CompiledQuery>();
    byAdapter.set(adapter, known);
    const made = known.get(columns) ?? compile();
    known.set(columns, made);
    return made;
  };
};

const bind = (db: Db, query: CompiledQuery, parameters: readonly unknown[]): Promise<QueryResult<unknown>> =>
  db.executeQuery({ ...query, parameters });

const names = (row: object) => sql.join(Object.keys(row).map((column) => sql.ref(column)));

const insert = (table: Name, row: object) =>
  sql`insert into ${sql.table(table)} (${names(row)}) values (${sql.join(Object.values(row))})`;

/** Of rows in one text PostgreSQL makes rows of the table by itself, each column of its type. */
const insertAll = (table: Name, row: object) =>
  sql`insert into ${sql.table(table)} (${names(row)}) select ${names(row)} from json_populate_recordset(null::${sql.table(table)}, ${''})`;

const textOf = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_column, value: unknown) => (typeof value === 'string' ? wireText(value) : value));

/** Inserts rows of the same columns, for tables that every purchase writes: the text of the statement is put together once and then only
 *  bound. PostgreSQL gets several as one. */
export const preparedInsert = <Table extends Name>(table: Table) => {
  const one = compiledOnce();
  const several = compiledOnce();
  return async (db: Db, rows: readonly Selectable<Tables[Table]>[]): Promise<void> => {
    const [first, ...others] = rows;
    if (first === undefined) return;
    if (others.length > 0 && db.getExecutor().adapter instanceof PostgresAdapter) {
      const columns = Object.keys(first).toSorted().join();
      await bind(
        db,
        several(db, columns, () => insertAll(table, first).compile(db)),
        [textOf(rows)],
      );
      return;
    }
    for (const row of rows) {
      const compile = () => insert(table, row).compile(db);
      await bind(db, one(db, Object.keys(row).join(), compile), Object.values(row));
    }
  };
};

/** The same; a row that is there under its `key` becomes what is given. */
export const preparedUpsert = <Table extends Name>(
  table: Table,
  key: readonly (keyof Selectable<Tables[Table]> & string)[],
) => {
  const compiled = compiledOnce();
  const isOfKey = new Set<string>(key);
  const build = (row: object) => {
    const others = Object.keys(row).filter((column) => !isOfKey.has(column));
    return sql`${insert(table, row)} on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(
      others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
    )}`;
  };
  return (db: Db, row: Selectable<Tables[Table]>): Promise<QueryResult<unknown>> =>
    bind(
      db,
      compiled(db, Object.keys(row).join(), () => build(row).compile(db)),
      Object.values(row),
    );
};

type Row = Readonly<Record<string, unknown>>;

/** A condition for each column; what is not there is not compared, which would give nothing. */
const asItWas = (row: Row): RawBuilder<unknown> => {
  const conditions = Object.entries(row).map(([column, value]) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
  );
  return sql.join(conditions, sql` and `);
};

const shapeOf = (row: Row): string =>
  Object.entries(row)
    .map(([column, value]) => (value === null ? `${column} is null` : column))
    .join();

const compared = (row: Row): readonly unknown[] => Object.values(row).filter((value) => value !== null);

/** Changes rows that still are as `where` says; tells whether any was, as `changesRows` does. */
export const preparedUpdate = <Table extends Name>(table: Table) => {
  const compiled = compiledOnce();
  return (
    db: Db,
    { set, where }: { readonly set: Columns<Table>; readonly where: Columns<Table> },
  ): Promise<boolean> => {
    const assignments = () => Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    const build = () => sql`update ${sql.table(table)} set ${sql.join(assignments())} where ${asItWas(where)}`;
    const shape = `${Object.keys(set).join()} ${shapeOf(where)}`;
    const change = compiled(db, shape, () => expectingRows(db, build().compile(db)));
    return changesRows(db, { ...change, parameters: [...Object.values(set), ...compared(where)] });
  };
};

/** Deletes rows that still are as it says, and tells the same. */
export const preparedDelete = <Table extends Name>(table: Table) => {
  const compiled = compiledOnce();
  return (db: Db, where: Columns<Table>): Promise<boolean> => {
    const build = () => sql`delete from ${sql.table(table)} where ${asItWas(where)}`;
    const change = compiled(db, shapeOf(where), () => expectingRows(db, build().compile(db)));
    return changesRows(db, { ...change, parameters: compared(where) });
  };
};
