import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { parseCapsule } from '@shop/adapters/tracing/capsule';
import { capsuleText } from '@shop/adapters/tracing/support-code';
import { instantText } from '@shop/core/dates/instant';
import { languages } from '@shop/core/languages/language';
import { supportCodePath, supportFilePath } from '@shop/core/paths/support-code-path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startServer } from '../../ui/e2e/shop-process.ts';
import { value } from './contracts/world.ts';
import { terminal } from './terminal.ts';
import { plainBrowser } from './testing/plain-browser.ts';

let folder: string;
let server: Running;
let day: string;

const start = () => startServer('ui/dist/server/server.js', [], { DATA_DIR: folder, SHOP_AT: instantText(testStart) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-support-'));
  server = await start();
  const ports = portsOver(fetchTransport({ baseUrl: server.origin, timeoutMs: 10_000 }));
  const ticket = await value(ports.showProduct('sl', 'termalija'));
  day = ('availability' in ticket ? ticket.availability : []).find((one) => one.ticketsAvailable > 100)?.date ?? '';
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const visitor = () => plainBrowser(() => server.origin);

const fill = ({ post }: ReturnType<typeof visitor>) =>
  post(`/sl/vstopnice-bazeni/termalija?date=${day}`, { does: 'addTicket', 'quantity-termalija-day-adult': '2' });

const fileOf = async ({ send }: ReturnType<typeof visitor>) => (await send(supportFilePath('sl'))).text;

test('whoever filled a cart finds its calls as a page and a file, across the end of the server; nobody else does', async () => {
  const browser = visitor();
  await fill(browser);
  await browser.post('/sl/kosarica', { does: 'applyPromoCode', promoCode: 'NIKJER' });
  await browser.post(`/sl/vstopnice-bazeni/termalija?date=${day}`, { does: 'addTicket' });
  const file = await fileOf(browser);
  const { lines, calls, world } = parseCapsule(file)._unsafeUnwrap();
  const refusals = lines.filter((line) => line.v === 4);
  expect(refusals).toMatchObject([{ useCase: 'addTicket', error: { errorCodes: [expect.any(String)] } }]);
  expect(calls.map(({ call }) => call)).toEqual(expect.arrayContaining(['addTicket', 'applyPromoCode', 'loadCart']));
  expect(calls.find(({ call }) => call === 'applyPromoCode')).toMatchObject({
    request: { CartId: 'cart-1', PromoCode: 'XXXXXX' },
    error: { errorCodes: ['ShopCheckOut.CheckPromoCode.Invalid'] },
  });
  expect(world?.catalog.products.map(({ id }) => id)).toEqual(['termalija']);
  expect(world?.catalog.promoCodes).toEqual([]);
  expect(world?.places).toContainEqual(expect.objectContaining({ period: day, taken: 0 }));

  const page = await browser.ask(supportCodePath('en'));
  const [, code = ''] = /<textarea[^>]*>([^<]*)</.exec(page.text) ?? [];
  expect(parseCapsule(capsuleText(code)._unsafeUnwrap())._unsafeUnwrap().calls).toEqual(calls);
  expect(page.headers.get('cache-control')).toContain('no-store');

  const thief = visitor();
  await thief.ask('/sl/kosarica');
  thief.jar.set('shopCart', browser.jar.get('shopCart') ?? '');
  await thief.post('/sl/kosarica', { does: 'applyPromoCode', promoCode: 'TUJEC' });
  expect((await thief.send(supportFilePath('sl'))).status).toBe(404);

  await server.kill();
  server = await start();
  expect(parseCapsule(await fileOf(browser))._unsafeUnwrap().calls.length).toBeGreaterThanOrEqual(calls.length);
});

test('without a cart of one’s own the page says so, in every language, and there is no file', async () => {
  const { ask, send } = visitor();
  for (const language of languages) {
    const { status, text } = await ask(supportCodePath(language));
    expect([status, text.includes('<textarea')]).toEqual([200, false]);
    expect(text).not.toContain('SupportCode');
    expect((await send(supportFilePath(language))).status).toBe(404);
  }
});

test('a visit that ended in a refusal is replayed in the terminal, elsewhere and today', {
  timeout: 120_000,
}, async () => {
  const browser = visitor();
  await fill(browser);
  await browser.post('/sl/pregled-kosarice', { does: 'applyPromoCode', promoCode: 'DOBRODOSLI10' });
  await fill(browser);
  await browser.post('/sl/pregled-kosarice', { does: 'applyPromoCode', promoCode: 'NIKJER' });
  const elsewhere = await mkdtemp(join(tmpdir(), 'shop-elsewhere-'));
  try {
    const code = join(elsewhere, 'code.txt');
    const [, pasted = ''] = /<textarea[^>]*>([^<]*)</.exec((await browser.ask(supportCodePath('en'))).text) ?? [];
    await writeFile(code, pasted);
    const shop = terminal({ SHOP_ON: '', SHOP_JAR: join(elsewhere, 'jar.json') });
    const replayed = await shop('trace', 'replay', code);
    expect(replayed.out).toMatch(/total {2}\d+,\d\d €[\s\S]*error: .*\(ShopCheckOut\.CheckPromoCode\.Invalid\)/);
    expect(await shop('trace', 'replay', code)).toEqual(replayed);
  } finally {
    await rm(elsewhere, { recursive: true });
  }
});

test('what a terminal recorded of a server tells its world, to whoever filled a cart there and to nobody else', {
  timeout: 60_000,
}, async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'shop-recorded-'));
  try {
    const recorded = async (name: string, ...argv: readonly string[]) => {
      const shop = terminal({ SHOP_ON: server.origin, SHOP_JAR: join(elsewhere, `${name}.json`) });
      const file = join(elsewhere, `${name}.jsonl`);
      expect(await shop(...argv, '--seed', name, '--record', file)).toMatchObject({ code: 0, err: '' });
      return parseCapsule(await readFile(file, 'utf8'))._unsafeUnwrap();
    };
    const ticket = ['--date', day, '--ticket', 'termalija-day-adult=2'];
    const { world, calls } = await recorded('ana', 'cart', 'add-ticket', 'termalija', ...ticket);
    expect(calls.map(({ call }) => call)).toContain('addTicket');
    expect(world?.catalog.products.map(({ id }) => id)).toEqual(['termalija']);
    expect(world?.places).toContainEqual(expect.objectContaining({ period: day }));
    expect(world).toMatchObject({ seed: 'ana', zone: 'Europe/Ljubljana' });
    expect((await recorded('eva', 'catalog', 'list')).world).toBeUndefined();
  } finally {
    await rm(elsewhere, { recursive: true });
  }
});

const anyWord = fc.constantFrom('Žiga', 'Majda', 'Čuček-Šmid', 'O’Connor', 'Brinovec', 'Wojciechowska');
const anyPerson = fc.record({
  firstName: anyWord,
  lastName: anyWord,
  email: fc.stringMatching(/^[a-z]{6,10}\.[a-z]{6,10}$/).map((name) => `${name}@example.com`),
  phone: fc.stringMatching(/^\+386 [3-7]\d \d{3} [1-9]\d{2}$/),
  token: fc.stringMatching(/^[0-9a-f]{32}$/),
});

test('whatever is typed into whichever field, no name, address, telephone, token or key is in it', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyPerson, async ({ firstName, lastName, email, phone, token }) => {
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
      const secrets = [...browser.jar].filter(([name]) => name !== 'consent').map(([, text]) => text);
      for (const secret of [firstName, lastName, email, phone, token, ...secrets]) expect(file).not.toContain(secret);
    }),
    { numRuns: 4 },
  );
});
