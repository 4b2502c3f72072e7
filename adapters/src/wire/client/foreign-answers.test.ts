import type { ShopError } from '@shop/core/errors/shop-error';
import { mediaId } from '@shop/core/ids';
import { describe, expect, test } from 'vitest';
import { member } from '../codec/json-value.ts';
import { against, json, query } from './testing/against.ts';
import { answering } from './testing/answering.ts';
import { smallestYes } from './testing/smallest-yes.ts';

type Name = keyof typeof smallestYes;

const answered = async (name: Name, body: unknown, status = 200) => {
  const { ports, told } = answering(body, status);
  return { result: await smallestYes[name].ask(ports), told };
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
  ...[null, 7, 'x', [], {}, { ticketsAvailable: 9 }, { date: '2026-02-30', ticketsAvailable: 9 }, { date: otherDay }],
  ...[null, -1, 1.5, '9'].map((ticketsAvailable) => ({ date: otherDay, ticketsAvailable })),
])('the day %j is not on sale, and the others are', async (day) => {
  const { result, told } = await answered('showProduct', { item: { ...ticket, availability: [day, good, day] } });
  expect(result._unsafeUnwrap()).toMatchObject({ availability: [good] });
  expect(told).toEqual([{ type: 'unreadable', call: 'showProduct', part: 'item.availability.*' }]);
});

test.each([
  ...[250, -1, '20'].map((discountPercent) => ({ ...discount, discountPercent })),
  ...[{ ...discount, date: '2026-02-30' }, null],
])('nor is the discount %j given', async (day) => {
  const item = { ...ticket, availability: [good], facilityDiscounts: [day, discount] };
  expect(await read('showProduct', { item })).toMatchObject({ facilityDiscounts: [{ date: good.date, percent: 20 }] });
});

test.each([...[0, 3660, 1e9].map((days) => [days, days]), ...['30', -1, 1.5, null].map((days) => [days, 0])])(
  '%j days of sale are %i',
  async (defaultDailyTicketAvailabilityInDays, days) => {
    const item = { ...ticket, availability: [good], defaultDailyTicketAvailabilityInDays };
    expect(await read('showProduct', { item })).toMatchObject({ defaultDailyTicketAvailabilityInDays: days });
  },
);

test('what is right is not told', async () => {
  const item = { ...ticket, availability: [good], facilityDiscounts: [discount], description: '<p>' };
  const { result, told } = await answered('showProduct', { item });
  expect(result._unsafeUnwrap()).toMatchObject({ name: 'Termalija', description: '<p>', availability: [good] });
  expect(told).toEqual([]);
});

const item = { id: 'p', url: 'u', name: 'A', price: 5, categories: [0.7, 'c'] };
const known = { countriesCodeList: [{ id: 'SI' }, {}], firstName: 'Ana', postCode: 3254, emailRepeat: 7 };
const category = { id: 'c', name: 'C' };

test.each<readonly [Name, object, object]>([
  ['showProduct', { ...ticket, availability: [good], facilityDiscounts: {} }, { facilityDiscounts: [] }],
  ['showProduct', { ...ticket, availability: [{ ...good, adultPrice: 'x' }] }, { availability: [good] }],
  ['showProduct', { ...ticket, productType: 4, seasons: [{ id: -7 }, { id: 's' }] }, { seasons: [{ id: 's' }] }],
  ['showProduct', { id: 'c', priceLists: [{ ...list, price: '22' }, list] }, { priceLists: [{ priceListId: 'l' }] }],
  ['showProduct', { ...ticket, description: 7, termsText: [], image: {} }, { description: '', termsText: '' }],
  ['loadCart', { ...cart, upsellItems: upsells }, shownUpsells],
])('an entry that cannot be read costs itself: %s of %j', async (name, wire, value) => {
  expect(await read(name, { item: wire })).toMatchObject(value);
});

