import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import { mayTry, nextTryAt, tryWindow } from '@shop/core/limits/tries';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { ok, okAsync, type ResultAsync } from 'neverthrow';
import type { StoreFailure, Try, TryStore } from '../../seller/seller-store.ts';
import type { Database, Tx } from '../database/database.ts';

const forgottenAt = (at: Instant): Instant => plusMilliseconds(at, -tryWindow);

const namesOf = ({ under, same }: Try): readonly string[] => [
  ...under.map(({ name }) => name),
  ...(same === undefined ? [] : [same]),
];

/** Locks the names of a try in one order, to avoid deadlocks. Waits only for transactions that count the same names. */
const takeTurn = async (tx: Tx, { under }: Try, at: Instant): Promise<void> => {
  const names = under.map(({ name }) => name).sort();
  await tx
    .insertInto('try_turns')
    .values(names.map((name) => ({ key_hash: name, tried_at: at })))
    .onConflict((known) => known.column('key_hash').doUpdateSet({ tried_at: at }))
    .execute();
};

const triesUnder = async (tx: Tx, names: readonly string[], at: Instant) => {
  const rows = tx.selectFrom('log_in_tries').selectAll().where('key_hash', 'in', names);
  const recent = await rows.where('tried_at', '>', forgottenAt(at)).execute();
  const byName = Map.groupBy(recent, (row) => row.key_hash);
  return (name: string): readonly Instant[] => (byName.get(name) ?? []).map((row) => row.tried_at);
};

/** Deletes the newest row under a name; rows of the same time are equal. */
const removeNewest = async (tx: Tx, name: string): Promise<void> => {
  const rows = tx.selectFrom('log_in_tries').selectAll().where('key_hash', '=', name);
  const newest = await rows.orderBy('tried_at', 'desc').limit(1).executeTakeFirst();
  if (newest === undefined) return;
  const alike = tx.deleteFrom('log_in_tries').where('key_hash', '=', name).where('tried_at', '=', newest.tried_at);
  const { numDeletedRows } = await alike.executeTakeFirstOrThrow();
  const others = Array.from({ length: Number(numDeletedRows) - 1 }, () => newest);
  if (others.length > 0) await tx.insertInto('log_in_tries').values(others).execute();
};

const forget = async (tx: Tx, dialect: Database['dialect'], at: Instant): Promise<void> => {
  await tx.deleteFrom('log_in_tries').where('tried_at', '<=', forgottenAt(at)).execute();
  const idle = tx.selectFrom('try_turns').select('key_hash').where('tried_at', '<=', forgottenAt(at));
  // Skips names that are locked now.
  const free = dialect === 'postgres' ? idle.forUpdate().skipLocked() : idle;
  await tx.deleteFrom('try_turns').where('key_hash', 'in', free).execute();
};

/** Returns the tries of all processes on the database. Core decides how many are allowed. Once a name is at its
 *  limit, the process answers without a query. */
export const sqlTryStore = (database: Database, clock: Pick<ClockPort, 'now'>): TryStore => {
  const full = new Map<string, Instant>();
  let lookedAt: Instant | undefined;

  /** Whether a name of the try is at its limit. A try with `same` is always looked up, because it may be counted
   *  already. */
  const isRefused = ({ under, same }: Try): boolean =>
    same === undefined && under.some(({ name }) => (full.get(name) ?? 0) > clock.now());

  const count = async (tx: Tx, one: Try, at: Instant): Promise<boolean> => {
    const timesOf = await triesUnder(tx, namesOf(one), at);
    if (one.same !== undefined && timesOf(one.same).length > 0) return true;
    for (const { name, most } of one.under) {
      const until = nextTryAt(timesOf(name), most);
      if (until !== undefined) full.set(name, until);
    }
    const may = mayTry(one.under.map(({ name, most }) => ({ made: timesOf(name).length, most })));
    const rows = namesOf(one).map((name) => ({ key_hash: name, tried_at: at }));
    if (may) await tx.insertInto('log_in_tries').values(rows).execute();
    return may;
  };

  const counted = (one: Try): ResultAsync<boolean, StoreFailure> =>
    database.transaction({ isolation: 'read committed' }, async (tx) => {
      // Under a flood most tries are refused before they lock anything.
      if (isRefused(one)) return ok(false);
      await takeTurn(tx, one, clock.now());
      return ok(await count(tx, one, clock.now()));
    });

  const forgetInTime = (at: Instant): ResultAsync<void, StoreFailure> => {
    if (lookedAt !== undefined && lookedAt > forgottenAt(at)) return okAsync();
    lookedAt = at;
    for (const [name, until] of full) if (until <= at) full.delete(name);
    return database.transaction({ isolation: 'read committed' }, async (tx) =>
      ok(await forget(tx, database.dialect, at)),
    );
  };

  return {
    uncount: (one) =>
      database.transaction({ isolation: 'read committed' }, async (tx) => {
        await takeTurn(tx, one, clock.now());
        for (const { name } of one.under) {
          await removeNewest(tx, name);
          full.delete(name);
        }
        return ok();
      }),
    take: (one) => (isRefused(one) ? okAsync(false) : forgetInTime(clock.now()).andThen(() => counted(one))),
  };
};
