import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsAt } from '@shop/adapters/client/testing/calls-at';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { temporaryFolder } from '@shop/adapters/files/testing/temporary-folder';
import { parseCapsule } from '@shop/adapters/tracing/capsule';
import { capsuleText } from '@shop/adapters/tracing/support-code';
import { instantText } from '@shop/core/dates/instant';
import { supportCodePath, supportFilePath } from '@shop/core/paths/support-code-path';
import { value } from '@shop/core/testing/answers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startServer } from '../../ui/e2e/shop-process.ts';
import { terminal } from './terminal.ts';
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
  const told = await thief.ask(supportCodePath('de'));
  expect([told.status, told.text.includes('<textarea')]).toEqual([200, false]);

  await server.kill();
  server = await start();
  expect(parseCapsule(await fileOf(browser))._unsafeUnwrap().calls.length).toBeGreaterThanOrEqual(calls.length);
});

test('what a terminal recorded of a server tells its world, to whoever filled a cart there and to nobody else', async () => {
  const recorded = async (name: string, ...argv: readonly string[]) => {
    const shop = terminal({ SHOP_ON: server.origin, SHOP_JAR: join(temporaryFolder(), 'jar.json') });
    const file = join(temporaryFolder(), 'trace.jsonl');
    expect(await shop(...argv, '--seed', name, '--record', file)).toMatchObject({ code: 0, err: '' });
    return parseCapsule(await readFile(file, 'utf8'))._unsafeUnwrap().world;
  };
  const ticket = ['--date', day, '--ticket', 'termalija-day-adult=2'];
  const world = await recorded('ana', 'cart', 'add-ticket', 'termalija', ...ticket);
  expect(world?.catalog.products.map(({ id }) => id)).toEqual(['termalija']);
  expect(world).toMatchObject({ seed: 'ana', zone: 'Europe/Ljubljana' });
  expect(await recorded('eva', 'catalog', 'list')).toBeUndefined();
});

test('whatever is typed into whichever field, no name, address, telephone, token or key is in it', async () => {
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
  const secrets = [...browser.jar].filter(([name]) => name !== 'consent').map(([, text]) => text);
  for (const secret of [firstName, lastName, email, phone, token, ...secrets]) expect(file).not.toContain(secret);
});
