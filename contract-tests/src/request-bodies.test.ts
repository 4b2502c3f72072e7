import { connect } from 'node:net';
import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { type RawRequest, rawRequest } from '@shop/adapters/server/testing/raw-request';
import { mainSitePages, shopPath } from '@shop/core/paths/shop-paths';
import { value } from '@shop/core/testing/answers';
import { beforeAll, expect, test } from 'vitest';
import { builtShop, shoppingAt } from './testing/built-shop.ts';

const server = builtShop();
let payPage: string;

beforeAll(async () => {
  const { readyToPay, startPayment } = shoppingAt(server.origin);
  const { cart, session } = await readyToPay();
  payPage = new URL((await value(startPayment(cart.id, session))).returnUrl).pathname;
});

const [json, form] = ['application/json', 'application/x-www-form-urlencoded'];
const parts = 'multipart/form-data; boundary=x';

/** Routes outside the calls that read a body. For the calls see adapters/src/server/hostile-input.test.ts. */
const routes: readonly (readonly [name: string, method: string, type: string, path: () => string])[] = [
  ['a call', 'POST', json, () => '/Shop/AddTicketToCart'],
  ['a notification', 'POST', json, () => '/payments/notification'],
  ['opening a payment', 'POST', json, () => '/payment-page/api/sessions'],
  ['a refund', 'POST', json, () => '/payment-page/api/attempts/a/refund'],
  ['faults of the test bank', 'PUT', json, () => '/payment-page/api/attempts/a/faults'],
  ['the card form', 'POST', form, () => payPage],
  ['the confirmation', 'POST', form, () => `${payPage}/confirm`],
  ['giving up at the payment page', 'POST', form, () => `${payPage}/cancel`],
  ['the card form of nobody', 'POST', form, () => '/payment-page/pay/nobody'],
];

const large = 'x'.repeat(64 * 1024 + 1);
const brokenUtf8 = new Uint8Array([0x61, 0x3d, 0xc3, 0x28]);

/** Writes raw text to the server. Returns its answer; with `rest` set to `listen`, everything until the connection
 *  ends. */
const written = (text: string, rest: 'leave' | 'listen'): Promise<string> => {
  const { hostname, port } = new URL(server.origin);
  return new Promise((done) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(text, () => rest === 'leave' && socket.destroy()),
    );
    socket.on('data', (part) => {
      heard += part.toString();
    });
    socket.on('close', () => done(heard));
  });
};

test.each(routes)('%s refuses an unreadable body, and survives an interrupted one', async (_, method, type, at) => {
  const path = at();
  const spoiled: readonly (readonly [number, Pick<RawRequest, 'body' | 'chunked' | 'headers'>])[] = [
    [413, { body: large }],
    [413, { body: large, chunked: true }],
    [415, { body: '--x--\r\n', headers: { 'Content-Type': parts } }],
    [400, { body: brokenUtf8 }],
  ];
  for (const [status, { headers, ...body }] of spoiled) {
    const wanted = { method, path, ...body, headers: { 'Content-Type': type, ...headers } };
    expect((await rawRequest(server.origin, wanted)).status).toBe(status);
  }
  expect((await rawRequest(server.origin, { method, path, body: '' })).status).toBeLessThan(500);
  const head = `${method} ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: ${type}\r\nContent-Length:`;
  await written(`${head} 100\r\n\r\n{`, 'leave');
  // The bytes after a Content-Length that is too short are not a valid request.
  const statuses = [...(await written(`${head} 1\r\n\r\n{"a":1}`, 'listen')).matchAll(/HTTP\/1\.1 (\d{3})/g)];
  expect(statuses.at(-1)?.[1]).toBe('400');
});

test('an unreadable form is answered with a message in the language of its page, and a link back', async () => {
  const words = builtInTranslations('de');
  const pages = [...(['home', 'cart', 'buyerInfo', 'paymentMethod'] as const), ...mainSitePages];
  for (const path of pages.map((page) => shopPath(page, 'de'))) {
    for (const [status, key, body, type] of [
      [413, 'UnreadForm.TooMuch', large, form],
      [400, 'UnreadForm.Text', brokenUtf8, form],
      [415, 'UnreadForm.Text', '--x--\r\n', parts],
    ] as const) {
      const answer = await rawRequest(server.origin, { method: 'POST', path, body, headers: { 'Content-Type': type } });
      expect({ path, status: answer.status }).toEqual({ path, status });
      expect(answer.text).toMatch(/^<!DOCTYPE html><html lang="de/);
      for (const part of [words[key], `href="${path}">${words['UnreadForm.Back']}</a>`])
        expect(answer.text).toContain(part);
    }
  }
});

test('no malformed request is logged as an error', () => {
  expect(server.log()).not.toMatch(/"level":"(?:warn|error)"/);
});