test.each<readonly [Name, object, object]>([
  ['listProducts', { items: [{ ...item, price: -5 }, item, null] }, { items: [{ id: 'p', categories: ['c'] }] }],
  ['listProducts', { items: [item], hasMoreItems: 'x' }, { hasMoreItems: false }],
  ['listCategories', [category, 7], [category]],
  ['listCategories', { items: [null, category] }, [category]],
  ['loadCustomer', known, { countries: [{ id: 'SI', name: '' }], draft: { firstName: 'Ana', emailRepeat: '' } }],
  ['loadMember', { success: true, user: { name: 'Ana', postCode: 3254 } }, { name: 'Ana', postCode: '' }],
  ['addTicket', { cartId: 'a', upsells }, shownUpsells],
])('so does one of %s: %j', async (name, wire, value) => {
  expect(await read(name, wire)).toMatchObject(value);
});

test('so does a price list, a group or its stay; a package with a wrong item is no package', async () => {
  const pack = { ...list, categoryType: 2, packageItems: [{ categoryId: 'adult', quantity: 2 }, { quantity: 1 }] };
  const priceLists = [null, pack, list, { ...list, enabled: 'no' }];
  const priceGroups = [{ priceGroupId: 'g', sameStayAs: true, priceLists }, { name: 'x' }];
  const { result, told } = await answered('quoteTicket', { success: true, item: { ticketsAvailable: 9, priceGroups } });
  const sold = [{ priceListId: 'l', kind: { type: 'default' } }];
  expect(result._unsafeUnwrap()).toMatchObject({ priceGroups: [{ priceGroupId: 'g', priceLists: sold }] });
  expect(JSON.stringify(result)).not.toContain('sameStayAs');
  const parts = ['item.priceGroups.*', 'item.priceGroups.*.priceLists.*', 'item.priceGroups.*.sameStayAs'];
  expect(told.map((odd) => ('part' in odd ? odd.part : '')).sort()).toEqual(parts);
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
])('a list of which nothing can be read is not an empty one: %s of %j', async (name, body) => {
  expect((await answered(name, body)).result._unsafeUnwrapErr().kind).toBe('unreachable');
});

describe('a sum hides nothing', () => {
  const line = { cartItemId: 'i', productTitle: 'A', priceTitle: 'B', quantity: 1, priceTotal: 5 };
  const loaded = async (items: unknown, more: object = {}) =>
    (await answered('loadCart', { item: { ...cart, items, itemsCount: 2, totalPrice: 10, ...more } })).result;

  test.each([null, 'x', {}, { ...line, quantity: 'x' }, { ...line, priceTotal: -5 }])(
    'a cart with the line %j is out of reach',
    async (bad) => {
      expect((await loaded([line, bad]))._unsafeUnwrapErr().kind).toBe('unreachable');
      expect((await loaded([line, line])).isOk()).toBe(true);
    },
  );

  test.each([
    [{}, {}],
    [{ amount: 3 }, { amount: 300 }],
  ])('what a code took off is what the provider says: %j', async (named, said) => {
    const promoCode = { code: 'SPRING', description: 'x', ...named };
    const shown = await loaded([line, line], { totalPrice: 9, promoCode });
    expect(shown.map((value) => member(value, 'promo'))._unsafeUnwrap()).toEqual({
      code: 'SPRING',
      description: 'x',
      ...said,
    });
  });

  test.each([
    [{ promoCode: { code: null, description: null } }, []],
    [{ promoCode: 'SPRING' }, ['item.promoCode']],
    [{ productType: 0 }, ['item.productType']],
    [{ totalPriceWithCurrency: 10 }, ['item.totalPriceWithCurrency']],
  ])('a cart with %j is one without', async (odd, parts) => {
    const { result, told } = await answered('loadCart', { item: { ...cart, ...odd } });
    expect(JSON.stringify(result)).toBe(JSON.stringify((await answered('loadCart', { item: cart })).result));
    expect(told.map((one) => 'part' in one && one.part)).toEqual(parts);
  });

  test.each([
    ['2026-02-30', { type: 'season', name: '2026-02-30' }],
    ['2026-12-01T00:00:00', { type: 'day', date: '2026-12-01' }],
  ])('the line of the day %j has its price and its words', async (date, period) => {
    const shown = await loaded([line, { ...line, date }]);
    expect(shown._unsafeUnwrap()).toMatchObject({ items: [{ kind: 'giftCard' }, { kind: 'ticket', period }] });
  });

  test.each(['', '0001-01-01T00:00:00', 7])('the line of the day %j has none', async (date) => {
    const shown = await loaded([line, { ...line, date }]);
    expect(shown._unsafeUnwrap()).toMatchObject({ items: [{ kind: 'giftCard' }, { kind: 'giftCard' }] });
  });

  test('an odd day beside a season is passed over', async () => {
    const shown = await loaded([{ ...line, date: 'x', priceSeason: 'Poletje' }]);
    expect(shown._unsafeUnwrap()).toMatchObject({ items: [{ period: { type: 'season', name: 'Poletje' } }] });
  });
});

