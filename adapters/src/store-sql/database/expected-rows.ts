import { type CompiledQuery, PostgresAdapter } from 'kysely';
import type { Db } from './database.ts';

const head = 'with changed as (';

/** A change of rows that are expected to be there still. SQLite answers how many there were. PostgreSQL refuses the whole transaction
 *  where there was none, by a division that does not work out, so that nobody has to wait for that answer (D-POSTGRES). */
export const expectingRows = <Row>(db: Db, change: CompiledQuery<Row>): CompiledQuery<Row> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? { ...change, sql: `${head}${change.sql} returning 1) select 1 / count(*) as is_changed from changed` }
    : change;

/** Whether a statement fails where it finds no rows. */
export const expectsRows = (sql: string): boolean => sql.startsWith(head);

/** How the database says that a change found no rows: `division_by_zero`. */
export const noRowsState = '22012';

/** Makes such a change. Whether it found rows; on PostgreSQL always, since its transaction is not kept where it found none. */
export const changesRows = async (db: Db, change: CompiledQuery): Promise<boolean> =>
  ((await db.executeQuery(change)).numAffectedRows ?? 0n) > 0n;
