import { ok } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { insertion } from '../database/statement.ts';

const insertTries = insertion('log_in_tries', ['key_hash', 'tried_at']);
const insertNumbers = insertion('order_numbers', ['year', 'last']);
const upsertNumbers = insertion(
  'order_numbers',
  ['year', 'last'],
  'on conflict (year) do update set last = excluded.last',
);

/** Contract: inserting several rows with one statement, in each database. */
export const insertionContract = (open: () => Promise<{ readonly database: Database }>): void => {
  describe('an insertion', () => {
    test('writes several rows at once like single rows, with any text and the largest number', async () => {
      const { database } = await open();
      const texts = ['plain', '"\\quoted\'', 'ščž 𝒯 \u2028 line\nbreak', '[]', '', '$1'];
      const rows = texts.map((text, at) => [text, Number.MAX_SAFE_INTEGER - at] as const);
      const written = await database.transaction({ isolation: 'read committed' }, async (tx) => {
        await insertTries(tx, database.dialect, []);
        await insertTries(tx, database.dialect, rows);
        for (const row of rows) await insertTries(tx, database.dialect, [row]);
        return ok(await tx.selectFrom('log_in_tries').selectAll().orderBy('tried_at', 'desc').execute());
      });
      const expected = rows.flatMap(([key_hash, tried_at]) => [
        { key_hash, tried_at },
        { key_hash, tried_at },
      ]);
      expect(written._unsafeUnwrap()).toEqual(expected);
    });

    test('updates an existing row when it has an update clause', async () => {
      const { database } = await open();
      const written = await database.transaction({ isolation: 'read committed' }, async (tx) => {
        await insertNumbers(tx, database.dialect, [[2090, 1]]);
        await upsertNumbers(tx, database.dialect, [
          [2090, 2],
          [2091, 1],
        ]);
        return ok(await tx.selectFrom('order_numbers').selectAll().where('year', '>=', 2090).orderBy('year').execute());
      });
      expect(written._unsafeUnwrap()).toEqual([
        { year: 2090, last: 2 },
        { year: 2091, last: 1 },
      ]);
    });

    test('writes no row when one of them violates a constraint', async () => {
      const { database } = await open();
      const twice = database.transaction({ isolation: 'read committed' }, async (tx) => {
        const rows = [2090, 2091, 2090].map((year) => [year, 1]);
        await insertNumbers(tx, database.dialect, rows);
        return ok();
      });
      await expect(twice).rejects.toThrow(/constraint/i);
      const left = await database.read(async (db) => ok(await db.selectFrom('order_numbers').selectAll().execute()));
      expect(left._unsafeUnwrap()).toEqual([]);
    });
  });
};
