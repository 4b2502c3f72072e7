import { errorCodes } from '@shop/core/errors/error-catalog';
import { stubContent, stubProfile } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, callNames, callTable } from '../wire/calls/call-table.ts';
import type { RunningServer } from './server.ts';
import { type RawRequest, rawRequest } from './testing/raw-request.ts';
import { serving } from './testing/serving.ts';

/** A valid request of every call with a body; the ports behind it fail the test when they are called. */
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

/** Texts that are not ids, one of each kind. */
const hostileIds = [
  ...['', '.', '..', '\u0000', 'a b', 'a\r\nSet-Cookie: x=1', 'ž', '٣', '\u202eabc', '😀'],
  ...["' OR 1=1 --", '<script>', '%00', '=cmd', 'a'.repeat(129)],
];

/** Path segments as they appear in the request line: broken or unusual encodings that are not ids. */
const hostileSteps = [
  ...['%', '%zz', '%80', '%c3%28', '%c0%af', '%ed%a0%80', '%00', '%0d%0aX-Injected:1', '%c2%a0'],
  ...['%e2%80%8b', '%22', '%5c%5cevil.example', '~', '$where'],
];

/** JSON values that are not text. */
const hostileJson = ['null', 'true', '1e400', '["a"]', '{"$ne":null}', '{"toString":"x"}', '{"length":1}'];

/** Bodies that are invalid for every call; wrong sizes, types and charsets are refused before the call is looked up. */
const hostileBodies = [
  ...['', 'null', '"x"', '[]', '[{}]', '{}', '{"CartId":"a', '{}{}', '{"__proto__":{"CartId":"a"}}', 'CartId=a'],
  ...['{"constructor":{"prototype":{"CartId":"a"}}}', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
];

/** JSON of an unknown member that exceeds a limit, in an otherwise valid body. */
const excessiveJson = [
  `${'['.repeat(20)}${']'.repeat(20)}`,
  `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`,
  `[${Array(101).fill('1').join(',')}]`,
  `{"a":[[${Array(101).fill('{}').join(',')}]]}`,
];

/** A required member of each call, and its invalid values. */
const strictMember = (name: CallName): readonly [member: string, values: readonly string[]] => {
  if (name === 'logIn')
    return ['Email', [...hostileJson, '-0', '1', '""', '"\\ud800"', '"a\\u0000"', `"${'x'.repeat(201)}"`]];
  const values = [...hostileIds.map((id) => JSON.stringify(id)), ...hostileJson, '-1', '0.5', '9007199254740993'];
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
    // Fails the test when a log-in is looked up.
    profile: stubProfile({ loadMember: () => okAsync(undefined) }),
  });
});
afterAll(() => server.close());

/** Expects a 400 with a code of the catalog and the usual headers. */
const refused = async (wanted: RawRequest): Promise<void> => {
  const { status, headers, text } = await rawRequest(server.url, wanted);
  const shown = { code: codes.has(JSON.parse(text).errorCodes[0]), cache: headers['cache-control'] };
  expect({ wanted, status, sniffing: headers['x-content-type-options'], ...shown }).toEqual({
    ...{ wanted, status: 400, sniffing: 'nosniff', code: true, cache: 'no-store' },
  });
};

const post = (name: CallName, body: string): RawRequest => ({
  method: 'POST',
  path: callTable[name].path,
  headers: { 'Content-Type': 'application/json' },
  body,
});

/** Returns the valid request with the JSON text of one member replaced. */
const spoiled = (name: CallName, member: string, value: string): RawRequest =>
  post(
    name,
    JSON.stringify({ ...bodies[name], [member]: '§' }).replace('"§"', () => value),
  );

test.each(posts)(
  '%s refuses unreadable bodies, members beyond a limit and hostile values of an id, in an otherwise valid request (R-GUARD-11)',
  async (name) => {
    for (const body of hostileBodies) await refused(post(name, body));
    for (const value of excessiveJson) await refused(spoiled(name, 'Extra', value));
    const [member, values] = strictMember(name);
    for (const value of values) await refused(spoiled(name, member, value));
  },
);

const ofLine = (members: string) => `[{"PriceListId":"a","Quantity":1${members}}]`;
const ofQuantity = (quantity: string) => `[{"PriceListId":"a","Quantity":${quantity}}]`;
const quantities = ['-1', '1.5', '"1"', 'true', '[7]', '1e400', '10000', '9007199254740993'];
const prices = ['"50"', 'true', '-0.01', '0.001', '1e400', '1e15'];

