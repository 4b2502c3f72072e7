import { errorCodes } from '@shop/core/errors/error-catalog';
import { stubContent } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, callNames, callTable } from '../calls/call-table.ts';
import { mostBodyBytes } from '../request-body/body-text.ts';
import type { RunningServer } from './server.ts';
import {
  excessiveJson,
  hostileBodies,
  hostileIds,
  hostileJson,
  hostileSteps,
  hostileTypes,
} from './testing/hostile-inputs.ts';
import { type RawRequest, rawRequest } from './testing/raw-request.ts';
import { serving } from './testing/serving.ts';

/** A right request of every call that takes a body; the ports behind it fail the test when they are reached. */
const bodies: Partial<Record<CallName, Readonly<Record<string, unknown>>>> = {
  quoteTicket: { ProductId: 'a', Language: 'sl', Date: '2026-11-18' },
  addTicket: { ProductId: 'a', Language: 'sl', Dates: ['2026-11-18'], Items: [{ PriceListId: 'a', Quantity: 1 }] },
  addGiftCard: { ProductId: 'a', Language: 'sl', Items: [{ PriceListId: 'a', Quantity: 1, Price: 50 }] },
  addUpsell: { CartId: 'a', Language: 'sl', Items: [{ Id: 'a', Quantity: 1 }] },
  changeQuantity: { CartId: 'a', CartItemId: 'a', Quantity: 1 },
  removeItem: { CartId: 'a', CartItemId: 'a', Language: 'sl', LoadUpsells: false },
  applyPromoCode: { CartId: 'a', PromoCode: 'SPRING' },
  loadCustomer: { CartId: 'a', Language: 'sl' },
  saveCustomer: { CartId: 'a' },
  startPayment: { CartId: 'a', PaymentType: 0 },
  logIn: { Email: 'ana@example.com', Password: 'x' },
};

/** A member that must be there, and what it must not be. */
const strictMember = (name: CallName): readonly [member: string, values: readonly string[]] => {
  if (name === 'logIn') return ['Email', [...hostileJson, '""', '"\\ud800"', '"a\\u0000"', `"${'x'.repeat(201)}"`]];
  const values = [...hostileIds.map((id) => JSON.stringify(id)), ...hostileJson];
  return ['ProductId' in (bodies[name] ?? {}) ? 'ProductId' : 'CartId', values];
};

const posts = callNames.filter((name) => bodies[name] !== undefined);

const codes: ReadonlySet<string> = new Set(errorCodes);

let server: RunningServer;
beforeAll(async () => {
  server = await serving({
    content: stubContent({
      loadPage: () => errAsync({ kind: 'notFound', what: 'page' }),
      loadRouteKeys: () => okAsync([]),
    }),
    profile: {
      logIn: () => {
        throw new Error('reached');
      },
      loadMember: () => okAsync(undefined),
      logOut: () => okAsync(undefined),
    },
  });
});
afterAll(() => server.close());

/** Whatever came, the answer is a 400, or what else is said of a body, with a code of the catalog and the usual headers. */
const refused = async (wanted: RawRequest, note: string, expected: 400 | 413 | 415 = 400): Promise<void> => {
  const { status, headers, text } = await rawRequest(server.url, wanted);
  expect({ note, status, text }).toMatchObject({ note, status: expected });
  const code: string = JSON.parse(text).errorCodes[0];
  expect(codes).toContain(code);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
};

/** Too large is told before anything else. */
const statusOf = (body: string | Uint8Array): 400 | 413 => (Buffer.byteLength(body) > mostBodyBytes ? 413 : 400);

const json = { 'Content-Type': 'application/json' };
const post = (name: CallName, body: string | Uint8Array, headers: RawRequest['headers'] = json): RawRequest => ({
  method: 'POST',
  path: callTable[name].path,
  headers,
  body,
});

/** The right request with the JSON text of one member replaced. */
const spoiled = (name: CallName, member: string, value: string): string =>
  JSON.stringify({ ...bodies[name], [member]: '§' }).replace('"§"', () => value);

