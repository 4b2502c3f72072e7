import { stubCheckout } from '@shop/core/testing/stub-ports';
import { okAsync } from 'neverthrow';
import { describe, expect, test } from 'vitest';
import { asking, quote, quotes } from './testing/asking.ts';

const { ask, start } = asking();

const evil = 'https://evil.example';

describe('requests that another site made a browser send', () => {
  test.each([
    ...['cross-site', 'same-site', 'none', ''].map((site) => ({ 'Sec-Fetch-Site': site })),
    ...[evil, 'null', 'http://127.0.0.1.evil.example'].map((Origin) => ({ Origin })),
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1' },
  ])('%j is refused (R-GUARD-9)', async (headers) => {
    expect(await ask(quote(headers))).toMatchObject({ status: 400, json: { errorDetails: { field: 'Origin' } } });
  });

  test('our own pages and programs pass', async () => {
    const server = await start(quotes);
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

  test('a program may with our header, and so may our own page by fetch', async () => {
    const headers = { 'X-Shop-Request': 'fetch' };
    expect(await ask({ path, headers }, { checkout })).toMatchObject({ status: 200, json: { success: true } });
    const ownPage = { 'Sec-Fetch-Site': 'same-origin', ...headers };
    expect((await ask({ path, headers: ownPage })).status).toBe(200);
  });

  const own = { 'Sec-Fetch-Site': 'same-origin' };
  test.each<Readonly<Record<string, string>>>([
    ...[{}, { Accept: 'application/json', 'User-Agent': 'scanner' }, { Purpose: 'prefetch' }],
    ...['', 'link'].flatMap((said) => [{ 'X-Shop-Request': said }, { ...own, 'X-Shop-Request': said }]),
    ...[{ 'X-Shop-Request': 'fetch', Origin: evil }, own, { 'Sec-Fetch-Site': 'none' }],
    { 'Sec-Fetch-Site': 'cross-site', 'X-Shop-Request': 'fetch' },
  ])('a link, a scanner or another site cannot: %j (R-GUARD-10)', async (headers) => {
    // The checkout fails the test when it is called.
    expect((await ask({ path, headers }, { checkout: stubCheckout() })).status).toBe(400);
  });

  test('asking for the head only cancels nothing', async () => {
    const headers = { 'X-Shop-Request': 'fetch' };
    expect((await ask({ method: 'HEAD', path, headers }, { checkout: stubCheckout() })).status).toBe(400);
  });
});
