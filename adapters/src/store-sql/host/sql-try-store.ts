import { plusMilliseconds } from '@shop/core/dates/instant';
import { mayTry, type TriesMade, tryWindow } from '@shop/core/limits/tries';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { ok } from 'neverthrow';
import type { TryStore } from '../../host/try-store.ts';
import type { Database, Tx } from '../database/database.ts';

const triesUnder = async (tx: Tx, name: string): Promise<number> => {
  const rows = await tx.selectFrom('log_in_tries').select('tried_at').where('key_hash', '=', name).execute();
  return rows.length;
};

/** Tries of all processes that share the database. No rule stands here: core says how many may be looked at. */
export const sqlTryStore = (database: Database, clock: Pick<ClockPort, 'now'>): TryStore => ({
  take: ({ under, same }) =>
    database.transaction(async (tx) => {
      const at = clock.now();
      await tx.deleteFrom('log_in_tries').where('tried_at', '<=', plusMilliseconds(at, -tryWindow)).execute();
      if (same !== undefined && (await triesUnder(tx, same)) > 0) return ok(true);
      const tries: TriesMade[] = [];
      for (const { name, most } of under) tries.push({ made: await triesUnder(tx, name), most });
      const may = mayTry(tries);
      const names = [...under.map(({ name }) => name), ...(same === undefined ? [] : [same])];
      const rows = names.map((name) => ({ key_hash: name, tried_at: at }));
      if (may) await tx.insertInto('log_in_tries').values(rows).execute();
      return ok(may);
    }),
});
