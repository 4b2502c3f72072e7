import { expect, test } from 'vitest';
import { builtShop, startBuiltShop } from './testing/built-shop.ts';
import { askPage } from './testing/page-answer.ts';

const shop = builtShop();

/** Returns addresses of each kind of answer. Files with changing names are found in the home page. */
const addresses = async (): Promise<readonly string[]> => {
  const { html } = await askPage(`${shop.origin}/`);
  const found = [/\/assets\/[\w-]+\.js/, /\/assets\/[\w-]+\.css/, /\/media\/[^"\s]+/, /\/translations\/[\w.-]+/].map(
    (form) => form.exec(html)?.[0].replaceAll('&amp;', '&') ?? expect.fail(`the home page names no ${form}`),
  );
  return [
    ...['/', '/sl/vstopnice-bazeni/termalija', '/sl/pregled-kosarice', '/sl', '/nope', '/assets/nope.js', ...found],
    ...['/favicon.svg', '/favicon.ico', '/icon-192.png', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'],
    ...['/shopPaymentCallback', '/healthz', '/openapi.json', '/Shop/GetProductCategories/sl'],
  ];
};

/** Headers that differ between requests, or describe a body, which HEAD does not have. */
const ofTheRequest = [
  'connection',
  'keep-alive',
  'content-length',
  'date',
  'set-cookie',
  'transfer-encoding',
  'x-correlation-id',
];

const headersOf = (answer: Response) =>
  Object.fromEntries([...answer.headers].filter(([name]) => !ofTheRequest.includes(name)));

const ask = (address: string, method: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(shop.origin + address, { method, redirect: 'manual', headers: { 'Accept-Encoding': 'gzip', ...headers } });

test('HEAD returns the status and the headers of GET, for each kind of answer (R-ANSWER-13)', async () => {
  for (const address of await addresses()) {
    const [get, head] = [await ask(address, 'GET'), await ask(address, 'HEAD')];
    expect({ address, status: head.status, ...headersOf(head) }).toEqual({
      address,
      status: get.status,
      ...headersOf(get),
    });
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  }
});

test('an answer with a validator is 304 for a client that sends it, alone, in a list or as a star (R-ANSWER-14)', async () => {
  let validated = 0;
  for (const address of await addresses()) {
    const { headers } = await ask(address, 'GET');
    const [etag, modified] = [headers.get('etag'), headers.get('last-modified')];
    const conditions = [
      ...(etag === null ? [] : [etag, `"other", ${etag}`, '*'].map((tags) => ({ 'If-None-Match': tags }))),
      ...(modified === null ? [] : [{ 'If-Modified-Since': modified }]),
    ];
    for (const condition of conditions) {
      expect({ address, condition, status: (await ask(address, 'GET', condition)).status }).toMatchObject({
        status: 304,
      });
      validated += 1;
    }
    if (etag !== null) expect((await ask(address, 'GET', { 'If-None-Match': '"other"' })).status).toBe(200);
  }
  expect(validated).toBeGreaterThan(5);
});

test('every kind of answer forbids the browser to guess its type (R-ANSWER-1)', async () => {
  for (const address of await addresses()) {
    const { headers } = await ask(address, 'GET');
    expect({ address, sniffing: headers.get('x-content-type-options') }).toEqual({ address, sniffing: 'nosniff' });
  }
});

test('the built payment page serves its style sheet, which the build copied', async () => {
  const bank = await startBuiltShop({ ONLY: 'payments', PAYMENT_SECRET: 'shared by shop and bank' });
  const style = await fetch(`${bank.origin}/style.css`);
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  expect(await style.text()).toContain('.primary {');
});
