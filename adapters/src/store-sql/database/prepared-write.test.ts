import { ok } from 'neverthrow';
import { expect, test } from 'vitest';
import { preparedWriteContract } from '../testing/prepared-write.contract.ts';
import { openTestShop } from '../testing/test-shop.ts';
import { preparedInsert, preparedUpdate } from './prepared-query.ts';

preparedWriteContract(openTestShop);

const insert = preparedInsert('order_numbers');
const update = preparedUpdate('order_numbers');

test('a change of rows that are as was said no more is told', async () => {
  const { database } = await openTestShop();
  const told = await database.transaction({ isolation: 'serializable' }, async (tx) => {
    await insert(tx, [{ year: 2092, last: 4 }]);
    return ok(await update(tx, { set: { last: 6 }, where: { year: 2092, last: 5 } }));
  });
  expect(told._unsafeUnwrap()).toBe(false);
});