describe.each(posts)('%s', (name) => {
  test('refuses bodies of which nothing can be made', async () => {
    for (const [note, body] of hostileBodies) await refused(post(name, body), note, statusOf(body));
  });

  test('refuses the same in chunks without a length', async () => {
    for (const [note, body] of hostileBodies)
      await refused({ ...post(name, body), chunked: true }, note, statusOf(body));
  });

  test('refuses too much, however right the rest is (R-GUARD-11)', async () => {
    for (const [note, value] of excessiveJson) {
      const body = spoiled(name, 'Extra', value);
      await refused(post(name, body), note, statusOf(body));
      await refused({ ...post(name, body), chunked: true }, note, statusOf(body));
    }
  });

  test('refuses other types of content', async () => {
    for (const type of hostileTypes) {
      await refused(post(name, JSON.stringify(bodies[name]), { 'Content-Type': type }), type, 415);
    }
  });

  test('refuses what a member must not be', async () => {
    const [member, values] = strictMember(name);
    for (const value of values) await refused(post(name, spoiled(name, member, value)), value.slice(0, 40));
  });
});

/** Members by the kind of value they take, with the call that takes them. */
const strict: readonly (readonly [CallName, string, readonly string[]])[] = [
  [
    'quoteTicket',
    'Language',
    ['""', '"xx"', '"sl_SI"', '"slo"', '"SL\\u0000"', '1', '["sl"]', '"toString"', '"__proto__"'],
  ],
  [
    'quoteTicket',
    'Date',
    ['" "', '"2026-02-30"', '"2026-2-3"', '"18. 11. 2026"', '"2026-11-18T00:00:00"', '0', '"0000-00-00"'],
  ],
  [
    'quoteTicket',
    'Date',
    ['"2026-13-01"', '"+02026-11-18"', '"２０２６-11-18"', '"2026-11-18 "', '"1969-12-31"', '{}'],
  ],
  ['quoteTicket', 'SeasonId', ['"summer"', '" "']],
  ['addTicket', 'Dates', ['"2026-11-18"', '[null]', '[[]]', '["2026-02-30"]', '{}']],
  ['addTicket', 'Items', ['[]', '{}', '"x"', '[null]', '[1]', '[{}]', '[{"PriceListId":"a"}]', '[[]]']],
  ['addTicket', 'Items', ['[{"PriceListId":"a","Quantity":0}]', '[{"PriceListId":"a","Quantity":-0}]']],
  ['addTicket', 'Items', ['[{"PriceListId":"a","Quantity":-1}]', '[{"PriceListId":"a","Quantity":1.5}]']],
  ['addTicket', 'Items', ['[{"PriceListId":"a","Quantity":"1"}]', '[{"PriceListId":"a","Quantity":true}]']],
  ['addTicket', 'Items', ['[{"PriceListId":"a","Quantity":""}]', '[{"PriceListId":"a","Quantity":[7]}]']],
  ['addTicket', 'Items', ['[{"PriceListId":"a","Quantity":1e400}]', '[{"PriceListId":"a","Quantity":10000}]']],
  ['addTicket', 'Items', ['[{"PriceListId":"a","Quantity":9007199254740993}]', '[{"PriceListId":"","Quantity":1}]']],
  [
    'addGiftCard',
    'Items',
    ['[{"PriceListId":"a","Quantity":1,"Price":"50"}]', '[{"PriceListId":"a","Quantity":1,"Price":true}]'],
  ],
  [
    'addGiftCard',
    'Items',
    ['[{"PriceListId":"a","Quantity":1,"Price":-0.01}]', '[{"PriceListId":"a","Quantity":1,"Price":0.001}]'],
  ],
  [
    'addGiftCard',
    'Items',
    ['[{"PriceListId":"a","Quantity":1,"Price":1e400}]', '[{"PriceListId":"a","Quantity":1,"Price":1e15}]'],
  ],
  ['addUpsell', 'Items', ['[{"Id":"a","Quantity":1,"ParentProductIds":"a"}]', '[{"Id":"a","Quantity":1,"Date":"x"}]']],
  ['changeQuantity', 'Quantity', ['""', '"1"', 'true', '[7]', '{}', '-1', '1.5', '1e400', '10000', '1e-1']],
  ['changeQuantity', 'CartItemId', ['""', '" "', '1', '[]', '{"$gt":""}']],
  ['removeItem', 'LoadUpsells', ['"true"', '1', '"yes"', '[]']],
  ['applyPromoCode', 'PromoCode', ['1', '[]', '"\\u0000"', '"\\ud800"', JSON.stringify('x'.repeat(65))]],
  ['loadCustomer', 'AuthToken', ['1', '[]', '"\\ud800"']],
  ['saveCustomer', 'FirstName', ['1', '[]', '"\\ud800"', '"a\\u0000"', JSON.stringify('x'.repeat(1001))]],
  ['startPayment', 'PaymentType', ['2', '-1', '"0"', 'true', '[]', '1e400', '0.5']],
];

