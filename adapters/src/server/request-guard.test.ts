import { stubCheckout } from '@shop/core/testing/stub-ports';
import { okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { asking, quote, quotes } from './testing/asking.ts';

const { ask, start } = asking();

const evil = 'https://evil.example';

describe('a request of a browser', () => {
  test.each([
    ...['cross-site', 'same-site', 'none', ''].map((site) => ({ 'Sec-Fetch-Site': site })),
    ...[evil, 'null', 'http://127.0.0.1.evil.example'].map((Origin) => ({ Origin })),
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1' },
  ])('from another site is refused: %j (R-GUARD-9)', async (headers) => {
    expect(await ask(quote(headers))).toMatchObject({ status: 400, json: { errorDetails: { field: 'Origin' } } });
  });

  test('from our own page, and one of a program, is accepted', async () => {
    const server = await start(quotes);
    expect((await ask(quote({ 'Sec-Fetch-Site': 'same-origin', Origin: server.url }))).status).toBe(200);
    expect((await ask(quote({ Origin: server.url }))).status).toBe(200);
    expect((await ask(quote())).status).toBe(200);
  });

  test('is compared with the public origin behind a proxy, not with the host', async () => {
    const given = { ...quotes, publicOrigin: 'https://shop.example' };
    expect((await ask(quote({ Origin: 'https://shop.example' }), given)).status).toBe(200);
    expect((await ask(quote({ Origin: 'http://shop.example' }))).status).toBe(400);
  });
});

describe('a cancellation by GET', () => {
  const path = '/shopCheckOut/CancelTransaction/abc';
  const checkout = stubCheckout({ cancelOrder: () => okAsync(undefined) });

  test('is accepted with our header from a program and from our own page', async () => {
    const headers = { 'X-Shop-Request': 'fetch' };
    expect(await ask({ path, headers }, { checkout })).toMatchObject({ status: 200, json: { success: true } });
    const ownPage = { 'Sec-Fetch-Site': 'same-origin', ...headers };
    expect((await ask({ path, headers: ownPage })).status).toBe(200);
  });

  const own = { 'Sec-Fetch-Site': 'same-origin' };
  test.each<Readonly<Record<string, string>>>([
    ...[{}, { Accept: 'application/json', 'User-Agent': 'scanner' }, { Purpose: 'prefetch' }],
    ...['', 'link'].flatMap((word) => [{ 'X-Shop-Request': word }, { ...own, 'X-Shop-Request': word }]),
    ...[{ 'X-Shop-Request': 'fetch', Origin: evil }, own, { 'Sec-Fetch-Site': 'none' }],
    { 'Sec-Fetch-Site': 'cross-site', 'X-Shop-Request': 'fetch' },
  ])('from a link, a scanner or another site cancels nothing: %j (R-GUARD-10)', async (headers) => {
    // The checkout fails the test when it is called.
    expect((await ask({ path, headers }, { checkout: stubCheckout() })).status).toBe(400);
  });

  test('cancels nothing when it is a HEAD request', async () => {
    const headers = { 'X-Shop-Request': 'fetch' };
    expect((await ask({ method: 'HEAD', path, headers }, { checkout: stubCheckout() })).status).toBe(400);
  });
});