/** Members by their kind of value, with the call that has them. */
const strict: readonly (readonly [CallName, string, readonly string[]])[] = [
  [
    'quoteTicket',
    'Language',
    ['""', '" "', '"sl SI"', '"SL\\u0000"', '1', '"\\u0455l"', JSON.stringify('x'.repeat(21))],
  ],
  [
    'quoteTicket',
    'Date',
    ['" "', '"2026-02-30"', '"2026-11-18T00:00:00"', '0', '"２０２６-11-18"', '"1969-12-31"', '{}'],
  ],
  ['quoteTicket', 'SeasonId', ['"summer"', '" "']],
  ['addTicket', 'Dates', ['"2026-11-18"', '[null]', '[[]]', '["2026-02-30"]', '{}']],
  ['addTicket', 'Items', ['[]', '{}', '"x"', '[null]', '[1]', '[{}]', '[{"PriceListId":"a"}]', '[[]]']],
  ['addTicket', 'Items', [...quantities.map(ofQuantity), '[{"PriceListId":"","Quantity":1}]']],
  ['addGiftCard', 'Items', prices.map((price) => ofLine(`,"Price":${price}`))],
  ['addUpsell', 'Items', ['[{"Id":"a","Quantity":1,"ParentProductIds":"a"}]', '[{"Id":"a","Quantity":1,"Date":"x"}]']],
  ['changeQuantity', 'Quantity', ['""', '"1"', 'true', '[7]', '{}', '-1', '1.5', '1e400', '10000', '1e-1']],
  ['changeQuantity', 'CartItemId', ['""', '" "', '-1', '0.5', '[]', '{"$gt":""}']],
  ['removeItem', 'LoadUpsells', ['"true"', '1', '"yes"', '[]']],
  ['applyPromoCode', 'PromoCode', ['1', '[]', '"\\u0000"', '"\\ud800"', JSON.stringify('x'.repeat(65))]],
  ['loadCustomer', 'AuthToken', ['1', '[]', '"\\ud800"']],
  ['saveCustomer', 'FirstName', ['1', '[]', '"\\ud800"', '"a\\u0000"', JSON.stringify('x'.repeat(1001))]],
  ['startPayment', 'PaymentType', ['2', '-1', '"0"', 'true', '[]', '1e400', '0.5']],
];

test.each(strict)('%s refuses a wrong %s: %j', async (name, member, values) => {
  for (const value of values) await refused(spoiled(name, member, value));
});

/** Addresses with one segment to replace by hostile text. */
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

/** Without the segments that lead to another address. */
const asStep = hostileIds.filter((id) => !['', '.', '..'].includes(id)).map(encodeURIComponent);

test.each(addresses)('%s refuses hostile segments of its path', async (_name, at) => {
  for (const step of [...asStep, ...hostileSteps]) await refused({ path: at(step) });
});

test.each([
  ...['skip=-1', 'skip=1e3', 'skip=100001', 'take=0', 'take=1000', 'take=1&take=2'],
  ...['sort=price', 'sort=constructor', 'categoryId=', 'categoryId=%00'],
])('a product list refuses ?%s', async (query) => {
  await refused({ path: `/Shop/GetProducts/sl/pool?${query}` });
});

test.each(['2', 'TRUE%20'])('a cart refuses the items flag %s', async (flag) => {
  await refused({ path: `/Shop/GetCart/a/sl/${flag}` });
});

test.each([
  '/Shop/GetCart/../../Shop/GetCart',
  '/Shop/GetCart/%2e%2e/sl/true',
  '/Content/GetMedia/..%2f..%2fetc%2fpasswd/x',
  '//evil.example/Shop/GetCart',
  '/Shop//GetCart/a/sl/true',
  `/Shop/${'a/'.repeat(2000)}`,
])('a path with steps out of its call is not found: %s', async (path) => {
  expect((await rawRequest(server.url, { path })).status).toBe(404);
});

test('a page of any hostile path is refused or not found', async () => {
  const paths = [...hostileSteps, ...asStep, '', '/evil.example', 'sl%2Fx/y', 'a/'.repeat(900)].map(
    (step) => `/${step}`,
  );
  for (const path of ['', ...paths]) {
    const headers = { 'Accept-Language': 'xx;q=\u00e9' };
    const { status, text } = await rawRequest(server.url, { path: `/Content/GetPage${path}`, headers });
    expect([path, [400, 404].includes(status), codes.has(JSON.parse(text).errorCodes[0])]).toEqual([path, true, true]);
  }
});

test.each([...['', 'Bearer', 'Bearer a b', 'Basic Og==', 'Bearer \u00e9', 'bearer x'], `Bearer ${'x'.repeat(5000)}`])(
  'a request with the Authorization header %j is that of a guest',
  async (authorization) => {
    const headers = { Authorization: authorization, Cookie: 'ProfileAuthToken=%zz; checkout=;;; =x' };
    expect((await rawRequest(server.url, { path: '/Profile/GetUser', headers })).text).toBe('{"success":false}');
  },
);
