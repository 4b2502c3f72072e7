import { type Instant, instant, plusMilliseconds } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cartId, clientSecret, idempotencyKey, priceListId, productId } from '@shop/core/ids';
import { stubCheckout, stubContent, stubShop } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { callCapsuleText, withoutIds } from './call-capsule.ts';
import { callMemory, mostOfCart, type RememberedCart } from './call-memory.ts';
import { parseTrace, type TraceLine } from './trace.ts';

const start = instant(1_800_000_000_000);
const noCart: ShopError = { kind: 'notFound', what: 'cart' };
const anyShop = stubShop({
  addGiftCard: ({ cartId: into = cartId('c1') }) => okAsync({ cartId: into }),
  loadCart: () => errAsync(noCart),
});

const opened = (shop = anyShop, now = (): Instant => start) => {
  const memory = callMemory({ ownerOf: String, clock: () => 0, now });
  const { shop: remembered } = memory.remembering({ shop, checkout: stubCheckout(), content: stubContent() });
  const items = [{ priceListId: priceListId('l1'), quantity: 1 }];
  const order = { productId: productId('p1'), language: 'sl', items } as const;
  const add = (client: string, into = 'c1') =>
    remembered.addGiftCard({ ...order, cartId: cartId(into) }, idempotencyKey('k'), clientSecret(client));
  const load = () => remembered.loadCart({ cartId: cartId('c1'), language: 'sl' });
  const callsOf = (owner: string) => memory.last([owner])?.lines.map((line) => (line.v === 1 ? line.call : line.v));
  return { ...memory, add, load, callsOf };
};

test('calls of a cart belong to the client that filled it first', async () => {
  const { add, load, callsOf } = opened();
  await load();
  await add('ana');
  await add('eva');
  await load();
  expect(callsOf('eva')).toBeUndefined();
  expect(callsOf('ana')).toEqual(['addGiftCard', 'addGiftCard', 'loadCart']);
});

test('the remembered cart of a client is the one used last', async () => {
  const { add, last } = opened();
  for (const into of ['c1', 'c2', 'c1']) await add('ana', into);
  expect(last(['eva', 'ana'])?.lines).toHaveLength(2);
});

test('the last calls of a cart are remembered, with the number of dropped ones', async () => {
  const { add, last } = opened();
  for (let at = 0; at < mostOfCart + 2; at += 1) await add('ana');
  expect(last(['ana'])).toMatchObject({ lines: { length: mostOfCart }, dropped: 2 });
});

test.each([
  [0, 1],
  [1, undefined],
])('a cart is forgotten two days after its last call: %i ms later it has %s calls', async (late, count) => {
  let now = start;
  const { add, last } = opened(anyShop, () => now);
  await add('ana');
  now = plusMilliseconds(now, 2 * 24 * 60 * 60_000 + late);
  expect(last(['ana'])?.lines.length).toBe(count);
});

test('a call that is too long is remembered as missing', async () => {
  const tooMuch: ShopError = { kind: 'invalidInput', field: 'x'.repeat(50_000), expected: '' };
  const { add, last } = opened(stubShop({ addGiftCard: () => errAsync(tooMuch) }));
  await add('ana');
  expect(last(['ana'])?.lines).toEqual([{ v: 3, at: start, missing: 1 }]);
});

test('a refusal of a use case is remembered, and one of a call only once', async () => {
  const { add, load, last, refused } = opened();
  await add('ana');
  const visitor = { cartId: cartId('c1'), client: clientSecret('ana') };
  refused('loadCart', (await load())._unsafeUnwrapErr(), visitor);
  refused('addTicket', { kind: 'noItemsSelected' }, visitor);
  refused('addTicket', { kind: 'noItemsSelected' }, {});
  refused('showProduct', { kind: 'notFound', what: 'product' }, visitor);
  expect(last(['ana'])?.lines).toMatchObject([
    { v: 1, call: 'addGiftCard' },
    { v: 1, call: 'loadCart' },
    { v: 4, useCase: 'addTicket', error: { errorCodes: [expect.any(String)] } },
  ]);
});

const call = (part: Pick<TraceLine, 'call' | 'request'> & { readonly answer?: unknown }): TraceLine => ({
  ...part,
  v: 1,
  at: start,
  ms: 0,
  answer: part.answer ?? {},
});

test('a call capsule replaces ids of carts, lines and orders by numbers', () => {
  const lines = [
    call({ call: 'addTicket', request: { productId: 'p1' }, answer: { cartId: 'aa' } }),
    call({
      call: 'loadCart',
      request: { cartId: 'aa' },
      answer: { item: { cartId: 'aa', items: [{ cartItemId: 'bb' }] } },
    }),
    call({ call: 'removeItem', request: { cartId: 'aa', cartItemId: 'bb' } }),
    call({ call: 'showOrder', request: { ref: 'cc' }, answer: { ref: 'cc' } }),
    call({ call: 'checkReservation', request: { cartId: 'dd' } }),
  ];
  const text = withoutIds(lines).join('\n');
  expect(text).not.toMatch(/"(aa|bb|cc|dd)"/);
  const { calls } = parseTrace(text)._unsafeUnwrap();
  expect(calls.map(({ request }) => Object.values(request))).toEqual([
    ['p1'],
    ['cart-1'],
    ['cart-1', 'line-1'],
    ['order-1'],
    ['cart-2'],
  ]);
});

test.each<[string, Partial<RememberedCart>, boolean]>([
  ['is none where a call opened the cart', {}, false],
  ['is one where earlier calls were dropped', { dropped: 1 }, true],
  ['is one where the cart existed before', { lines: [call({ call: 'addTicket', request: { cartId: 'aa' } })] }, true],
])('a gap at the beginning of a call capsule %s', (_, changes, hasGap) => {
  const lines = [call({ call: 'addTicket', request: { productId: 'p1' }, answer: { cartId: 'aa' } })];
  const [first] = parseTrace(callCapsuleText({ owner: 'ana', lines, dropped: 0, ...changes }))._unsafeUnwrap().lines;
  expect(first?.v === 3).toBe(hasGap);
});
