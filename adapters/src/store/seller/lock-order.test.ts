import { minutes } from '@shop/core/dates/instant';
import { value } from '@shop/core/testing/answers';
import type { ResultAsync } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import { shopper } from '../../seller/testing/shopper.ts';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { addValueCard, payWhole } from '../testing/cards.contract.ts';
import { limitCode } from '../testing/change-offer.ts';
import { onStatement } from '../testing/executed-statements.ts';
import { aBuyer, openRig } from '../testing/test-checkout.ts';
import { adult, aShopFile, child, discountDay, termalija, testShopOn, visitDay } from '../testing/test-shop.ts';

/** Statements that lock rows of a shared database, by name. */
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
  ['update orders', /^update orders/],
  ['insert cards', /^insert into cards/],
  ['update cards', /^update cards/],
  ['delete cards', /^delete from cards/],
];

/** Returns a database, and its locking statements. */
const watchedDatabase = async () => {
  const connection = openSqliteConnection(await aShopFile());
  let executed: string[] = [];
  onStatement(connection, (sql, [, period]) => {
    const [[name] = []] = locking.filter(([, text]) => text.test(sql));
    if (name !== undefined) executed.push(name === 'lock places' ? `${name} of ${period}` : name);
  });
  const locks = async (deed: () => PromiseLike<unknown>): Promise<readonly string[]> => {
    executed = [];
    await deed();
    return executed;
  };
  return { database: sqliteDatabase(connection), locks };
};

/** Returns a shop on a file, and its locking statements, which must not fail. */
const watchedShop = async () => {
  const { database, locks } = await watchedDatabase();
  onTestFinished(() => database.close());
  return {
    ...testShopOn(database),
    locks: (deed: () => ResultAsync<unknown, unknown>) => locks(async () => (await deed())._unsafeUnwrap()),
  };
};

test('an addition locks its key, the cart, the counters of the day and the hold in this order', async () => {
  const { add, locks } = await watchedShop();
  expect(await locks(() => add([[adult, 1]]))).toEqual([
    'insert intents',
    'insert carts',
    'update places',
    'insert holds',
  ]);
});

test('an addition that takes over expired places locks the counters of the day before the expired holds', async () => {
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

test('a change of holds without a change of counters locks the counters before the holds', async () => {
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

test('a change of holds on two days locks the earlier day first', async () => {
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

test('a cart that takes over an expired use of a code locks the cart, the code and its uses in this order', async () => {
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

test('deleting a cart releases its places before its code', async () => {
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

test('a payment writes places and code before value cards, and a cancellation writes the order before them', async () => {
  const { database, locks } = await watchedDatabase();
  const rig = await openRig({ database });
  const cartId = await addValueCard(rig, 50_00);
  const buyer = shopper(rig);
  await value(buyer.add({ ticket: { id: termalija }, date: visitDay }, [{ priceListId: adult, quantity: 1 }], cartId));
  await value(rig.shop.applyPromoCode(cartId, 'TERME5'));
  const session = await buyer.save(cartId, aBuyer(cartId));
  const { returnUrl } = (await rig.start({ cartId, session }))._unsafeUnwrap();
  const sold = (await locks(() => payWhole(rig, returnUrl))).filter((name) => name !== 'update orders');
  expect(sold.slice(-5)).toEqual([
    'update places',
    'update holds',
    'lock promo_codes',
    'update code_uses',
    'insert cards',
  ]);
  const [order = expect.fail('no order')] = await rig.orders();
  const canceled = await locks(() => value(rig.checkout.cancelOrder(order.cancelId)));
  expect(canceled.slice(0, 2)).toEqual(['update orders', 'delete cards']);
});
