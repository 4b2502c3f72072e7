import type { ShopError } from '@shop/core/errors/shop-error';
import { mediaId } from '@shop/core/ids';
import { describe, expect, test } from 'vitest';
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

const item = { id: 'p', url: 'u', name: 'A', price: 5, categories: [7, 'c'] };
const known = { countriesCodeList: [{ id: 'SI' }, {}], firstName: 'Ana', postCode: 3254, emailRepeat: 7 };
const category = { id: 'c', name: 'C' };

test.each<readonly [Name, object, object]>([
  ['showProduct', { ...ticket, availability: [good], facilityDiscounts: {} }, { facilityDiscounts: [] }],
  ['showProduct', { ...ticket, availability: [{ ...good, adultPrice: 'x' }] }, { availability: [good] }],
  ['showProduct', { ...ticket, productType: 4, seasons: [{ id: 7 }, { id: 's' }] }, { seasons: [{ id: 's' }] }],
  ['showProduct', { id: 'c', priceLists: [{ ...list, price: '22' }, list] }, { priceLists: [{ id: 'l' }] }],
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
  const priceGroups = [{ priceGroupId: 'g', sameStayAs: 7, priceLists }, { name: 'x' }];
  const { result, told } = await answered('quoteTicket', { success: true, item: { ticketsAvailable: 9, priceGroups } });
  const sold = [{ id: 'l', kind: { type: 'default' } }];
  expect(result._unsafeUnwrap()).toMatchObject({ priceGroups: [{ id: 'g', priceLists: sold }] });
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

  test.each([null, 'x', {}, { ...line, quantity: 'x' }, { ...line, priceTotal: -5 }, { ...line, date: '2026-02-30' }])(
    'a cart with the line %j is out of reach',
    async (bad) => {
      expect((await loaded([line, bad]))._unsafeUnwrapErr().kind).toBe('unreachable');
      expect((await loaded([line, line])).isOk()).toBe(true);
    },
  );

  test.each([
    [{ totalPrice: 9 }, {}, 100],
    [{ totalPrice: 11 }, {}, 0],
    [{}, { amount: 3 }, 300],
  ])(
    'a code without an amount took off what the lines cost more than the total: %j, %j',
    async (more, named, amount) => {
      const promoCode = { code: 'SPRING', description: 'x', ...named };
      const shown = await loaded([line, line], { ...more, promoCode });
      expect(shown._unsafeUnwrap()).toMatchObject({ promo: { amount } });
    },
  );
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
  ...noCodes.map((errorCodes) => [400, { errorCodes }, outOfReach] as const),
  ...['<h1>Bad request</h1>', null, {}].map((body) => [400, body, outOfReach] as const),
  [404, {}, noCart],
  [200, { success: false }, noCart],
  [200, { status: 500 }, noCart],
  [200, { success: false, errorCodes: ['X.Y'] }, foreign],
  [200, { status: 400, errorCodes: ['DateIsNotSelected'] }, { kind: 'dateNotSelected' }],
])('%i %j is %j', async (status, body, error) => {
  const { transport } = await against(json(status, body));
  expect((await transport.call('loadCart', query))._unsafeUnwrapErr()).toEqual(error);
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

test('a log-in that failed, in the words of the server in their own order (R-ROLE-4)', async () => {
  const { result } = await answered('logIn', { success: false, message: 'Na\u202epa\u200fčno\ud800' });
  expect(result._unsafeUnwrapErr()).toEqual({ kind: 'loginFailed', message: 'Napačno\ufffd' });
});

test.each<readonly [Name, number, object, ShopError, readonly object[]]>([
  ...[401, 403].map(
    (status) =>
      ['loadCart', status, {}, outOfReach, [{ type: 'credentialRefused', call: 'loadCart', status }]] as const,
  ),
  ['loadCart', 402, {}, outOfReach, []],
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
