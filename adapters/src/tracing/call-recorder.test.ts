import { instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cartId, clientSecret, idempotencyKey, priceListId, productId } from '@shop/core/ids';
import { stubCheckout, stubContent, stubShop } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withoutIds } from '../open/support-capsules.ts';
import { type CallLog, type LoggedCall, longestCall, memoryCallLog, mostOfCart } from './call-log.ts';
import { callRecorder } from './call-recorder.ts';
import { parseCapsule, type TraceLine } from './capsule.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused: ShopError = { kind: 'notFound', what: 'cart' };
const tooMuch: ShopError = { kind: 'invalidInput', field: 'x'.repeat(longestCall), expected: '' };
const anyShop = stubShop({
  addGiftCard: () => okAsync({ cartId: cartId('c1') }),
  loadCart: () => errAsync(refused),
});

const opened = (store: CallLog = memoryCallLog(() => instant(0)), shop = anyShop, quiet = () => Promise.resolve()) => {
  const defects: unknown[] = [];
  const recorder = callRecorder({
    ...{ log: store, pause: 100, quiet, ownerOf: String, onDefect: (error: unknown) => void defects.push(error) },
    ...{ catalog: async () => ['p1'], clock: () => 0, now: () => instant(0) },
  });
  const ports = recorder.recording({ shop, checkout: stubCheckout(), content: stubContent() });
  const lines = [{ priceListId: priceListId('l1'), quantity: 1 }];
  const order = { productId: productId('p1'), cartId: cartId('c1'), language: 'sl', lines } as const;
  const add = (client: string) => ports.shop.addGiftCard(order, idempotencyKey('k'), clientSecret(client));
  const load = () => ports.shop.loadCart({ cartId: cartId('c1'), language: 'sl' });
  return { ...recorder, ports, store, defects, add, load };
};

/** A log of one cart that hears of calls and keeps none. */
const hearing = (add: CallLog['add']): CallLog => ({
  known: async () => [{ cartId: 'c1', lineIds: [] }],
  add,
  last: async () => undefined,
});

test('calls are kept together, after their answers and not before the pause is over', async () => {
  const { store, add, load } = opened();
  await add('ana');
  await load();
  await vi.advanceTimersByTimeAsync(99);
  expect(await store.last(['ana'])).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect((await store.last(['ana']))?.calls.map(({ call }) => call)).toEqual(['addGiftCard', 'loadCart']);
});

test('a cart is its first client’s, whoever uses it afterwards; without any client nothing is kept', async () => {
  const { store, add, load, flush } = opened();
  await load();
  await flush();
  await add('ana');
  await flush();
  await add('eva');
  await flush();
  expect(await store.last(['eva'])).toBeUndefined();
  expect(await store.last(['ana'])).toMatchObject({ calls: { length: 2 } });
});

test('of what comes while too many wait it is told how many there were, and so it is of a call that is too long', async () => {
  const missing = ({ line }: LoggedCall) => (line.v === 3 ? (line.missing ?? 0) : 0);
  const { add, flush } = opened(hearing(async (calls) => void seen.push(...calls.map(missing))));
  const seen: number[] = [];
  for (let at = 0; at < 501; at += 1) await add('ana');
  await flush();
  expect(seen).toEqual([...Array.from({ length: 400 }, () => 0), 101]);
  const { store, add: ask, flush: keep } = opened(undefined, stubShop({ addGiftCard: () => errAsync(tooMuch) }));
  await ask('ana');
  await keep();
  expect((await store.last(['ana']))?.lines).toEqual([{ v: 3, at: 0, missing: 1 }]);
});

