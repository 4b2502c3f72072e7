import { stubShop } from '@shop/core/testing/stub-ports';
import { errAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { asking, posting, quote, quotes } from './testing/asking.ts';
import { rawRequest } from './testing/raw-request.ts';

const { ask, start } = asking();

describe('an answer of the API', () => {
  test('is JSON with no-store and nosniff and no header about the program (R-ANSWER-1, R-ANSWER-4, R-ANSWER-10)', async () => {
    const { status, headers, json: body } = await ask(quote(), quotes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, item: { ticketsAvailable: 50 } });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-correlation-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('repeats a well-formed correlation id and replaces any other', async () => {
    expect((await ask(quote({ 'X-Correlation-Id': 'abc-1' }), quotes)).headers['x-correlation-id']).toBe('abc-1');
    expect((await ask(quote({ 'X-Correlation-Id': 'a b;c' }))).headers['x-correlation-id']).toMatch(/^[0-9a-f]{32}$/);
  });
});

const adding = posting('/Shop/AddTicketToCart', {
  ...{ Language: 'sl', ProductId: 'termalija', Dates: ['2026-11-18'] },
  Items: [{ PriceListId: 'adult', Quantity: 1 }],
});

describe('a refusal of the API', () => {
  test.each([
    [{ kind: 'inProgress' } as const, 409, 'Shop.InProgress', undefined],
    [{ kind: 'unreachable', cause: 'store' } as const, 503, 'Error', { cause: 'store' }],
    [{ kind: 'capacityFull', left: 3 } as const, 400, 'Shop.AddTicketToCart.CapacityFull', { left: 3 }],
  ])('for %j has status %i, its code and its facts (R-REPEAT-5)', async (error, status, code, errorDetails) => {
    const answer = await ask(adding, { shop: stubShop({ addTicket: () => errAsync(error) }) });
    expect([answer.status, answer.json]).toEqual([status, { errorCodes: [code], errorDetails }]);
  });

  test('after an exception is a 500 without its message, and the exception is reported (R-ANSWER-6)', async () => {
    const crashes: unknown[] = [];
    const shop = stubShop({
      quoteTicket: () => {
        throw new Error('secret of the house');
      },
    });
    const answer = await ask(quote(), { shop, onCrash: (error, id) => crashes.push(error, id) });
    expect(answer).toMatchObject({ status: 500, json: { errorCodes: ['Error'] } });
    expect(answer.text).not.toContain('secret');
    expect(crashes).toEqual([new Error('secret of the house'), answer.headers['x-correlation-id']]);
  });
});

describe('an address of the API', () => {
  test.each([
    ['GET', '/Shop/AddToCart', 405],
    ['POST', '/Shop/GetCart/a/sl/true', 405],
    ['OPTIONS', '/shopCheckOut/PaymentStart', 405],
    ['GET', '/Shop/Nothing', 404],
    ['GET', '/shopCheckOut/', 404],
    ['GET', '/Content/Nothing', 404],
    ['GET', '/Profile/../Shop/GetCart', 404],
  ])('answers %s %s with JSON and status %i', async (method, path, status) => {
    const answer = await ask({ method, path });
    expect(answer).toMatchObject({ status, json: { errorCodes: ['Shop.NotFound'] } });
  });

  test('names the right method when called with a wrong one, serves health and the OpenAPI document, and leaves other addresses to the pages', async () => {
    expect((await ask({ path: '/Shop/AddToCart' })).headers.allow).toBe('POST');
    expect(await ask({ path: '/healthz' })).toMatchObject({ status: 200, json: { status: 'ok' } });
    expect((await ask({ path: '/openapi.json' })).json.openapi).toBe('3.1.0');
    const { url } = await start();
    expect((await rawRequest(url, { path: '/sl/pregled-kosarice' })).text).toBe('404 Not Found');
  });

  test('of a cancellation without an id is refused with its own code (R-ERROR-5)', async () => {
    for (const path of ['/shopCheckOut/CancelTransaction', '/shopCheckOut/CancelTransaction/']) {
      expect(await ask({ path, headers: { 'X-Shop-Request': 'fetch' } })).toMatchObject({
        status: 400,
        json: { errorCodes: ['CancelTransactionIncorrectUrl'] },
      });
    }
  });
});
