import { CompiledQuery, type QueryResult } from 'kysely';
import type { SqlDialectName } from '../schema/table.ts';
import type { Db } from './database.ts';

type Value = string | number | null;

/** A statement of both dialects with its parameters as `$1`, `$2`, …, ready to be sent as it is: Kysely takes longer to
 *  compile one than SQLite to run it. `only` is text that one dialect needs. */
export const statement = <Row>(text: string, only: Partial<Record<SqlDialectName, string>> = {}) => {
  // SQLite's parameters have no numbers here.
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

/** How many rows a statement changed. */
export const changedRows = ({ numAffectedRows }: QueryResult<unknown>): number => Number(numAffectedRows ?? 0n);

/** Units: rows. A statement has 32,766 parameters at most. */
const mostRows = 200;

/** Inserts rows, so many values a row, with as few statements as can be. `rest` comes behind them, such as what happens
 *  to a row that is there. Answers how many rows changed. */
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

/** Items in their order, so many at a time. */
export const chunksOf = <Item>(items: readonly Item[], size: number): readonly Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_none, at) => items.slice(at * size, (at + 1) * size));
