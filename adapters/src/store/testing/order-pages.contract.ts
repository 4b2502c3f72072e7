import { grossOf, moneyOf, turnoverBy } from '@shop/core/checkout/sales-sums';
import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { daysBetween, type LocalDate, localDate, plusDays } from '@shop/core/dates/local-date';
import { attemptId, cancelId, orderKey, orderRef, priceListId, productId, refundKey, ticketCode } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { Refund } from '@shop/core/seller/checkout/payment-attempt';
import { attemptsOf, type SellerOrder, withAttempt } from '@shop/core/seller/checkout/seller-order';
import { expect, test } from 'vitest';
import { sellerBooks } from '../../seller/seller-books.ts';
import { sellerDesk } from '../../seller/seller-desk.ts';
import { freshKey, freshPress } from '../../seller/testing/shopper.ts';
import { moneySums } from '../check/order-laws.ts';
import { insertOrders } from '../seller/order-rows.ts';
import { sqlOrderPages } from '../seller/sql-order-pages.ts';
import type { OpenRig } from './test-checkout.ts';
import { termalija, visitDay } from './test-shop.ts';

/** Returns a copy of an order under keys of its own, with another paid amount refunded; every tenth is a test order. */
const copyOf = (order: SellerOrder, number: number): SellerOrder => {
  const [attempt] = attemptsOf(order);
  if (attempt?.captured === undefined) expect.fail();
  const amount = cents((number * 37) % attempt.captured.amount);
  const refund: Refund = {
    key: refundKey(`refund-${number}`),
    amount,
    at: plusMilliseconds(attempt.captured.at, number * minutes(60)),
    state: 'due',
    by: 'office',
    reason: 'canceled',
  };
  const copy = withAttempt(order, attempt.attemptId, (one) => ({
    ...one,
    attemptId: attemptId(`attempt-${number}`),
    refunds: number % 3 === 0 ? [refund] : [],
  }));
  return {
    ...copy,
    ref: orderRef(`copy-${number}`),
    number: `2027-${String(number).padStart(6, '0')}`,
    cancelId: cancelId(`cancel-${number}`),
    orderKey: orderKey(`key-${number}`),
    paidAttempt: attemptId(`attempt-${number}`),
    isTest: number % 10 === 0 ? true : undefined,
    tickets: order.tickets.map((ticket, at) => ({ ...ticket, code: ticketCode(`copy-${number}-${at}`) })),
    revision: 0,
  };
};

/** Contract: the books and the visits of a day, in any store. */
export const orderPagesContract = (openRig: OpenRig): void => {
  const worth = cents(50_00);

  /** A shop with a paid order of two tickets and a value card, and with an unpaid order. */
  const aShop = async () => {
    const rig = await openRig();
    const books = sellerBooks(rig.store, sqlOrderPages(rig.database), rig.time.clock);
    const desk = sellerDesk(rig.store, rig.run);
    const bought = await rig.fillCart(2);
    const items = [{ priceListId: priceListId('value-card-chosen'), quantity: 1, price: worth }];
    const card = { cartId: bought.cartId, productId: productId('value-card'), language: 'sl', items } as const;
    (await rig.shop.addGiftCard(card, freshKey()))._unsafeUnwrap();
    await rig.payAt((await rig.start(bought))._unsafeUnwrap().returnUrl);
    await expect.poll(async () => (await rig.orders())[0]?.outcome).toBe('completed');
    (await rig.start(await rig.fillCart(1)))._unsafeUnwrap();
    const order = (await rig.orders())[0] ?? expect.fail();
    const report = async (month?: LocalDate) => (await books.sales({ month }, 'en'))._unsafeUnwrap();
    const money = async () => (await rig.read((db) => moneySums(rig.database.dialect).execute(db))).rows[0];
    const visits = async (day: LocalDate) => (await books.visits(day, 'en'))._unsafeUnwrap().orders;
    return { ...rig, books, desk, order, report, money, visits };
  };

  test('the books of a month have its payments, refunds and redemptions, in the requested language', async () => {
    const { order, report, desk, time } = await aShop();
    const today = time.clock.today();
    const month = localDate('2026-11-01');
    const tickets = cents(order.total - worth);
    const sold = await report(month);
    expect(turnoverBy(sold, 'goods')).toMatchObject([{ of: { goods: { id: termalija }, on: today }, gross: tickets }]);
    expect(turnoverBy(sold, 'visit')).toMatchObject([{ of: { visit: visitDay }, pieces: 2, gross: tickets }]);
    expect(grossOf(sold, 'cardSold')).toBe(worth);
    time.move(minutes(24 * 60 * 14));
    const code = order.tickets.find(({ kind }) => kind === 'valueCard')?.code ?? expect.fail();
    (await desk.admit(code, freshPress(), cents(12_50)))._unsafeUnwrap();
    expect(grossOf(await report(localDate('2026-12-01')), 'redeemed')).toBe(12_50);
    expect(await report(month)).toEqual(sold);
    expect((await report()).days.map(({ on }) => on)).toEqual(['2026-11', '2026-12']);
    expect(await report(localDate('2026-10-01'))).toEqual({ days: [], testOrders: 0 });
  });

  test('the books of 1,000 orders have the money that db check counts, to the cent', async () => {
    const { order, report, money, change, database } = await aShop();
    const copies = Array.from({ length: 999 }, (_, number) => copyOf(order, number + 1));
    await change((tx) => insertOrders(tx, database.dialect, copies));
    const all = await report();
    const { paid, refunded, due } = (await money()) ?? expect.fail();
    expect(moneyOf(all)).toEqual({ paid, refunded });
    expect(due).toBe(refunded);
    expect(moneyOf(all).paid).toBe(order.total * 901);
    expect(moneyOf(all).refunded).toBeGreaterThan(0);
    expect(all.testOrders).toBe(99);
    // Refunds of 41 days after the payments.
    const months = await Promise.all(['2026-11-01', '2026-12-01', '2027-01-01'].map((day) => report(localDate(day))));
    expect(moneyOf({ days: months.flatMap(({ days }) => days), testOrders: 0 })).toEqual(moneyOf(all));
  });

  test('the visits of a day name its tickets, and those who were admitted with any ticket', async () => {
    const { order, visits, desk, time } = await aShop();
    const line = { productTitle: expect.any(String), priceTitle: expect.any(String), isForDay: true };
    expect(await visits(visitDay)).toEqual([
      { orderNumber: order.number, buyer: 'Ana Novak', lines: [{ ...line, expected: 2, admitted: 0 }] },
    ]);
    expect(await visits(plusDays(visitDay, 1))).toEqual([]);
    time.move(minutes(24 * 60 * daysBetween(time.clock.today(), visitDay)));
    const code = order.tickets[0]?.code ?? expect.fail();
    expect((await desk.admit(code, freshPress()))._unsafeUnwrap().type).toBe('admitted');
    expect((await visits(visitDay))[0]?.lines).toEqual([
      { ...line, expected: 2, admitted: 1, lastAt: time.clock.now() },
    ]);
  });
};
