import { instant } from '@shop/core/dates/instant';
import { cartId } from '@shop/core/ids';
import { ok } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { preparedInsert, preparedUpdate } from '../database/prepared-query.ts';
import { start } from './test-shop.ts';

const insertNumbers = preparedInsert('order_numbers');
const insertCarts = preparedInsert('carts');
const update = preparedUpdate('order_numbers');

const unset = {
  ...{ paying_until: null, first_moments: null, lost_tickets: null, lost_code: null, lost_code_reason: null },
  ...{ former_positions: null, first_uses: null },
} as const;

const cart = { state: 'open', version: 1, created_at: start, updated_at: start, ...unset } as const;

/** How rows are written by statements that are put together once, in whatever database. */
export const preparedWriteContract = (open: () => Promise<{ readonly database: Database }>): void => {
  describe('rows that are written', () => {
    test('come by name, in whatever order their columns are, and only those change that are as was said', async () => {
      const { database } = await open();
      const changed: boolean[] = [];
      const told = await database.transaction({ isolation: 'serializable' }, async (tx) => {
        await insertNumbers(tx, [{ year: 2090, last: 1 }]);
        await insertNumbers(tx, [{ last: 2, year: 2091 }]);
        await insertNumbers(tx, []);
        changed.push(await update(tx, { set: { last: 3 }, where: { year: 2090, last: 1 } }));
        changed.push(await update(tx, { set: { last: 6 }, where: { year: 2091, last: 4 } }));
        const rows = tx.selectFrom('order_numbers').selectAll().where('year', '>=', 2090).orderBy('year');
        return ok(await rows.execute());
      });
      expect(told._unsafeUnwrap()).toEqual([
        { year: 2090, last: 3 },
        { year: 2091, last: 2 },
      ]);
      expect(changed).toEqual([true, false]);
    });

    test('are the same several at once as one by one: every text, the largest number, and what is not there', async () => {
      const { database } = await open();
      const texts = [
        'plain',
        '"\\quoted\'',
        'ščž 𝒯 \u2028 line\nbreak',
        '{"version":1,"moments":[]}',
        '',
        'half \ud83d',
      ];
      const rowsOf = (name: string) =>
        texts.map((text, at) => ({
          ...cart,
          id: cartId(`${name} ${at}`),
          version: 7 + at,
          updated_at: instant(Number.MAX_SAFE_INTEGER - at),
          first_moments: text,
          ...(at % 2 === 0 ? {} : { lost_code: text, lost_code_reason: 'usedUp' as const }),
        }));
      const written = await database.transaction({ isolation: 'serializable' }, async (tx) => {
        await insertCarts(tx, rowsOf('a'));
        for (const row of rowsOf('b')) await insertCarts(tx, [row]);
        return ok(await tx.selectFrom('carts').selectAll().orderBy('id').execute());
      });
      const rows = written._unsafeUnwrap();
      const [together, alone] = [rows.slice(0, texts.length), rows.slice(texts.length)];
      expect(together.map(({ id: _, ...row }) => row)).toEqual(alone.map(({ id: _, ...row }) => row));
      expect(together.map((row) => row.first_moments)).toEqual(texts.map((text) => text.toWellFormed()));
      expect(together.map((row) => row.updated_at)).toEqual(texts.map((_, at) => Number.MAX_SAFE_INTEGER - at));
    });

    test('are all refused for one of them', async () => {
      const { database } = await open();
      const twice = database.transaction({ isolation: 'serializable' }, async (tx) => {
        await insertNumbers(
          tx,
          [2090, 2091, 2090].map((year) => ({ year, last: 1 })),
        );
        return ok(await tx.selectFrom('order_numbers').selectAll().execute());
      });
      await expect(twice).rejects.toThrow(/constraint/i);
      const left = await database.read(async (db) => ok(await db.selectFrom('order_numbers').selectAll().execute()));
      expect(left._unsafeUnwrap()).toEqual([]);
    });
  });
};
