import { checkoutSession, countryId, idempotencyKey } from '@shop/core/ids';
import { aCart, aCustomer, aTicketQuote } from '@shop/core/testing/builders';
import { stubCheckout, stubShop } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { afterEach, describe, expect, test } from 'vitest';
import type { ApiSettings } from './api-router.ts';
import type { RunningServer } from './server.ts';
import { type RawRequest, rawRequest } from './testing/raw-request.ts';
import { serving } from './testing/serving.ts';

let server: RunningServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const ask = async (wanted: RawRequest, given: Partial<ApiSettings> = {}) => {
  server ??= await serving(given);
  const answer = await rawRequest(server.url, wanted);
  return { ...answer, json: answer.text === '' ? undefined : JSON.parse(answer.text) };
};

const json = { 'Content-Type': 'application/json' };
const quoteBody = JSON.stringify({ Language: 'sl', ProductId: 'termalija', Date: '2026-11-18' });
const quotes = { shop: stubShop({ quoteTicket: () => okAsync(aTicketQuote()) }) };
const quote = (headers: RawRequest['headers'] = {}): RawRequest => ({
  method: 'POST',
  path: '/Shop/GetTicketPrices',
  headers: { ...json, ...headers },
  body: quoteBody,
});

describe('an answer', () => {
  test('is JSON that nobody stores or guesses the type of', async () => {
    const { status, headers, json: body } = await ask(quote(), quotes);
    expect(status).toBe(200);
    expect(body.item.ticketsAvailable).toBe(50);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-correlation-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('carries a harmless correlation id on and replaces any other', async () => {
    expect((await ask(quote({ 'X-Correlation-Id': 'abc-1' }), quotes)).headers['x-correlation-id']).toBe('abc-1');
    expect((await ask(quote({ 'X-Correlation-Id': 'a b;c' }))).headers['x-correlation-id']).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('refusals', () => {
  test('travel with their code and their facts', async () => {
    const shop = stubShop({ quoteTicket: () => errAsync({ kind: 'capacityFull', left: 3 }) });
    expect(await ask(quote(), { shop })).toMatchObject({
      status: 400,
      json: { errorCodes: ['Shop.AddTicketToCart.CapacityFull'], errorDetails: { left: 3 } },
    });
  });

  test.each([
    [{ kind: 'inProgress' } as const, 409],
    [{ kind: 'idempotencyKeyReused' } as const, 422],
    [{ kind: 'unreachable', cause: 'store' } as const, 503],
    [{ kind: 'notFound', what: 'cart' } as const, 400],
    [{ kind: 'notFound', what: 'page' } as const, 404],
  ])('%j has status %i', async (error, status) => {
    const answer = await ask(quote(), { shop: stubShop({ quoteTicket: () => errAsync(error) }) });
    expect(answer.status).toBe(status);
    expect(answer.json.errorCodes).toHaveLength(1);
  });

  test('a bug ends as a 500 that tells nothing, and is reported', async () => {
    const seen: unknown[] = [];
    const shop = stubShop({
      quoteTicket: () => {
        throw new Error('secret of the house');
      },
    });
    const answer = await ask(quote(), { shop, onCrash: (error, id) => seen.push(error, id) });
    expect(answer).toMatchObject({ status: 500, json: { errorCodes: ['Error'] } });
    expect(answer.text).not.toContain('secret');
    expect(seen).toEqual([new Error('secret of the house'), answer.headers['x-correlation-id']]);
  });

  test('an answer off its schema is a bug of ours', async () => {
    const shop = stubShop({ quoteTicket: () => okAsync(aTicketQuote({ ticketsAvailable: -1 })) });
    expect(await ask(quote(), { shop })).toMatchObject({ status: 500, json: { errorCodes: ['Error'] } });
  });
});

describe('addresses', () => {
  test.each([
    ['GET', '/Shop/AddToCart', 405],
    ['DELETE', '/Shop/GetTicketPrices', 405],
    ['POST', '/Shop/GetCart/a/sl/true', 405],
    ['OPTIONS', '/shopCheckOut/PaymentStart', 405],
    ['GET', '/Shop/Nothing', 404],
    ['GET', '/shopCheckOut/', 404],
    ['GET', '/umbraco/delivery/api/v1/content', 404],
    ['GET', '/Profile/../Shop/GetCart', 404],
    ['GET', '/Account/Login/x', 404],
  ])('%s %s is told as JSON with %i', async (method, path, status) => {
    const answer = await ask({ method, path });
    expect(answer).toMatchObject({ status, json: { errorCodes: ['Shop.NotFound'] } });
  });

  test('a wrong method names the right one', async () => {
    expect((await ask({ path: '/Shop/AddToCart' })).headers.allow).toBe('POST');
  });

  test('other addresses are left to the pages', async () => {
    server = await serving();
    expect((await rawRequest(server.url, { path: '/sl/pregled-kosarice' })).text).toBe('404 Not Found');
  });

  test('health and the document are there', async () => {
    expect(await ask({ path: '/healthz' })).toMatchObject({ status: 200, json: { status: 'ok' } });
    expect((await ask({ path: '/openapi.json' })).json.openapi).toBe('3.1.0');
  });

  test('a missing cancellation id has its own code', async () => {
    for (const path of ['/shopCheckOut/CancelTransaction', '/shopCheckOut/CancelTransaction/']) {
      expect(await ask({ path })).toMatchObject({
        status: 400,
        json: { errorCodes: ['CancelTransactionIncorrectUrl'] },
      });
    }
  });
});

describe('requests that another site made a browser send', () => {
  test.each([
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ Origin: 'http://127.0.0.1.evil.example' }],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }],
  ])('%j is refused', async (headers) => {
    expect(await ask(quote(headers))).toMatchObject({ status: 400, json: { errorDetails: { field: 'Origin' } } });
  });

  test('our own pages and programs pass', async () => {
    server = await serving(quotes);
    expect((await ask(quote({ 'Sec-Fetch-Site': 'same-origin', Origin: server.url }))).status).toBe(200);
    expect((await ask(quote({ Origin: server.url }))).status).toBe(200);
    expect((await ask(quote())).status).toBe(200);
  });

  test('behind a proxy the public origin counts and not the host', async () => {
    const given = { ...quotes, publicOrigin: 'https://shop.example' };
    expect((await ask(quote({ Origin: 'https://shop.example' }), given)).status).toBe(200);
    expect((await ask(quote({ Origin: 'http://shop.example' }))).status).toBe(400);
  });
});

describe('cancelling', () => {
  const path = '/shopCheckOut/CancelTransaction/abc';
  const checkout = stubCheckout({ cancelOrder: () => okAsync(undefined) });

  test('a program may, and so may our own page by fetch', async () => {
    expect(await ask({ path }, { checkout })).toMatchObject({ status: 200, json: { success: true } });
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Shop-Request': 'fetch' };
    expect((await ask({ path, headers })).status).toBe(200);
  });

  test.each([
    [{ 'Sec-Fetch-Site': 'same-origin' }],
    [{ 'Sec-Fetch-Site': 'none' }],
    [{ 'Sec-Fetch-Site': 'cross-site', 'X-Shop-Request': 'fetch' }],
    [{ 'Sec-Fetch-Site': 'same-origin', 'X-Shop-Request': 'link' }],
  ])('a link or another site cannot: %j', async (headers) => {
    expect((await ask({ path, headers })).status).toBe(400);
  });

  test('asking for the head only cancels nothing', async () => {
    expect((await ask({ method: 'HEAD', path })).status).toBe(400);
  });
});

describe('what travels beside a request', () => {
  const addBody = JSON.stringify({
    ProductId: 'termalija',
    Language: 'sl',
    Dates: ['2026-11-18'],
    Items: [{ PriceListId: 'adult', Quantity: 1 }],
  });
  const add = (headers: RawRequest['headers'] = {}): RawRequest => ({
    method: 'POST',
    path: '/Shop/AddTicketToCart',
    headers: { ...json, ...headers },
    body: addBody,
  });

  test('the key of the intent reaches the port; without one each request is an intent of its own', async () => {
    const keys: string[] = [];
    const shop = stubShop({
      addTicket: (_order, key) => {
        keys.push(key);
        return okAsync({ cartId: aCart().id, upsells: [] });
      },
    });
    await ask(add({ 'Idempotency-Key': 'intent 1' }), { shop });
    await ask(add());
    await ask(add());
    expect(keys[0]).toBe(idempotencyKey('intent 1'));
    expect(new Set(keys).size).toBe(3);
  });

  test.each([['x'.repeat(256)], ['\u00e9']])('key %j is refused', async (key) => {
    const answer = await ask(add({ 'Idempotency-Key': key }));
    expect(answer).toMatchObject({ status: 400, json: { errorDetails: { field: 'Idempotency-Key' } } });
  });

  const customer = aCustomer();
  const save = (headers: RawRequest['headers'] = {}, given: Partial<typeof customer> = {}): RawRequest => ({
    method: 'POST',
    path: '/shopCheckOut/saveOrderData',
    headers: { ...json, ...headers },
    body: JSON.stringify({
      CartId: 'cart-1',
      FirstName: customer.firstName,
      LastName: customer.lastName,
      Email: customer.email,
      Address: customer.address,
      PostCode: customer.postCode,
      City: given.city ?? customer.city,
      Country: given.country ?? customer.country,
      PhoneNumber: customer.phoneNumber,
    }),
  });

  test.each([
    [false, 'checkout=s%3B1; Path=/; SameSite=Lax; HttpOnly'],
    [true, '__Host-checkout=s%3B1; Path=/; SameSite=Lax; HttpOnly; Secure'],
  ])('the session comes back as a cookie, secure: %s', async (secureCookies, line) => {
    const seen: unknown[] = [];
    const checkout = stubCheckout({
      saveCustomer: (entry) => {
        seen.push(entry.session, entry.customer, entry.mtcId);
        return okAsync({ session: checkoutSession('s;1') });
      },
    });
    const answer = await ask(save({ Cookie: 'a=b; checkout=one; __Host-checkout=two' }), { checkout, secureCookies });
    expect(answer).toMatchObject({ status: 200, json: { success: true } });
    expect(answer.headers['set-cookie']).toEqual([line]);
    expect(seen).toEqual([secureCookies ? 'two' : 'one', customer, -1]);
  });

  test('personal data that break a rule are told field by field and reach no port', async () => {
    expect(await ask(save({}, { city: ' ', country: countryId('') }))).toMatchObject({
      status: 400,
      json: {
        errorCodes: ['ShopCheckOut.SaveOrderData.Invalid'],
        errorDetails: {
          fields: [
            { field: 'city', key: 'CityRequired' },
            { field: 'country', key: 'CountryRequired' },
          ],
        },
      },
    });
  });
});