test('what waits is kept some at a time, each time once visitors leave the server time; whoever asks waits for no quiet', async () => {
  const seen: number[] = [];
  const quiet: (() => void)[] = [];
  const store = hearing(async (calls) => void seen.push(calls.length));
  const { add, flush } = opened(store, anyShop, () => new Promise((rested) => void quiet.push(rested)));
  for (let at = 0; at < 120; at += 1) await add('ana');
  await vi.advanceTimersByTimeAsync(100);
  expect([seen, quiet.length]).toEqual([[], 1]);
  quiet[0]?.();
  await vi.advanceTimersByTimeAsync(99);
  expect([seen, quiet.length]).toEqual([[50], 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([seen, quiet.length]).toEqual([[50], 2]);
  await flush();
  expect(seen).toEqual([50, 70]);
  quiet[1]?.();
  await add('ana');
  await vi.advanceTimersByTimeAsync(100);
  quiet[2]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual([50, 70, 1]);
});

test('after a rush no store is given more at a time than it can take', async () => {
  const { ports, add, flush } = opened({
    known: async ({ carts }) => carts.map((id) => ({ cartId: id, lineIds: [], owner: 'ana' })),
    add: async (calls) => void seen.push(calls.length),
    last: async () => undefined,
  });
  const seen: number[] = [];
  for (let at = 0; at < 400; at += 1) await add('ana');
  for (let at = 0; at < 1200; at += 1) await ports.shop.loadCart({ cartId: cartId(`cart-${at}`), language: 'sl' });
  await flush();
  expect(seen).toEqual([500, 500, 500, 100]);
});

test('a store that throws costs the calls that it was given, and is told; how many they were is kept once it is there', async () => {
  const memory = memoryCallLog(() => instant(0));
  let isGone = true;
  const { defects, add, flush } = opened({
    ...memory,
    known: (named) => (isGone ? Promise.reject(new Error('gone')) : memory.known(named)),
  });
  expect((await add('ana'))._unsafeUnwrap()).toEqual({ cartId: 'c1' });
  await flush();
  for (let at = 0; at < 400; at += 1) await add('ana');
  await flush();
  expect(defects).toEqual([new Error('gone'), new Error('gone')]);
  isGone = false;
  await add('ana');
  await flush();
  expect((await memory.last(['ana']))?.lines).toMatchObject([{ v: 3, missing: 401 }, { v: 1 }]);
});

test('a refusal that no call answered is logged for its cart, one that a call answered has its line already', async () => {
  const { store, add, load, flush, refused: note } = opened();
  await add('ana');
  const visitor = { cartId: cartId('c1'), client: clientSecret('ana') };
  note('loadCart', (await load())._unsafeUnwrapErr(), visitor);
  note('addTicket', { kind: 'noItemsSelected' }, visitor);
  note('addTicket', { kind: 'noItemsSelected' }, {});
  note('showProduct', { kind: 'notFound', what: 'product' }, visitor);
  await flush();
  expect((await store.last(['ana']))?.lines).toMatchObject([
    { v: 1, call: 'addGiftCard' },
    { v: 1, call: 'loadCart' },
    { v: 4, useCase: 'addTicket', error: { errorCodes: [expect.any(String)] } },
  ]);
});

test('of a cart with too many calls the first give way', async () => {
  const { store, add, flush } = opened();
  for (const count of [mostOfCart, 1, 1]) {
    for (let at = 0; at < count; at += 1) await add('ana');
    await flush();
    expect(await store.last(['ana'])).toMatchObject({ calls: { length: mostOfCart } });
  }
});

test('ids of carts, lines and orders become numbers, the same ones wherever they stand', () => {
  const line = (part: Pick<TraceLine, 'call' | 'request'> & { readonly answer?: unknown }): TraceLine => ({
    ...{ v: 1, at: instant(1_800_000_000_000), ms: 0, answer: {} },
    ...part,
  });
  const lines = [
    line({ call: 'addTicket', request: { ProductId: 'p1' }, answer: { cartId: 'aa' } }),
    line({
      call: 'loadCart',
      request: { cartId: 'aa' },
      answer: { item: { cartId: 'aa', items: [{ cartItemId: 'bb' }] } },
    }),
    line({ call: 'removeItem', request: { CartId: 'aa', CartItemId: 'bb' } }),
    line({ call: 'showOrder', request: { id: 'cc' }, answer: { ref: 'cc' } }),
    line({ call: 'checkReservation', request: { id: 'dd' } }),
  ];
  const text = withoutIds(lines).join('\n');
  expect(text).not.toMatch(/"(aa|bb|cc|dd)"/);
  const { calls } = parseCapsule(text)._unsafeUnwrap();
  expect(calls.map(({ request }) => Object.values(request))).toEqual([
    ...[['p1'], ['cart-1'], ['cart-1', 'line-1'], ['order-1'], ['cart-2']],
  ]);
});
