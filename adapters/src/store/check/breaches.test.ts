import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { sqliteDatabase } from '../database/sqlite-database.ts';
import { fixtureFolder } from '../testing/fixture-folder.ts';
import { plantedBreaches } from '../testing/planted-breaches.ts';
import { driftOf } from '../testing/test-shop.ts';

const found = async (damage = ''): Promise<readonly string[]> => {
  const { file, told } = await fixtureFolder();
  const connection = new DatabaseSync(file);
  connection.exec(`pragma foreign_keys = off; pragma ignore_check_constraints = on; ${damage}`);
  const database = sqliteDatabase(connection);
  const breaches = await driftOf(database, told.now);
  await database.close();
  return breaches.map(({ law, what }) => `${law}: ${what}`);
};

it('a check finds no contradiction in a shop with carts and orders of every state (R-SAFE-15)', async () => {
  expect(await found()).toEqual([]);
});

it.each<readonly [damage: string, breach: RegExp]>([
  ...plantedBreaches('sqlite'),
  ['delete from carts where id in (select cart_id from holds)', /^structure: a row of holds refers to one of carts/],
  [
    `update orders set document = json_remove(document, '$.content') where order_number = '2026-000002'`,
    /^orders: \S+ is charged \d+ cents; its goods cost 0$/,
  ],
  ['update promo_codes set max_uses = 0 where used > 0', /^codes: \S+: counted are 1 uses of 0; carts have 1$/],
])('a check finds the contradiction after: %s (R-SAFE-15)', async (damage, breach) => {
  expect(await found(damage)).toContainEqual(expect.stringMatching(breach));
});
