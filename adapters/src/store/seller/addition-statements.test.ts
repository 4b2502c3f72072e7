import { expect, onTestFinished, test } from 'vitest';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { isOfTransaction, onStatement } from '../testing/executed-statements.ts';
import { adult, aShopFile, child, testShopOn } from '../testing/test-shop.ts';

/** Returns a shop on a file, and the statements that it executed since the last call. */
const countedShop = async () => {
  const connection = openSqliteConnection(await aShopFile());
  let executed: string[] = [];
  onStatement(connection, (sql) => void executed.push(sql));
  const database = sqliteDatabase(connection);
  onTestFinished(() => database.close());
  const { add } = testShopOn(database);
  const statements = async (...addition: Parameters<typeof add>) => {
    executed = [];
    const { cartId } = (await add(...addition))._unsafeUnwrap();
    return { cartId, count: executed.filter((sql) => !isOfTransaction(sql)).length };
  };
  // The first call also reads the catalog.
  await statements([[adult, 1]]);
  return statements;
};

test('an addition takes seven statements for a new cart, and eight for an existing one with a new or a grown line', async () => {
  const statements = await countedShop();
  const { cartId, count } = await statements([[adult, 1]]);
  const withNewLine = await statements([[child, 1]], { cartId });
  const withGrownLine = await statements([[adult, 1]], { cartId });
  expect([count, withNewLine.count, withGrownLine.count]).toEqual([7, 8, 8]);
});
