import { ok } from 'neverthrow';
import { expect, test } from 'vitest';
import { openTestShop } from '../testing/test-shop.ts';
import { preparedInsert, preparedUpdate, preparedUpsert } from './prepared-write.ts';

const insert = preparedInsert('order_numbers');
const upsert = preparedUpsert('order_numbers', ['year']);
const update = preparedUpdate('order_numbers');

test('rows are written by name, in whatever order their columns come, and only those that are as was said', async () => {
  const { database } = await openTestShop();
  const changed: boolean[] = [];
  const told = await database.transaction(async (tx) => {
    await insert(tx, { year: 2090, last: 1 });
    await insert(tx, { last: 2, year: 2091 });
    await upsert(tx, { year: 2090, last: 3 });
    await upsert(tx, { last: 4, year: 2092 });
    for (const last of [4, 5]) {
      changed.push(await update(tx, { set: { last: 6 }, where: { year: 2092, last } }));
    }
    const rows = tx.selectFrom('order_numbers').selectAll().where('year', '>=', 2090).orderBy('year');
    return ok(await rows.execute());
  });
  expect(told._unsafeUnwrap()).toEqual([
    { year: 2090, last: 3 },
    { year: 2091, last: 2 },
    { year: 2092, last: 6 },
  ]);
  expect(changed).toEqual([true, false]);
});
