import { CompiledQuery, type QueryResult } from 'kysely';
import type { SqlDialectName } from '../schema/table.ts';
import type { Db } from './database.ts';

type Value = string | number | null;

/** Returns a function that runs a statement in both dialects, with parameters `$1`, `$2`, … The text is sent without
 *  Kysely, which takes longer to compile a statement than SQLite to run it. `only` is text appended in one dialect. */
export const statement = <Row>(text: string, only: Partial<Record<SqlDialectName, string>> = {}) => {
  // SQLite's parameters are positional: `?`.
  const order = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1);
  const texts = {
    sqlite: `${text.replaceAll(/\$\d+/g, '?')}${only.sqlite ?? ''}`,
    postgres: `${text}${only.postgres ?? ''}`,
  };
  return (db: Db, dialect: SqlDialectName, values: readonly Value[]): Promise<QueryResult<Row>> => {
    const parameters = dialect === 'postgres' ? values : order.map((index) => values[index] ?? null);
    return db.executeQuery<Row>(CompiledQuery.raw(texts[dialect], [...parameters]));
  };
};

/** Returns the number of rows that a statement changed. */
export const changedRows = ({ numAffectedRows }: QueryResult<unknown>): number => Number(numAffectedRows ?? 0n);

/** Rows per statement; a statement has at most 32,766 parameters. */
const mostRows = 200;

/** Returns a function that inserts rows with as few statements as possible and returns the number of changed rows.
 *  `rest` is appended to each statement, such as an `on conflict` clause. */
export const insertion = (into: string, columns: readonly string[], rest = '') => {
  const known = new Map<number, ReturnType<typeof statement>>();
  const build = (rows: number): ReturnType<typeof statement> => {
    const places = Array.from({ length: rows }, (_row, row) =>
      columns.map((_column, at) => `$${row * columns.length + at + 1}`).join(', '),
    );
    return statement(`insert into ${into} (${columns.join(', ')}) values (${places.join('), (')}) ${rest}`);
  };
  return async (db: Db, dialect: SqlDialectName, rows: readonly (readonly Value[])[]): Promise<number> => {
    let changed = 0;
    for (const chunk of chunksOf(rows, mostRows)) {
      const insert = known.get(chunk.length) ?? build(chunk.length);
      known.set(chunk.length, insert);
      changed += changedRows(await insert(db, dialect, chunk.flat()));
    }
    return changed;
  };
};

/** Splits items into chunks of `size`, in order. */
export const chunksOf = <Item>(items: readonly Item[], size: number): readonly Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_none, at) => items.slice(at * size, (at + 1) * size));