const outOfReach: ShopError = { kind: 'unreachable', cause: 'status' };
const noCart: ShopError = { kind: 'notFound', what: 'cart' };
const unexplained: ShopError = { kind: 'refusedByProvider', code: 'Error' };
const foreign: ShopError = { kind: 'refusedByProvider', code: 'X.Y' };
const noCodes = [[], 'X', [7], null, [{}], { 0: 'X.Y' }, ['x'.repeat(201)]];

test.each<readonly [number, unknown, ShopError]>([
  [400, { errorCodes: ['X.Y', 'DateIsNotSelected'] }, foreign],
  ...[400, 404, 409, 422].map((status) => [status, { errorCodes: ['X.Y'] }, foreign] as const),
  ...[302, 399, 401, 402, 403, 405, 408, 410, 421, 423, 429, 499, 500, 503].map(
    (status) => [status, { errorCodes: ['X.Y'] }, outOfReach] as const,
  ),
  ...noCodes.map((errorCodes) => [400, { errorCodes }, unexplained] as const),
  ...['<h1>Bad request</h1>', null, {}].map((body) => [400, body, unexplained] as const),
  [404, {}, noCart],
  [200, { success: false }, noCart],
  [200, { status: 500 }, noCart],
  [200, { success: false, errorCodes: ['X.Y'] }, foreign],
  [200, { status: 400, errorCodes: ['DateIsNotSelected'] }, { kind: 'dateNotSelected' }],
])('%i %j is %j', async (status, body, error) => {
  const { transport } = answering(body, status);
  expect((await transport.call('loadCart', query))._unsafeUnwrapErr()).toEqual(error);
});

test.each([
  [404, {}],
  [404, '<h1>Not found</h1>'],
  [400, { detail: 'x' }],
])('a no without a code is not one of this shop: %i %j', async (status, body) => {
  const { transport } = await against(json(status, body));
  const malformed: ShopError = { kind: 'unreachable', cause: 'malformed' };
  expect((await transport.call('loadCart', query))._unsafeUnwrapErr()).toEqual(malformed);
});

test.each<readonly [Name, number, unknown, ShopError]>([
  ['loadCustomer', 400, {}, unexplained],
  ['loadCustomer', 400, '<h1>Bad request</h1>', unexplained],
  ['loadCustomer', 400, { errorCodes: ['X.Y'] }, foreign],
  ...[399, 401, 500].map((status) => ['loadCustomer', status, {}, outOfReach] as const),
  ['startPayment', 200, { status: 400, returnUrl: null, errorCodes: ['X.Y'] }, foreign],
  ['startPayment', 200, { status: 400 }, unexplained],
  ['startPayment', 200, { status: 200, returnUrl: '' }, { kind: 'unreachable', cause: 'malformed' }],
  ['showOrder', 200, { success: false }, { kind: 'notFound', what: 'order' }],
  ['showOrder', 400, {}, outOfReach],
])('%s that is answered with %i %j is %j', async (name, status, body, error) => {
  expect((await answered(name, body, status)).result._unsafeUnwrapErr()).toEqual(error);
});

