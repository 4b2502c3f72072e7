import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { callNames, callTable } from '@shop/adapters/calls/call-table';
import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { rawRequest } from '@shop/adapters/server/testing/raw-request';
import { builtInTranslations } from '@shop/adapters/translations/built-in-translations';
import { shopPath } from '@shop/core/paths/shop-paths';
import { beforeAll, describe, expect, test } from 'vitest';
import { goodsOf } from './contracts/goods.ts';
import { shopping } from './contracts/shopping.ts';
import { value } from './contracts/world.ts';
import { builtShop } from './testing/built-shop.ts';

/** What a route reads; `nothing` answers whatever it likes, as long as it is no fault of ours. */
type Takes = 'json' | 'form' | 'nothing';

const server = builtShop();
let payPage: string;

beforeAll(async () => {
  const calls = portsOver(fetchTransport({ baseUrl: server.origin, timeoutMs: 10_000 }));
  const goods = goodsOf({ shop: calls, lists: { tickets: 'poolTickets', giftCards: 'giftVouchers' } });
  const { readyToPay, startPayment } = shopping({ shop: calls, checkout: calls }, goods);
  const { cart, session } = await readyToPay();
  payPage = new URL((await value(startPayment(cart.id, session))).returnUrl).pathname;
});

const types: Readonly<Record<Takes, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  nothing: 'application/json',
};

const pay = (rest: string) => () => payPage + rest;
const at = (path: string) => () => path;

const routes: readonly (readonly [name: string, method: string, takes: Takes, path: () => string])[] = [
  ...callNames
    .filter((name) => callTable[name].method === 'POST')
    .map((name) => [name, 'POST', 'json', at(callTable[name].path)] as const),
  ['a notification', 'POST', 'json', at('/payments/notification')],
  ['opening a payment', 'POST', 'json', at('/payment-page/api/sessions')],
  ['a refund', 'POST', 'json', at('/payment-page/api/attempts/a/refund')],
  ['faults of the stand-in', 'PUT', 'json', at('/payment-page/api/attempts/a/faults')],
  ['the card form', 'POST', 'form', pay('')],
  ['the confirmation', 'POST', 'form', pay('/confirm')],
  ['giving up at the payment page', 'POST', 'form', pay('/cancel')],
  ['the card form of nobody', 'POST', 'form', at('/payment-page/pay/nobody')],
  ['the home page', 'POST', 'nothing', at('/')],
  ['the cart page', 'POST', 'nothing', at('/sl/pregled-kosarice')],
  ['a call that is read', 'PUT', 'nothing', at('/Shop/GetProducts/sl/poolTickets')],
  ['health', 'POST', 'nothing', at('/healthz')],
  ['no page at all', 'DELETE', 'nothing', at('/nowhere')],
];

const large = 'x'.repeat(64 * 1024 + 1);
const brokenUtf8 = new Uint8Array([0x61, 0x3d, 0xc3, 0x28]);

type Spoiled = {
  readonly body: string | Uint8Array;
  readonly headers?: Record<string, string>;
  readonly chunked?: true;
};

const bodies: readonly (readonly [name: string, status: 400 | 413 | 415, spoiled: Spoiled])[] = [
  ['too large', 413, { body: large }],
  ['too large, in chunks without a length', 413, { body: large, chunked: true }],
  ['of many parts', 415, { body: '--x--\r\n', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
  ['of many parts, and broken', 415, { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }],
  ['plain text', 415, { body: 'x', headers: { 'Content-Type': 'text/plain' } }],
  ['of another charset', 415, { body: 'x', headers: { 'Content-Type': 'application/json; charset=utf-16' } }],
  ['packed', 415, { body: gzipSync('{}'), headers: { 'Content-Encoding': 'gzip' } }],
  ['not UTF-8', 400, { body: brokenUtf8 }],
];

describe.each(routes)('%s', (_name, method, takes, path) => {
  test.each(bodies)('refuses a body that is %s', async (_body, status, { body, headers, chunked }) => {
    const wanted = { method, path: path(), body, headers: { 'Content-Type': types[takes], ...headers } };
    const answer = await rawRequest(server.origin, { ...wanted, ...(chunked && { chunked }) });
    if (takes === 'nothing') expect(answer.status).toBeLessThan(500);
    else expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/\bat .*:\d+:\d+/);
  });

  test('finds nothing wrong with us when nothing comes', async () => {
    expect((await rawRequest(server.origin, { method, path: path(), body: '' })).status).toBeLessThan(500);
  });

  test('lives on when the sender goes in the middle', async () => {
    const { hostname, port, host } = new URL(server.origin);
    const head = `${method} ${path()} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${types[takes]}\r\nContent-Length: 100\r\n\r\n{`;
    await new Promise<void>((gone) => {
      const socket = connect(Number(port), hostname, () => socket.write(head, () => socket.destroy()));
      socket.on('close', () => gone());
    });
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });

  test('takes what follows a length that is too short for a request of its own, and refuses it', async () => {
    const { hostname, port, host } = new URL(server.origin);
    const head = `${method} ${path()} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${types[takes]}\r\nContent-Length: 1\r\n\r\n{"a":1}`;
    const heard = await new Promise<string>((done) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write(head));
      socket.on('data', (part) => {
        text += part.toString();
      });
      socket.on('close', () => done(text));
    });
    const statuses = [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    expect(statuses.at(-1)).toBe(400);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

describe.each(['sl', 'de'] as const)('a form of the shop in %s', (language) => {
  const words = builtInTranslations(language);
  const pages = [
    ...(['home', 'cart', 'buyerInfo', 'paymentMethod'] as const).map((page) => shopPath(page, language)),
    ...(['login', 'register', 'profile'] as const).map((page) => shopPath(page, language)),
    `${shopPath('cart', language)}?show=2`,
  ];
  const said = [
    ['too large', 413, 'UnreadForm.TooMuch', large],
    ['not UTF-8', 400, 'UnreadForm.Text', brokenUtf8],
    ['of many parts', 415, 'UnreadForm.Text', '--x--\r\n'],
  ] as const;

  test.each(said)('that is %s is answered in its words, with the way back', async (_body, status, key, body) => {
    const type = status === 415 ? 'multipart/form-data; boundary=x' : types.form;
    for (const page of pages) {
      const answer = await rawRequest(server.origin, {
        method: 'POST',
        path: page,
        body,
        headers: { 'Content-Type': type },
      });
      expect({ page, status: answer.status }).toEqual({ page, status });
      expect(answer.text).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}`));
      expect(answer.text).toContain(`>${words['UnreadForm.Title']}</h1>`);
      expect(answer.text).toContain(words[key]);
      expect(answer.text).toMatch(/<link rel="stylesheet" href="[^"]+\.css"/);
      expect(answer.text).toContain(`href="${page}">${words['UnreadForm.Back']}</a>`);
    }
  });
});

test('none of it was a bug: the log is empty', () => {
  expect(server.log()).toBe('');
});
