import { instant } from '@shop/core/dates/instant';
import { attemptId, cancelId, cartId, orderKey, orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { ok } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { preparedInsert, preparedUpdate } from '../database/prepared-query.ts';
import { start } from './test-shop.ts';

const insertNumbers = preparedInsert('order_numbers');
const insertOrders = preparedInsert('orders');
const update = preparedUpdate('order_numbers');

const cart = {
  id: cartId('a cart'),
  revision: 1,
  document: JSON.stringify({ state: 'open', createdAt: start, updatedAt: start }),
};

const order = {
  cart_id: cart.id,
  product_type: 'dailyTicket',
  payment_type: 'payment',
  total: cents(100),
  language: 'sl',
  status: 'initializing',
  outcome: 'open',
  session_digest: 'a session',
  catalog_version: 1,
  decline_reason: null,
} as const;

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
      const texts = ['plain', '"\\quoted\'', 'ščž 𝒯 \u2028 line\nbreak', '{"version":1,"value":[]}', '', 'half \ud83d'];
      const rowsOf = (name: string) =>
        texts.map((text, at) => ({
          ...order,
          ref: orderRef(`${name} ${at}`),
          number: `${name} ${at}`,
          cancel_id: cancelId(`${name} ${at}`),
          order_key: orderKey(`${name} ${at}`),
          cart_version: 7 + at,
          placed_at: instant(Number.MAX_SAFE_INTEGER - at),
          content: text,
          paid_attempt: at % 2 === 0 ? null : attemptId(text),
        }));
      const written = await database.transaction({ isolation: 'serializable' }, async (tx) => {
        await tx.insertInto('carts').values(cart).execute();
        await insertOrders(tx, rowsOf('a'));
        for (const row of rowsOf('b')) await insertOrders(tx, [row]);
        return ok(await tx.selectFrom('orders').selectAll().orderBy('ref').execute());
      });
      const rows = written._unsafeUnwrap();
      const [together, alone] = [rows.slice(0, texts.length), rows.slice(texts.length)];
      const values = (all: typeof rows) =>
        all.map(({ ref: _, number: __, cancel_id: ___, order_key: ____, ...row }) => row);
      expect(values(together)).toEqual(values(alone));
      const wellFormed = texts.map((text) => text.toWellFormed());
      expect(together.map((row) => row.content)).toEqual(wellFormed);
      expect(together.map((row) => row.paid_attempt)).toEqual(
        wellFormed.map((text, at) => (at % 2 === 0 ? null : text)),
      );
      expect(together.map((row) => row.placed_at)).toEqual(texts.map((_, at) => Number.MAX_SAFE_INTEGER - at));
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