test('a payment that started, a reservation that is not allowed, and an answer without a member (R-STATE-2, R-VALID-26)', async () => {
  const started = { status: 200, returnUrl: 'https://pay.example', errorCodes: null };
  expect(await read('startPayment', started)).toEqual({ returnUrl: 'https://pay.example' });
  expect(await read('checkReservation', { success: false, moznostRezervacije: true })).toBe(false);
  expect(await read('loadMember', { success: false, user: { name: 'Ana' } })).toBeUndefined();
});

test('an order that is found without more words has the reference that was asked; a reason only where it is known', async () => {
  const told = { ref: 'r', productType: 'dailyTicket', items: [] };
  const body = { success: true, productType: 2 };
  expect(await read('showOrder', body)).toEqual(told);
  const declined = { ...body, paymentStatus: 3, declineReason: 'notConfirmed' };
  expect(await read('showOrder', declined)).toEqual({ ...told, status: 'error', declineReason: 'notConfirmed' });
  expect(await read('showOrder', { ...declined, declineReason: 'nobody knows' })).toEqual({ ...told, status: 'error' });
});

test.each([
  [{}, []],
  [{ productType: null }, []],
  [{ productType: 0 }, [{ type: 'unreadable', call: 'showOrder', part: 'productType' }]],
])('an order with the type %j is one without', async (type, news) => {
  const { result, told } = await answered('showOrder', { success: true, ...type });
  expect(result._unsafeUnwrap()).toEqual({ ref: 'r', items: [] });
  expect(told).toEqual(news);
});

test.each([
  ...[{ paymentStatus: '4' }, { paymentStatus: 5 }, { outcome: 'paid' }, { total: '22.00' }, { placedAt: 0 }],
  { orderNumber: 7 },
])('an order with %j is none', async (wrong) => {
  const { result } = await answered('showOrder', { success: true, productType: 2, ...wrong });
  expect(result._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'malformed' });
});

test('media that are not there are not found; anything else is out of reach', async () => {
  const of = (status: number) => answering({ title: 'Not found' }, status).ports.loadMedia('sl', mediaId('m'));
  expect((await of(404))._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'media' });
  expect((await of(410))._unsafeUnwrapErr()).toEqual(outOfReach);
});

test.each<readonly [number, object, string]>([
  ...[200, 400, 401, 409, 429, 500].map((status) => [status, { success: false, message: 'Ne' }, 'Ne'] as const),
  [400, { message: 'Ne' }, 'Ne'],
  [400, { success: false, message: 'Ne', errorCodes: ['X.Y'] }, 'Ne'],
  [200, { success: false, message: 'Ne', errorCodes: ['X.Y'] }, 'Ne'],
  [200, { success: false, message: 7 }, '7'],
  [401, { success: false }, ''],
])('a log-in that is answered with %i %j failed with the message %j', async (status, body, message) => {
  expect((await answered('logIn', body, status)).result._unsafeUnwrapErr()).toEqual({ kind: 'loginFailed', message });
});

test.each([401, 403, 404, 500, 503])('a gateway’s message at %i is no word about a log-in', async (status) => {
  const { result } = await answered('logIn', { message: 'Forbidden' }, status);
  expect(result._unsafeUnwrapErr()).not.toMatchObject({ message: 'Forbidden' });
});

test('a log-in that failed, in the words of the server in their own order (R-ROLE-4)', async () => {
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
  'a credential that is not taken is the operator’s fault and told: %s %i %j',
  async (name, status, body, error, news) => {
    const { result, told } = await answered(name, body, status);
    expect(result._unsafeUnwrapErr()).toEqual(error);
    expect(told).toEqual(news);
  },
);
