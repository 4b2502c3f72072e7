import type { OrderHistory, OrderReplay, ToLookAt } from '@shop/core/checkout/order-history';
import { noteNames } from '@shop/core/checkout/order-note';
import { instant } from '@shop/core/dates/instant';
import { cartItemId } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { linePrice } from '@shop/core/pricing/line-price';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { httpOrders } from './http-orders.ts';
import { ordersRoute } from './orders-route.ts';

const moment = instant(1_800_000_000_000);
const price = linePrice({ price: cents(22_00), quantity: 2 });
const item = { id: cartItemId('line'), kind: 'giftCard', productTitle: 'Bon', priceTitle: '', price } as const;

const history: OrderHistory = {
  ...{ number: '2027-000001', placedAt: moment, status: 'completed', outcome: 'completed', paymentType: 'payment' },
  ...{ total: cents(44_00), language: 'sl', catalogVersion: 3, items: [item], isComplete: true },
  entries: noteNames.map((what) => ({ at: moment, what, attempt: 1, amount: cents(44_00), word: 'paid' })),
};

const replays: readonly OrderReplay[] = [
  {
    ...{ type: 'replayed', number: '2027-000001', version: 3, since: moment, isOwnVersion: true },
    ...{ lines: [{ item, again: price }, { item }], total: cents(44_00), totalAgain: cents(44_00), isSame: false },
  },
  { type: 'notKept', number: '2027-000001', version: 3 },
];

const all: readonly ToLookAt[] = [
  { type: 'payment', orderNumber: '2027-000001', since: moment, attempt: 'a', why: 'notRefunded' },
  { type: 'mail', orderNumber: '2027-000002', since: moment, about: 'completed', why: 'undeliverable' },
];

const askedWith = (replay: OrderReplay | undefined, token = 'secret') => {
  const asked: unknown[] = [];
  const orders = {
    history: (name: string) => okAsync(name === history.number ? history : undefined),
    replay: (...given: readonly unknown[]) => {
      asked.push(given);
      return okAsync(replay);
    },
    attention: () => okAsync(all),
  };
  const route = ordersRoute(orders, 'secret');
  const fetch: typeof globalThis.fetch = async (url, init) => route.request(String(url), init);
  return { asked, orders: httpOrders({ url: 'http://shop.test', token, fetch }) };
};

test('a running shop tells of its orders what its host does', async () => {
  const { orders } = askedWith(undefined);
  expect((await orders.history('2027-000001'))._unsafeUnwrap()).toEqual(history);
  expect((await orders.history('2027-000009'))._unsafeUnwrap()).toBeUndefined();
  expect((await orders.replay('2027-000009'))._unsafeUnwrap()).toBeUndefined();
  expect((await orders.attention())._unsafeUnwrap()).toEqual(all);
});

test.each(replays)('an order that is worked out again travels: $type', async (replay) => {
  const { asked, orders } = askedWith(replay);
  expect((await orders.replay('2027-000001', moment))._unsafeUnwrap()).toEqual(replay);
  expect(asked).toEqual([['2027-000001', moment]]);
});

test('nobody without the token is told anything', async () => {
  const { asked, orders } = askedWith(replays[0], 'wrong');
  const refused = await errAsync({ kind: 'notAllowed' });
  expect([await orders.history('x'), await orders.replay('x'), await orders.attention()]).toEqual([
    refused,
    refused,
    refused,
  ]);
  expect(asked).toEqual([]);
});