test.each(strict)('%s refuses a %s of another form: %j', async (name, member, values) => {
  for (const value of values) await refused(post(name, spoiled(name, member, value)), value);
});

/** Addresses with one step for something hostile. */
const addresses: readonly (readonly [CallName, (step: string) => string])[] = [
  ['listProducts', (step) => `/Shop/GetProducts/${step}/pool`],
  ['showProduct', (step) => `/Shop/GetProductByUrl/${step}/termalija`],
  ['listCategories', (step) => `/Shop/GetProductCategories/${step}`],
  ['loadCart', (step) => `/Shop/GetCart/${step}/sl/true`],
  ['checkReservation', (step) => `/ShopCheckOut/GetAvailablePaymentTypes/${step}`],
  ['showOrder', (step) => `/shopCheckOut/paymentThankYouPage/${step}`],
  ['cancelOrder', (step) => `/shopCheckOut/CancelTransaction/${step}`],
  ['loadMedia', (step) => `/Content/GetMedia/${step}`],
  ['loadSite', (step) => `/Content/GetSite/${step}`],
  ['loadTranslations', (step) => `/Content/GetTranslations/${step}`],
];

/** Without those that are too long for a request line or lead to another address. */
const asStep = hostileIds.filter((id) => id.length < 5000 && !id.includes('/') && !['', '.', '..'].includes(id));

test.each(addresses)('%s refuses hostile steps in its path', async (_name, at) => {
  for (const id of asStep) await refused({ path: at(encodeURIComponent(id)) }, id.slice(0, 40));
  for (const step of hostileSteps) await refused({ path: at(step) }, step);
});

test.each([
  ['skip=-1'],
  ['skip=1.5'],
  ['skip=abc'],
  ['skip=01'],
  ['skip=1e3'],
  ['skip=%20'],
  ['skip='],
  ['skip=100001'],
  ['take=0'],
  ['take=1000'],
  ['take=99999999999999999999'],
  ['take=%D9%A3'],
  ['take=1&take=2'],
  ['sort=price'],
  ['sort=constructor'],
  ['sort='],
  ['categoryId='],
  [`categoryId=${'x'.repeat(129)}`],
  ['categoryId=%00'],
])('a product list refuses ?%s', async (query) => {
  await refused({ path: `/Shop/GetProducts/sl/pool?${query}` }, query);
});

test.each([['maybe'], ['2'], ['yes'], ['null'], ['TRUE%20']])('a cart refuses the items flag %s', async (flag) => {
  await refused({ path: `/Shop/GetCart/a/sl/${flag}` }, flag);
});

test.each([
  '/Shop/GetCart/../../Shop/GetCart',
  '/Shop/GetCart/%2e%2e/sl/true',
  '/Content/GetPage/../../../../../Shop/x',
  '/Content/GetMedia/..%2f..%2fetc%2fpasswd/x',
  '//evil.example/Shop/GetCart',
  '/Shop//GetCart/a/sl/true',
  `/Shop/${'a/'.repeat(2000)}`,
])('an address that leads elsewhere is not found: %s', async (path) => {
  expect((await rawRequest(server.url, { path })).status).toBe(404);
});

test.each([
  ...hostileSteps.map((step) => `/Content/GetPage/${step}`),
  ...asStep.map((id) => `/Content/GetPage/${encodeURIComponent(id)}`),
  '/Content/GetPage',
  '/Content/GetPage/',
  '/Content/GetPage//evil.example',
  '/Content/GetPage/sl%2Fx/y',
  `/Content/GetPage/${'a/'.repeat(900)}`,
])('any path may be asked for as a page and is at worst not found: %#', async (path) => {
  const { status, text } = await rawRequest(server.url, { path, headers: { 'Accept-Language': 'xx;q=\u00e9' } });
  expect([400, 404]).toContain(status);
  expect(codes).toContain(JSON.parse(text).errorCodes[0]);
});

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer a b',
  `Bearer ${'x'.repeat(5000)}`,
  'Basic Og==',
  'Bearer \u00e9',
  'bearer x',
])('authorization %j: somebody or nobody', async (authorization) => {
  const headers = { Authorization: authorization, Cookie: 'ProfileAuthToken=%zz; checkout=;;; =x' };
  expect((await rawRequest(server.url, { path: '/Profile/GetUser', headers })).text).toBe('{"success":false}');
});
