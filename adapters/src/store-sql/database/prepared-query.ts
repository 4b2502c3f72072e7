import { type CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import type { Db } from './database.ts';
import { changedRows } from './statement.ts';

/** Stands in a query for a value that is bound later. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export type Slots<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

type Values = Readonly<Record<string, unknown>>;

/** Marks where the value of a name goes in a query that is compiled once. */
const slot = (name: string) => sql<never>`${new Slot(name)}`;

/** Compiles a statement once per database and binds it each time: Kysely takes longer to compile one than SQLite to run
 *  it. `slot('name')` marks a value. */
export const preparedSql = <Given extends Values, Row>(build: (slot: Slots<Given>) => RawBuilder<Row>) => {
  // Each database has an adapter of its own.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (db: Db, values: Given): Promise<QueryResult<Row>> => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(slot).compile(db);
    compiled.set(adapter, query);
    const bound = (parameter: unknown) => (parameter instanceof Slot ? values[parameter.name] : parameter);
    return db.executeQuery({ ...query, parameters: query.parameters.map(bound) });
  };
};

/** Items in their order, so many at a time. */
export const chunksOf = <Item>(items: readonly Item[], size: number): readonly Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_none, at) => items.slice(at * size, (at + 1) * size));

type Name = keyof Tables & string;

/** Columns of a table with their values. */
type Columns<Table extends Name> = Partial<Tables[Table]>;

type Row = Readonly<Record<string, unknown>>;

type Write = (db: Db, values: Row) => Promise<QueryResult<unknown>>;

/** The statements of one writer, each compiled once for a set of columns. */
const byShape = () => {
  const known = new Map<string, Write>();
  return (shape: string, build: () => RawBuilder<unknown>): Write => {
    const write = known.get(shape) ?? preparedSql<Row, unknown>(build);
    known.set(shape, write);
    return write;
  };
};

const columnsOf = (row: object) => sql.join(Object.keys(row).map((column) => sql.ref(column)));

const insert = (table: Name, row: object) =>
  sql`insert into ${sql.table(table)} (${columnsOf(row)}) values (${sql.join(Object.keys(row).map(slot))})`;

/** Inserts rows one by one. */
export const preparedInsert = <Table extends Name>(table: Table) => {
  const writes = byShape();
  return async (db: Db, rows: readonly Tables[Table][]): Promise<void> => {
    for (const row of rows) await writes(Object.keys(row).join(), () => insert(table, row))(db, row);
  };
};

/** Names of the values that a row is compared with, apart from those that are set. */
const compared = (where: object): Row =>
  Object.fromEntries(Object.entries(where).map(([column, value]) => [`was ${column}`, value]));

/** A condition for each column, safe for null. */
const asItWas = (where: object): RawBuilder<unknown> => {
  const conditions = Object.entries(where).map(([column, value]) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${slot(`was ${column}`)}`,
  );
  return sql.join(conditions, sql` and `);
};

const shapeOf = (where: object): string =>
  Object.entries(where)
    .map(([column, value]) => (value === null ? `${column} is null` : column))
    .join();

/** Updates rows that still match `where`. False for none: another process was faster. */
export const preparedUpdate = <Table extends Name>(table: Table) => {
  const writes = byShape();
  return async (
    db: Db,
    { set, where }: { readonly set: Columns<Table>; readonly where: Columns<Table> },
  ): Promise<boolean> => {
    const build = () => {
      const assignments = Object.keys(set).map((column) => sql`${sql.ref(column)} = ${slot(column)}`);
      return sql`update ${sql.table(table)} set ${sql.join(assignments)} where ${asItWas(where)}`;
    };
    const write = writes(`${Object.keys(set).join()} ${shapeOf(where)}`, build);
    return changedRows(await write(db, { ...set, ...compared(where) })) > 0;
  };
};

/** Deletes rows that still match `where`. False for none. */
export const preparedDelete = <Table extends Name>(table: Table) => {
  const writes = byShape();
  return async (db: Db, where: Columns<Table>): Promise<boolean> => {
    const write = writes(shapeOf(where), () => sql`delete from ${sql.table(table)} where ${asItWas(where)}`);
    return changedRows(await write(db, compared(where))) > 0;
  };
};
