import { instant } from '@shop/core/dates/instant';
import { attemptId, cancelId, orderKey, orderRef, pressKey } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { UpgradedShop } from '@shop/core/seller/views/shop-copy';
import type { ResultAsync } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckedShop } from '../check/check-shop.ts';
import type { DataFailure } from '../open/data-failure.ts';
import { beforeRecord, beforeSums } from './before-folder.ts';
import { shownLike } from './before-record.ts';
import type { openFixtureShop } from './fixture-shop.ts';

/** A shop of release 0.2.0 in any database. */
export type ShopBefore = {
  /** Returns the rows of a query, before or after the upgrade; an empty list for a statement that only writes. */
  query(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Returns all tables with their rows, in a comparable form. */
  content(): Promise<unknown>;
  upgrade(): ResultAsync<UpgradedShop, DataFailure>;
  check(): ResultAsync<CheckedShop, DataFailure>;
  open(now: number): ReturnType<typeof openFixtureShop>;
};

/** Damage to a row of release 0.2.0, and the row's name in errors. */
const damages = [
  ["update carts set lost_tickets = '{}' where id = (select min(id) from carts)", /row \w+ of carts .*lost_tickets/],
  ["update orders set content = '{\"version\":2}' where number = '2026-000012'", /row abff\w+ of orders .*content/],
  ["update order_buyers set customer = '' where order_ref like 'abff%'", /row abff\w+ of order_buyers .*customer/],
] as const;

/** Contract: the upgrade of a shop of release 0.2.0, in any database. */
export const upgradeContract = (aShop: () => Promise<ShopBefore>): void => {
  const upgraded = async () => {
    const before = await aShop();
    const done = (await before.upgrade())._unsafeUnwrap();
    return { before, done };
  };

  const opened = async (before: ShopBefore) => {
    const shop = await before.open(beforeRecord().now);
    onTestFinished(() => shop.close());
    return shop;
  };

  test('shows each cart and order as release 0.2.0 showed it, with the same counts and sums', async () => {
    const record = beforeRecord();
    const { before, done } = await upgraded();
    expect(done).toMatchObject({ release: '0.2.0', sums: beforeSums() });
    expect((await before.check())._unsafeUnwrap()).toMatchObject({ sums: beforeSums(), breaches: [] });
    expect(await shownLike(await opened(before), record)).toEqual(record.shown);
  });

  test('changes nothing when it is repeated', async () => {
    const { before } = await upgraded();
    const content = await before.content();
    expect((await before.upgrade())._unsafeUnwrap()).not.toHaveProperty('release', '0.2.0');
    expect(await before.content()).toEqual(content);
  });

  test('lets each version of the catalog be exported as one file that sells the same goods', async () => {
    const { before } = await upgraded();
    const { catalog = expect.fail('no catalog') } = await opened(before);
    const exported = async (version: number) => (await catalog.exportCatalog(version))._unsafeUnwrap().files;
    const [first, second] = [await exported(1), await exported(2)];
    expect([...first, ...second].map(({ path }) => path)).toEqual(['catalog.yaml', 'catalog.yaml']);
    const same = (await catalog.importCatalog({ files: second, apply: true }))._unsafeUnwrap();
    expect(same).toEqual({ version: 2, applied: false, differences: [] });
    // One use of the code has been counted since.
    const files = first.map(({ path, text }) => ({ path, text: text.replace('maxUses: 0', 'maxUses: 1') }));
    const { version, differences } = (await catalog.importCatalog({ files, apply: true }))._unsafeUnwrap();
    const back = differences.filter(({ path: [list, , ...rest], before: none }) => {
      return list === 'products' && rest.length === 0 && none === undefined;
    });
    // The second version had removed two products.
    expect([version, back.length]).toEqual([3, 2]);
  });

  test('lets the bank’s notification complete an order whose payment was open before', async () => {
    const { before } = await upgraded();
    const [{ what, order_ref: ref } = {}] = await before.query(
      `select what, order_ref from due where kind = 'payment' and order_ref = '${beforeRecord().orders.paying}'`,
    );
    const { settleNotification, checkout } = await opened(before);
    const notification = {
      eventId: 'first after the upgrade',
      attemptId: attemptId(String(what)),
      orderRef: orderRef(String(ref)),
      state: 'captured' as const,
      amount: cents(46_00),
      currency: 'EUR',
      at: instant(beforeRecord().now),
    };
    expect((await settleNotification(notification))._unsafeUnwrap()).toBe('paid');
    expect((await settleNotification(notification))._unsafeUnwrap()).toBe('paid');
    expect((await checkout.showOrder(orderRef(String(ref))))._unsafeUnwrap()).toMatchObject({ outcome: 'completed' });
  });

  test('lets each link in mails of release 0.2.0 open its order, tickets and cancellation', async () => {
    const before = await aShop();
    const orders = await before.query(`select ref, order_key, cancel_id, outcome, total from orders
      where ref in (select order_ref from order_mails) and ref in (select order_ref from order_buyers)`);
    const tickets = await before.query(`select code from order_tickets
      where order_ref in (select ref from orders where outcome = 'completed')`);
    (await before.upgrade())._unsafeUnwrap();
    const { checkout, desk } = await opened(before);
    const free = orders.find(({ outcome, total }) => outcome === 'completed' && total === 0);
    for (const order of orders) {
      const papers = (await checkout.showPapers(orderKey(String(order.order_key))))._unsafeUnwrap();
      expect(papers.order.ref).toBe(order.ref);
    }
    expect(orders.length).toBeGreaterThan(20);
    (await checkout.cancelOrder(cancelId(String(free?.cancel_id))))._unsafeUnwrap();
    const canceled = (await checkout.showOrder(orderRef(String(free?.ref))))._unsafeUnwrap();
    expect(canceled.outcome).toBe('canceled');
    for (const { code } of tickets)
      expect((await desk.admit(String(code), pressKey(String(code))))._unsafeUnwrap().type).not.toBe('unknown');
    expect(tickets.length).toBeGreaterThan(40);
  });

  test('takes over a redeemed value card as spent whole without a last day, and visits of tickets', async () => {
    const before = await aShop();
    await before.query(
      "update order_tickets set admitted_at = 1795161600000, admitted_on = '2026-11-20' where number in (1, 5)",
    );
    const [season, stay, card] = await before.query(`select code from order_tickets join orders on ref = order_ref
      where orders.number = '2026-000013' and order_tickets.number = 1
      or orders.number = '2026-000014' and order_tickets.number in (1, 5) order by orders.number, order_tickets.number`);
    (await before.upgrade())._unsafeUnwrap();
    expect(await before.query('select value, spent, ends_on from cards order by value, spent')).toEqual([
      { value: 50_00, spent: 0, ends_on: null },
      { value: 50_00, spent: 50_00, ends_on: null },
      { value: 70_00, spent: 0, ends_on: null },
    ]);
    const { desk } = await opened(before);
    const admission = async (row: typeof card) =>
      (await desk.admit(String(row?.code), pressKey('of the door')))._unsafeUnwrap();
    expect(await admission(season)).toMatchObject({ type: 'admitted' });
    expect(await admission(stay)).toMatchObject({ type: 'alreadyAdmitted' });
    expect(await admission(card)).toMatchObject({ type: 'valueCard', worth: 50_00, balance: 0 });
  });

  test.each(damages)('names an unreadable row and changes nothing: %s', async (damage, named) => {
    const before = await aShop();
    await before.query(damage);
    const content = await before.content();
    const { message } = (await before.upgrade())._unsafeUnwrapErr();
    expect(message).toMatch(named);
    expect(message).toMatch(/^[^\n]+; nothing has been changed$/);
    expect(await before.content()).toEqual(content);
  });
};
