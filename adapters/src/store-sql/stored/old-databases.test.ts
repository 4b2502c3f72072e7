import { DatabaseSync } from 'node:sqlite';
import { cartId, checkoutSession, orderRef } from '@shop/core/ids';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { recordOf } from '../testing/fixture-record.ts';
import { openFixtureShop } from '../testing/fixture-shop.ts';
import { fixtureBuyer } from '../testing/fixture-visitor.ts';
import { copyOfOld, oldDatabases } from '../testing/old-databases.ts';
import { driftOf } from '../testing/test-shop.ts';

/** A copy of an old database, opened by the program of today at the moment that the old one was left. */
const openOld = async (name: string) => {
  const { folder, file, told } = copyOfOld(name);
  const { sessions, ...expected } = told;
  const stored = (): readonly unknown[] => {
    const raw = new DatabaseSync(file);
    const contents = raw.prepare('select ref, content from orders order by number').all();
    raw.close();
    return contents;
  };
  const before = stored();
  const fixture = await openFixtureShop(folder, expected.now);
  onTestFinished(() => fixture.close());
  const cart = (of: string) => cartId(expected.carts[of]?.id ?? expect.fail());
  const order = (of: string) => orderRef(expected.orders[of]?.id ?? expect.fail());
  return { ...fixture, file, expected, sessions, stored, before, cart, order };
};

const idsOf = <Id>(shown: Readonly<Record<string, { readonly id: string }>>, make: (id: string) => Id) =>
  Object.fromEntries(Object.entries(shown).map(([key, { id }]) => [key, make(id)]));

describe.each(oldDatabases)('the database %s', (name) => {
  test('shows every order and cart as the program that wrote it did', async () => {
    const old = await openOld(name);
    const { carts, orders } = old.expected;
    expect(await recordOf(old, idsOf(carts, cartId), idsOf(orders, orderRef))).toEqual(old.expected);
  });

  test('counts its places as its lines do', async () => {
    const old = await openOld(name);
    const database = sqliteDatabase(openSqliteConnection(old.file));
    expect(await driftOf(database)).toEqual([]);
    await database.close();
  });

  test('knows a buyer by the session that entered the data', async () => {
    const old = await openOld(name);
    const session = checkoutSession(old.sessions.open);
    const form = await old.checkout.loadCustomer({ cartId: old.cart('open'), language: 'sl', session });
    expect(form._unsafeUnwrap().draft).toMatchObject({ ...fixtureBuyer, emailRepeat: fixtureBuyer.email });
  });

  test('goes on: an old order is paid at last, canceled by its buyer, and what was bought is not written anew', async () => {
    const old = await openOld(name);
    const retry = { cartId: old.cart('retryable'), session: checkoutSession(old.sessions.retryable) };
    const begun = await old.checkout.startPayment({ ...retry, paymentType: 'payment' });
    expect(begun._unsafeUnwrap().returnUrl).toContain(old.order('declined'));
    old.decide(old.order('declined'), 'captured');
    const paid = (await old.checkout.showOrder(old.order('declined')))._unsafeUnwrap();
    expect(paid).toMatchObject({ outcome: 'completed', number: old.expected.orders.declined?.number });
    const session = checkoutSession(old.sessions.retryable);
    const toldToBuyer = (await old.checkout.showOrder(old.order('declined'), session))._unsafeUnwrap();
    const canceled = await old.checkout.cancelOrder(toldToBuyer.cancelId ?? expect.fail());
    expect(canceled.isOk()).toBe(true);
    expect((await old.checkout.showOrder(toldToBuyer.ref))._unsafeUnwrap().outcome).toBe('canceled');
    expect(old.stored()).toEqual(old.before);
  });
});
