import type { ShopError } from '@shop/core/errors/shop-error';
import { mediaId } from '@shop/core/ids';
import { describe, expect, test } from 'vitest';
import { against, json, query } from './testing/against.ts';
import { answering } from './testing/answering.ts';
import { smallestYes } from './testing/smallest-yes.ts';

type Name = keyof typeof smallestYes;

const answered = async (name: Name, body: unknown, status = 200) => {
  const { ports, reported } = answering(body, status);
  return { result: await smallestYes[name].ask(ports), reported };
};
const read = async (name: Name, body: unknown) => (await answered(name, body)).result._unsafeUnwrap();

const good = { date: '2026-12-01', ticketsAvailable: 9 };
const discount = { date: '2026-12-01', discountPercent: 20 };
const list = { priceListId: 'l', name: 'Odrasli', price: 22 };
const ticket = { id: 'p', productType: 2, name: 'Termalija', defaultDailyTicketAvailabilityInDays: 30 };
const upsell = { id: 'u', name: 'Brisača', price: 5, dates: [{ date: '2026-12-01' }] };
const upsells = [
  { ...upsell, price: null },
  { ...upsell, dates: [null, { date: 'x' }, ...upsell.dates] },
];
const shownUpsells = { upsells: [{ id: 'u', dates: ['2026-12-01'] }] };
const cart = { cartId: 'a', itemsCount: 0, totalPrice: 0 };

const otherDay = '2026-12-02';

test.each([
  ...[null, 'x', {}, { date: '2026-02-30', ticketsAvailable: 9 }, { date: otherDay }],
  ...[-1, '9'].map((ticketsAvailable) => ({ date: otherDay, ticketsAvailable })),
])('a calendar without its unreadable day %j is returned, and the day is reported', async (day) => {
  const { result, reported } = await answered('showProduct', { item: { ...ticket, availability: [day, good, day] } });
  expect(result._unsafeUnwrap()).toMatchObject({ availability: [good] });
  expect(reported).toEqual([{ type: 'unreadable', call: 'showProduct', part: 'item.availability.*' }]);
});

test('an answer without a fault is not reported', async () => {
  const item = { ...ticket, availability: [good], facilityDiscounts: [discount], description: '<p>' };
  const { result, reported } = await answered('showProduct', { item });
  expect(result._unsafeUnwrap()).toMatchObject({ name: 'Termalija', description: '<p>', availability: [good] });
  expect(reported).toEqual([]);
});

const item = { id: 'p', url: 'u', name: 'A', price: 5, categories: [0.7, 'c'] };
const known = { countriesCodeList: [{ id: 'SI' }, {}], firstName: 'Ana', postCode: 3254, emailRepeat: 7 };
const category = { id: 'c', name: 'C' };
const offered = { ...ticket, availability: [good] };

/** Products and what is read of them. */
const products: readonly (readonly [object, object])[] = [
  ...[{ discountPercent: 101 }, { discountPercent: '20' }, { date: '2026-02-30' }].map((odd) => {
    const facilityDiscounts = [{ ...discount, ...odd }, null, discount];
    return [{ ...offered, facilityDiscounts }, { facilityDiscounts: [{ date: good.date, percent: 20 }] }] as const;
  }),
  ...[
    [3660, 3660],
    ['30', 0],
    [-1, 0],
  ].map(([sent, days]) => {
    const defaultDailyTicketAvailabilityInDays = days;
    return [
      { ...offered, defaultDailyTicketAvailabilityInDays: sent },
      { defaultDailyTicketAvailabilityInDays },
    ] as const;
  }),
  [{ ...offered, facilityDiscounts: {} }, { facilityDiscounts: [] }],
  [{ ...ticket, availability: [{ ...good, adultPrice: 'x' }] }, { availability: [good] }],
  [{ ...ticket, productType: 4, seasons: [{ id: -7 }, { id: 's' }] }, { seasons: [{ id: 's' }] }],
  [{ id: 'c', priceLists: [{ ...list, price: '22' }, list] }, { priceLists: [{ priceListId: 'l' }] }],
  [
    { ...ticket, description: 7, termsText: [], image: {} },
    { description: '', termsText: '' },
  ],
];

