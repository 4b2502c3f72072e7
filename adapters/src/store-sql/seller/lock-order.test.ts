import { minutes } from '@shop/core/dates/instant';
import type { ResultAsync } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { limitCode } from '../testing/change-offer.ts';
import { onStatement } from '../testing/executed-statements.ts';
import { adult, aShopFile, child, discountDay, testShopOn, visitDay } from '../testing/test-shop.ts';

/** Statements that lock rows where hosts share a database, by what they do and to which table. */
const locking: readonly (readonly [name: string, statement: RegExp])[] = [
  ['insert intents', /^insert into intents/],
  ['insert carts', /^insert into carts/],
  ['update carts', /^update carts/],
  ['lock places', /^select 1 from places/],
  ['update places', /^update places/],
  ['insert holds', /^insert into holds/],
  ['update holds', /^update holds/],
  ['delete holds', /^delete from holds/],
  ['lock promo_codes', /^select case when max_uses is null then 0 else 1 end as is_limited from promo_codes/],
  ['update promo_codes', /^update promo_codes/],
  ['insert code_uses', /^insert into code_uses/],
  ['update code_uses', /^update code_uses/],
  ['delete code_uses', /^delete from code_uses/],
];

/** A shop on a file, and the locking statements of what is done there. */
const watchedShop = async () => {
  const connection = openSqliteConnection(await aShopFile());
  let executed: string[] = [];
  onStatement(connection, (sql, [, period]) => {
    const [[name] = []] = locking.filter(([, text]) => text.test(sql));
    if (name !== undefined) executed.push(name === 'lock places' ? `${name} of ${period}` : name);
  });
  const database = sqliteDatabase(connection);
  onTestFinished(() => database.close());
  const shop = testShopOn(database);
  const locks = async (deed: () => ResultAsync<unknown, unknown>): Promise<readonly string[]> => {
    executed = [];
    expect((await deed()).isOk()).toBe(true);
    return executed;
  };
  return { ...shop, locks };
};

test('an addition writes its key first, then the cart; it takes counters of a day before it writes a hold', async () => {
  const { add, locks } = await watchedShop();
  expect(await locks(() => add([[adult, 1]]))).toEqual([
    'insert intents',
    'insert carts',
    'update places',
    'insert holds',
  ]);
});

test('a visitor who takes ended places over locks counters of the day before the holds that are over', async () => {
  const { add, setCapacity, clock, locks } = await watchedShop();
  await setCapacity(2);
  (await add([[adult, 2]]))._unsafeUnwrap();
  clock.advance(minutes(15));
  expect(await locks(() => add([[adult, 1]]))).toEqual([
    'insert intents',
    'insert carts',
    `lock places of ${visitDay}`,
    'delete holds',
    'update places',
    'insert holds',
  ]);
});

test('a change of holds that moves no counter locks them all the same, and before the holds', async () => {
  const { filled, clock, shop, locks } = await watchedShop();
  const { id: cartId } = await filled([adult, 1], [child, 1]);
  clock.advance(minutes(1));
  expect(await locks(() => shop.extendHold({ cartId, language: 'sl' }))).toEqual([
    'update carts',
    `lock places of ${visitDay}`,
    'update holds',
    'update holds',
  ]);
});

test('a change of holds on two days locks the earlier day first, whichever was put into the cart first', async () => {
  const { filled, add, clock, shop, locks } = await watchedShop();
  const { id: cartId } = await filled([adult, 1]);
  (await add([[adult, 1]], { cartId, date: discountDay }))._unsafeUnwrap();
  clock.advance(minutes(1));
  expect(await locks(() => shop.extendHold({ cartId, language: 'sl' }))).toEqual([
    'update carts',
    `lock places of ${discountDay}`,
    'update holds',
    `lock places of ${visitDay}`,
    'update holds',
  ]);
});

test('a visitor who takes a use over that is over locks the code before its uses, behind the cart', async () => {
  const { filled, inTransaction, clock, shop, locks } = await watchedShop();
  const code = 'TERME5';
  await inTransaction((tx) => limitCode(tx, code, 1, clock.now()));
  const { id: former } = await filled([adult, 1]);
  (await shop.applyPromoCode(former, code))._unsafeUnwrap();
  clock.advance(minutes(15));
  const { id: cartId } = await filled([adult, 1]);
  expect(await locks(() => shop.applyPromoCode(cartId, code))).toEqual([
    'update carts',
    'lock promo_codes',
    'delete code_uses',
    'insert code_uses',
  ]);
});

test('a cart that is forgotten gives its places back before its code', async () => {
  const { filled, clock, shop, run, locks } = await watchedShop();
  const { id: cartId } = await filled([adult, 1]);
  (await shop.applyPromoCode(cartId, 'TERME5'))._unsafeUnwrap();
  clock.advance(1);
  const since = clock.now();
  expect(await locks(() => run<'forgetCart'>({ type: 'forgetCart', cartId, since }))).toEqual([
    'update places',
    'delete holds',
    'update promo_codes',
    'delete code_uses',
  ]);
});
