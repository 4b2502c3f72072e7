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