test.each<readonly [Name, object, object]>([
  ...products.map(([sent, read]) => ['showProduct', { item: sent }, read] as const),
  ['loadCart', { item: { ...cart, upsellItems: upsells } }, shownUpsells],
  ['listProducts', { items: [{ ...item, price: -5 }, item, null] }, { items: [{ id: 'p', categories: ['c'] }] }],
  ['listProducts', { items: [item], hasMoreItems: 'x' }, { hasMoreItems: false }],
  ['listCategories', [category, 7], [category]],
  ['listCategories', { items: [null, category] }, [category]],
  ['loadCustomer', known, { countries: [{ id: 'SI', name: '' }], draft: { firstName: 'Ana', emailRepeat: '' } }],
  ['loadMember', { success: true, user: { name: 'Ana', postCode: 3254 } }, { name: 'Ana', postCode: '' }],
  ['addTicket', { cartId: 'a', upsells }, shownUpsells],
])('an answer to %s is returned without what cannot be read: %j', async (name, wire, value) => {
  expect(await read(name, wire)).toMatchObject(value);
});

test('a quote is returned without unreadable price lists, groups and stays, and without a package with a wrong item', async () => {
  const pack = { ...list, categoryType: 2, packageItems: [{ categoryId: 'adult', quantity: 2 }, { quantity: 1 }] };
  const priceLists = [null, pack, list, { ...list, enabled: 'no' }];
  const priceGroups = [{ priceGroupId: 'g', sameStayAs: true, priceLists }, { name: 'x' }];
  const { result, reported } = await answered('quoteTicket', {
    success: true,
    item: { ticketsAvailable: 9, priceGroups },
  });
  const sold = [{ priceListId: 'l', kind: { type: 'default' } }];
  expect(result._unsafeUnwrap()).toMatchObject({ priceGroups: [{ priceGroupId: 'g', priceLists: sold }] });
  expect(JSON.stringify(result)).not.toContain('sameStayAs');
  const parts = ['item.priceGroups.*', 'item.priceGroups.*.priceLists.*', 'item.priceGroups.*.sameStayAs'];
  expect(reported.map((odd) => ('part' in odd ? odd.part : '')).sort()).toEqual(parts);
});

test.each<readonly [Name, unknown]>([
  ...[[null, {}], 'x', {}].flatMap((bad): readonly (readonly [Name, unknown])[] => [
    ['showProduct', { item: { ...ticket, availability: bad } }],
    ['showProduct', { item: { ...ticket, productType: 4, seasons: bad } }],
  ]),
  ['listProducts', { items: [7, null] }],
  ['listCategories', [7, null]],
  ['listCategories', { items: [7, null] }],
  ['loadCustomer', { countriesCodeList: [7, null] }],
  ['quoteTicket', { success: true, item: { ticketsAvailable: 9, priceGroups: [7, null] } }],
])('an answer to %s with a list of unreadable entries only is unreachable, not empty: %j', async (name, body) => {
  expect((await answered(name, body)).result._unsafeUnwrapErr().kind).toBe('unreachable');
});

describe('a cart from a foreign provider', () => {
  const line = { cartItemId: 'i', productTitle: 'A', priceTitle: 'B', quantity: 1, priceTotal: 5 };
  const loaded = async (items: unknown, more: object = {}) =>
    (await answered('loadCart', { item: { ...cart, items, itemsCount: 2, totalPrice: 10, ...more } })).result;

  test.each([null, 'x', {}, { ...line, quantity: 'x' }, { ...line, priceTotal: -5 }])(
    'is unreachable with the unreadable line %j',
    async (bad) => {
      expect((await loaded([line, bad]))._unsafeUnwrapErr().kind).toBe('unreachable');
      expect((await loaded([line, line])).isOk()).toBe(true);
    },
  );

  test.each([
    [{ promoCode: { code: null, description: null } }, []],
    [{ promoCode: 'SPRING' }, ['item.promoCode']],
    [{ productType: 0 }, ['item.productType']],
    [{ totalPriceWithCurrency: 10 }, ['item.totalPriceWithCurrency']],
  ])('is read without its odd member %j', async (odd, parts) => {
    const { result, reported } = await answered('loadCart', { item: { ...cart, ...odd } });
    expect(JSON.stringify(result)).toBe(JSON.stringify((await answered('loadCart', { item: cart })).result));
    expect(reported.map((one) => 'part' in one && one.part)).toEqual(parts);
  });

  test.each<readonly [object, object?]>([
    [{ date: '2026-02-30' }, { type: 'season', name: '2026-02-30' }],
    [{ date: '2026-12-01T00:00:00' }, { type: 'day', date: '2026-12-01' }],
    [
      { date: 'x', priceSeason: 'Poletje' },
      { type: 'season', name: 'Poletje' },
    ],
    ...['', '0001-01-01T00:00:00', 7].map((date) => [{ date }] as const),
  ])('has for a line with %j the period %j', async (more, period) => {
    const shown = await loaded([{ ...line, ...more }]);
    const kind = period === undefined ? { kind: 'giftCard' } : { kind: 'ticket', period };
    expect(shown._unsafeUnwrap()).toMatchObject({ items: [kind] });
  });
});

