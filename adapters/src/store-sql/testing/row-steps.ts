import { sql } from 'kysely';
import type { SchemaStep } from '../database/migrations.ts';

/** Ten rows to move. */
export const makeRows: SchemaStep = async (tx) => {
  await sql`create table rows as select n, 0 as moved from generate_series(1, 10) as n`.execute(tx);
};

/** Moves three rows at a time; killed where its third batch would be kept. */
export const moveRows = (isKilled: boolean) => {
  let batches = 0;
  const batch = async (tx: Parameters<SchemaStep>[0]): Promise<boolean> => {
    const { numAffectedRows = 0n } = await sql`
      update rows set moved = moved + 1 where n in (select n from rows where moved = 0 order by n limit 3)`.execute(tx);
    batches += 1;
    if (isKilled && batches === 3) throw new Error('killed');
    return numAffectedRows > 0n;
  };
  return { step: { batch }, batches: () => batches };
};

/** Gives them a column, and tells how long each try would have waited for them. */
export const widenRows = () => {
  const limits: string[] = [];
  const step: SchemaStep = async (tx) => {
    const { rows } = await sql<{ readonly most: string }>`select current_setting('lock_timeout') as most`.execute(tx);
    limits.push(...rows.map(({ most }) => most));
    await sql`alter table rows add column wide integer`.execute(tx);
  };
  return { step, limits };
};
