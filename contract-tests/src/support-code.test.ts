import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { parseLogCapsule } from '@shop/adapters/trace/log-capsule';
import { capsuleText } from '@shop/adapters/trace/support-code';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { instantText } from '@shop/core/dates/instant';
import { supportCodePath, supportFilePath } from '@shop/core/paths/support-code-path';
import { value } from '@shop/core/testing/answers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startServer } from '../../ui/e2e/shop-process.ts';
import { plainBrowser } from './testing/plain-browser.ts';

let folder: string;
let server: Running;
let day: string;

const start = () => startServer('ui/dist/server/server.js', [], { DATA_DIR: folder, SHOP_AT: instantText(testStart) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-support-'));
  server = await start();
  const ports = callsAt(server.origin);
  const ticket = await value(ports.showProduct('sl', 'termalija'));
  day = ('availability' in ticket ? ticket.availability : []).find((one) => one.ticketsAvailable > 100)?.date ?? '';
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const visitor = () => plainBrowser(() => server.origin);

const fill = async ({ ask, post }: ReturnType<typeof visitor>) => {
  const page = `/sl/vstopnice-bazeni/termalija?date=${day}`;
  await ask(page);
  return post(page, { does: 'addTicket', 'quantity-termalija-day-adult': '2' });
};

const fileOf = async ({ send }: ReturnType<typeof visitor>) => (await send(supportFilePath('sl'))).text;

const capsuleOf = async (browser: ReturnType<typeof visitor>) => parseLogCapsule(await fileOf(browser))._unsafeUnwrap();

test('returns its log as a page and a file to the client that filled the cart and to no other, also after a restart', async () => {
  const browser = visitor();
  await fill(browser);
  await browser.post('/sl/kosarica', { does: 'applyPromoCode', promoCode: 'NIKJER' });
  await browser.post(`/sl/vstopnice-bazeni/termalija?date=${day}`, { does: 'addTicket' });
  const { rows, catalogs, isWhole } = await capsuleOf(browser);
  expect(isWhole).toBe(true);
  expect(rows).toMatchObject([
    { request: { type: 'addTicket' }, facts: [{ what: 'cartOpened' }, { what: 'lineAdded', line: 'line-1' }] },
    {
      request: { type: 'applyPromoCode', cartId: 'cart-1', text: 'unknown' },
      refusal: { kind: 'promoCodeInvalid' },
    },
    { request: { type: 'useCase', name: 'addTicket' }, refusal: { kind: expect.any(String) } },
  ]);
  expect(rows[0]?.read?.places).toMatchObject([{ period: { date: day } }]);
  expect(catalogs.map(({ sold }) => sold.products.map(({ id }) => id))).toEqual([['termalija']]);
  expect(catalogs.flatMap(({ sold }) => sold.promoCodes)).toEqual([]);

  const page = await browser.ask(supportCodePath('en'));
  const [, code = ''] = /<textarea[^>]*>([^<]*)</.exec(page.text) ?? [];
  expect(parseLogCapsule(capsuleText(code)._unsafeUnwrap())._unsafeUnwrap().rows).toEqual(rows);
  expect(page.headers.get('cache-control')).toContain('no-store');

  const thief = visitor();
  await thief.ask('/sl/kosarica');
  thief.jar.set('shopCart', browser.jar.get('shopCart') ?? '');
  await thief.post('/sl/kosarica', { does: 'applyPromoCode', promoCode: 'TUJEC' });
  expect((await thief.send(supportFilePath('sl'))).status).toBe(404);
  const shown = await thief.ask(supportCodePath('de'));
  expect([shown.status, shown.text.includes('<textarea')]).toEqual([200, false]);

  await server.kill();
  server = await start();
  expect((await capsuleOf(browser)).rows.slice(0, rows.length)).toEqual(rows);
});

test('contains no name, address, telephone number, token or key, whatever is entered into any field', async () => {
  const [firstName, lastName, email] = ['Žiga', 'Čuček-Šmid', 'brinovec.majda@example.com'];
  const [phone, token] = ['+386 40 123 456', 'f8c0d1e2'.repeat(4)];
  const browser = visitor();
  await fill(browser);
  for (const typed of [email, phone, token, `${firstName} ${lastName}`]) {
    await browser.post('/sl/kosarica', { does: 'applyPromoCode', promoCode: typed });
    await browser.send(`/Shop/GetCart/${encodeURIComponent(typed)}/sl/true`);
    await browser.post('/sl/kosarica', { does: 'changeQuantity', line: typed, 'quantity-1': typed });
  }
  const data = { firstName, lastName, email, emailRepeat: email, address: `${lastName} 7`, postCode: '3254' };
  await browser.post('/sl/osebni-podatki', { ...data, city: lastName, country: 'SI', phoneNumber: phone });
  await browser.post('/sl/osebni-podatki', { ...data, city: lastName, country: email, phoneNumber: token });
  const file = await fileOf(browser);
  expect(file.length).toBeGreaterThan(1000);
  const secrets = [...browser.jar].filter(([name]) => name !== 'consent' && name !== 'form').map(([, text]) => text);
  for (const secret of [firstName, lastName, email, phone, token, ...secrets]) expect(file).not.toContain(secret);
});