const outOfReach: ShopError = { kind: 'unreachable', cause: 'status' };
const noCart: ShopError = { kind: 'notFound', what: 'cart' };
const unexplained: ShopError = { kind: 'refusedByProvider', code: 'Error' };
const foreign: ShopError = { kind: 'refusedByProvider', code: 'X.Y' };
const noCodes = [[], 'X', [7], null, [{}], { 0: 'X.Y' }, ['x'.repeat(201)]];

test.each<readonly [number, unknown, ShopError]>([
  [400, { errorCodes: ['X.Y', 'DateIsNotSelected'] }, foreign],
  ...[404, 422].map((status) => [status, { errorCodes: ['X.Y'] }, foreign] as const),
  ...[302, 399, 401, 403, 405, 408, 429, 500].map((status) => [status, { errorCodes: ['X.Y'] }, outOfReach] as const),
  ...noCodes.map((errorCodes) => [400, { errorCodes }, unexplained] as const),
  ...['<h1>Bad request</h1>', null, {}].map((body) => [400, body, unexplained] as const),
  [404, {}, noCart],
  [200, { success: false }, noCart],
  [200, { status: 500 }, noCart],
  [200, { success: false, errorCodes: ['X.Y'] }, foreign],
  [200, { status: 400, errorCodes: ['DateIsNotSelected'] }, { kind: 'dateNotSelected' }],
])('an answer of status %i with %j is read as %j', async (status, body, error) => {
  const { transport } = answering(body, status);
  expect((await transport.call('loadCart', query))._unsafeUnwrapErr()).toEqual(error);
});

test.each([
  [404, '<h1>Not found</h1>'],
  [400, { detail: 'x' }],
])('an answer of another host of this shop of status %i with %j and no code is malformed', async (status, body) => {
  const { transport } = await against(json(status, body));
  const malformed: ShopError = { kind: 'unreachable', cause: 'malformed' };
  expect((await transport.call('loadCart', query))._unsafeUnwrapErr()).toEqual(malformed);
});

test.each<readonly [Name, number, unknown, ShopError]>([
  ['loadCustomer', 400, '<h1>Bad request</h1>', unexplained],
  ...[399, 401, 500].map((status) => ['loadCustomer', status, {}, outOfReach] as const),
  ['startPayment', 200, { status: 400, returnUrl: null, errorCodes: ['X.Y'] }, foreign],
  ['startPayment', 200, { status: 400 }, unexplained],
  ['startPayment', 200, { status: 200, returnUrl: '' }, { kind: 'unreachable', cause: 'malformed' }],
  ['showOrder', 200, { success: false }, { kind: 'notFound', what: 'order' }],
  ['showOrder', 400, {}, outOfReach],
])('an answer to %s of status %i with %j is read as %j', async (name, status, body, error) => {
  expect((await answered(name, body, status)).result._unsafeUnwrapErr()).toEqual(error);
});

test('answers with a started payment, a reservation that is not allowed and no member are read as such (R-STATE-2, R-VALID-26)', async () => {
  const started = { status: 200, returnUrl: 'https://pay.example', errorCodes: null };
  expect(await read('startPayment', started)).toEqual({ returnUrl: 'https://pay.example' });
  expect(await read('checkReservation', { success: false, moznostRezervacije: true })).toBe(false);
  expect(await read('loadMember', { success: false, user: { name: 'Ana' } })).toBeUndefined();
});

