import type { OrderQuery } from '@shop/core/checkout/order-list';
import { minutes } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import { expect, test } from 'vitest';
import { sellerDesk } from '../../seller/seller-desk.ts';
import { sqlOffice } from '../seller/sql-office.ts';
import { aBuyer, type OpenRig } from './test-checkout.ts';
import { visitDay } from './test-shop.ts';

const declined = { number: '4000000000000002' };

/** Contract: lists of and searches for orders, in any store. */
export const orderSearchContract = (openRig: OpenRig): void => {
  /** A shop with a paid order on a first day, and an unpaid and a paid order on the next day. */
  const aShop = async () => {
    const rig = await openRig();
    const office = sqlOffice({ ...rig, clock: rig.time.clock });
    const buy = async (firstName: string, lastName: string, email: string, card = {}) => {
      const { cartId } = (await rig.add(1))._unsafeUnwrap();
      const { customer } = aBuyer(cartId);
      const entry = aBuyer(cartId, { customer: { ...customer, firstName, lastName, email } });
      const saved = (await rig.checkout.saveCustomer(entry))._unsafeUnwrap();
      const { ref } = await rig.payAt((await rig.start({ cartId, ...saved }))._unsafeUnwrap().returnUrl, card);
      await expect
        .poll(async () => (await rig.checkout.showOrder(ref, saved.session))._unsafeUnwrap().status)
        .toBe(card === declined ? 'error' : 'completed');
      return ref;
    };
    const first = rig.time.clock.today();
    const ref = await buy('Ana', 'Novak', 'ana@example.si');
    rig.time.move(minutes(24 * 60));
    await buy('Žan', 'Šuštaršič', 'zan@bücher.example', declined);
    rig.time.move(minutes(1));
    await buy('Ana', 'Kos', 'ANA@example.si');
    const list = async (query: Partial<OrderQuery> = {}) =>
      (await office.listOrders({ most: 10, ...query }))._unsafeUnwrap();
    const numbers = async (query: Partial<OrderQuery> = {}) => (await list(query)).orders.map(({ number }) => number);
    const find = async (text: string) =>
      (await office.findOrders(text))._unsafeUnwrap().orders.map(({ number }) => number);
    return { ...rig, office, ref, first, list, numbers, find };
  };

  const [one, two, three] = ['2026-000001', '2026-000002', '2026-000003'];

  test('a list of orders names buyer, visit and money, and leads from page to page', async () => {
    const { list } = await aShop();
    const { orders, next } = await list({ most: 2 });
    expect(orders.map(({ number }) => number)).toEqual([three, two]);
    expect(next).toBe(two);
    const rest = await list({ most: 2, after: next });
    expect(rest.next).toBeUndefined();
    const { total = 0 } = rest.orders[0] ?? {};
    expect(rest.orders).toMatchObject([
      { number: one, state: 'completed', total, paid: total, refunded: 0, visit: { first: visitDay, last: visitDay } },
    ]);
    expect(rest.orders[0]?.buyer).toEqual({ name: 'Ana Novak', email: 'ana@example.si' });
    expect(orders[1]).toMatchObject({ state: 'open', paid: 0 });
  });

  test('a list is limited by the days of placing, a day of the visit and the state', async () => {
    const { numbers, first } = await aShop();
    const next = plusDays(first, 1);
    expect(await numbers({ placed: { from: first, to: first } })).toEqual([one]);
    expect(await numbers({ placed: { from: next, to: next } })).toEqual([three, two]);
    expect(await numbers({ placed: { from: first, to: next } })).toEqual([three, two, one]);
    expect(await numbers({ visit: visitDay })).toEqual([three, two, one]);
    expect(await numbers({ visit: plusDays(visitDay, 1) })).toEqual([]);
    expect(await numbers({ visit: plusDays(visitDay, -1) })).toEqual([]);
    expect(await numbers({ state: 'open' })).toEqual([two]);
    expect(await numbers({ state: 'completed', visit: visitDay })).toEqual([three, one]);
    for (const state of ['canceled', 'canceling', 'refunded', 'refunding'] as const)
      expect(await numbers({ state })).toEqual([]);
  });

  test('an order is found by number, reference, ticket code, e-mail address and name', async () => {
    const { find, ref, orders } = await aShop();
    const code = (await orders())[0]?.tickets[0]?.code ?? expect.fail();
    for (const text of [one, '000001', '1', ref, ` ${code.toLowerCase()} `]) expect(await find(text)).toEqual([one]);
    expect(await find('ana@EXAMPLE.si')).toEqual([three, one]);
    expect(await find('Zan@xn--bcher-kva.example')).toEqual([two]);
    expect(await find('ana')).toEqual([three, one]);
    for (const text of ['novak ana', 'NOVAK']) expect(await find(text)).toEqual([one]);
    for (const text of ['sustarsic', 'Žan Šuštaršič', 'šuš']) expect(await find(text)).toEqual([two]);
    for (const text of ['', '4', 'kos novak', 'o', '%', 'none@example.si']) expect(await find(text)).toEqual([]);
  });

  test('a look-up is logged with the name of the staff member, and not without one', async () => {
    const { office, store, run } = await aShop();
    const looks = async () => {
      const rows = await store.read(async (seller) => {
        const id = await seller.cartOf({ by: 'orderNumber', key: one ?? '' });
        return id === undefined ? [] : seller.log(id);
      });
      return rows._unsafeUnwrap().flatMap(({ request, staff }) => (request.type === 'lookUp' ? [staff] : []));
    };
    await office.findOrders('novak');
    await office.findOrders('novak', 'mojca');
    await sellerDesk(store, run).history(one ?? '', 'ana');
    expect(await looks()).toEqual(['mojca', 'ana']);
  });
};