test('an order has the requested reference, and a reason of decline only if it is a known one', async () => {
  const plain = { ref: 'r', productType: 'dailyTicket', items: [] };
  const body = { success: true, productType: 2 };
  expect(await read('showOrder', body)).toEqual(plain);
  const declined = { ...body, paymentStatus: 3, declineReason: 'notConfirmed' };
  expect(await read('showOrder', declined)).toEqual({ ...plain, status: 'error', declineReason: 'notConfirmed' });
  expect(await read('showOrder', { ...declined, declineReason: 'unknown' })).toEqual({ ...plain, status: 'error' });
});

test('an order is a test only while its provider is in its test mode', async () => {
  const plain = { ref: 'r', productType: 'dailyTicket', items: [] };
  const body = { success: true, productType: 2 };
  expect(await read('showOrder', { ...body, test: true })).toEqual({ ...plain, isTest: true });
  for (const test of [false, null, undefined]) expect(await read('showOrder', { ...body, test })).toEqual(plain);
});

test('an order is returned without its unreadable type', async () => {
  const { result, reported } = await answered('showOrder', { success: true, productType: 0 });
  expect(result._unsafeUnwrap()).toEqual({ ref: 'r', items: [] });
  expect(reported).toEqual([{ type: 'unreadable', call: 'showOrder', part: 'productType' }]);
});

test.each([...[{ paymentStatus: 5 }, { outcome: 'paid' }, { total: '22.00' }, { placedAt: 0 }, { orderNumber: 7 }]])(
  'an order with %j is malformed',
  async (wrong) => {
    const { result } = await answered('showOrder', { success: true, productType: 2, ...wrong });
    expect(result._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'malformed' });
  },
);

test('a picture is not found at status 404, and unreachable at any other failure', async () => {
  const of = (status: number) => answering({ title: 'Not found' }, status).ports.loadMedia('sl', mediaId('m'));
  expect((await of(404))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'media' });
  expect((await of(410))._unsafeUnwrapErr()).toEqual(outOfReach);
});

test.each<readonly [number, object, string]>([
  ...[200, 500].map((status) => [status, { success: false, message: 'Ne' }, 'Ne'] as const),
  [400, { message: 'Ne' }, 'Ne'],
  [400, { success: false, message: 'Ne', errorCodes: ['X.Y'] }, 'Ne'],
  [200, { success: false, message: 'Ne', errorCodes: ['X.Y'] }, 'Ne'],
  [200, { success: false, message: 7 }, '7'],
  [401, { success: false }, ''],
])('a log-in with the answer %i %j fails with the message %j', async (status, body, message) => {
  expect((await answered('logIn', body, status)).result._unsafeUnwrapErr()).toEqual({ kind: 'loginFailed', message });
});

test.each([401, 500])(
  'a message without success at %i is not shown as the reason of a failed log-in',
  async (status) => {
    const { result } = await answered('logIn', { message: 'Forbidden' }, status);
    expect(result._unsafeUnwrapErr()).not.toMatchObject({ message: 'Forbidden' });
  },
);

test('a failed log-in has the message of the server without direction marks (R-ROLE-4)', async () => {
  const { result } = await answered('logIn', { success: false, message: 'Na\u202epa\u200fčno\ud800' });
  expect(result._unsafeUnwrapErr()).toEqual({ kind: 'loginFailed', message: 'Napačno\ufffd' });
});

const bare = (call: Name, path: string, status: number) => ({
  type: 'unusable',
  call,
  path,
  cause: `status ${status} without a code`,
});

test.each<readonly [Name, number, object, ShopError, readonly object[]]>([
  ...[401, 403].map(
    (status) =>
      ['loadCart', status, {}, outOfReach, [{ type: 'credentialRefused', call: 'loadCart', status }]] as const,
  ),
  ['loadCart', 402, {}, outOfReach, [bare('loadCart', '/Shop/GetCart/{cartId}/{language}/{withItems}', 402)]],
  ['loadCustomer', 400, {}, unexplained, [bare('loadCustomer', '/shopCheckOut/initializeOrder', 400)]],
  ['loadCustomer', 400, { errorCodes: ['X.Y'] }, foreign, []],
  ['loadCart', 404, {}, noCart, []],
  ['logIn', 401, { success: false, message: 'Ne' }, { kind: 'loginFailed', message: 'Ne' }, []],
])(
  'a refused credential and a refusal without a code are reported to the operator: %s %i %j',
  async (name, status, body, error, news) => {
    const { result, reported } = await answered(name, body, status);
    expect(result._unsafeUnwrapErr()).toEqual(error);
    expect(reported).toEqual(news);
  },
);
