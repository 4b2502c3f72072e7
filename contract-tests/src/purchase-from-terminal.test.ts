import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { isDayTicket } from '@shop/core/catalog/ticket';
import { instantText } from '@shop/core/dates/instant';
import { cartId, orderRef } from '@shop/core/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startServer } from '../../ui/e2e/shop-process.ts';
import { value } from './contracts/world.ts';
import { wantedPlaces } from './postgres/rush-buyer.ts';
import { terminal } from './terminal.ts';

let folder: string;
let server: Running;

const start = (port = '0') =>
  startServer('ui/dist/server/server.js', [], {
    DATA_DIR: join(folder, 'data'),
    PORT: port,
    SHOP_AT: instantText(testStart),
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-terminal-'));
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** The power goes off and comes back: same folder, same address. */
const killAndRestart = async (): Promise<void> => {
  await server.kill();
  server = await start(new URL(server.origin).port);
};

const portsOf = (origin: string) => {
  const calls = portsOver(fetchTransport({ baseUrl: origin, timeoutMs: 10_000 }));
  return { shop: calls, checkout: calls, content: calls };
};

test('a ticket is bought from the terminal although the server is killed after every step', {
  timeout: 120_000,
}, async () => {
  const shop = terminal({ SHOP_ON: server.origin, SHOP_JAR: join(folder, 'jar.json') });
  const ports = portsOf(server.origin);
  const ticket = await value(ports.shop.showProduct('sl', 'termalija'));
  if (ticket.kind !== 'ticket' || !isDayTicket(ticket)) throw new Error('termalija is no day ticket');
  const reduced = new Set(ticket.facilityDiscounts.map((discount) => discount.date));
  const free = ticket.availability.find((day) => day.ticketsAvailable >= 30 && !reduced.has(day.date));
  const date = free?.date ?? expect.fail('no free day');

  const step = async (...args: readonly string[]) => {
    const ran = await shop(...args);
    expect([args[0], args[1], ran.code, ran.err]).toEqual([args[0], args[1], 0, '']);
    await killAndRestart();
    return ran.out;
  };

  expect(await step('catalog', 'list', '--json')).toContain(ticket.url);
  await step('catalog', 'quote', ticket.url, '--date', date);
  const tickets = ['--ticket', 'Dnevna/Odrasli=2', '--ticket', 'Dnevna/Otroci=1'];
  const added = JSON.parse(await step('cart', 'add-ticket', ticket.url, '--date', date, ...tickets, '--json'));
  const cart = await value(ports.shop.loadCart({ cartId: cartId(added.id), language: 'sl' }));
  expect(cart.totalPrice).toBe(2 * 2200 + 2000);
  const receipt = await step('cart', 'explain');
  expect(receipt).toMatch(/64,00\s€/);
  expect(receipt).toMatch(/22,00\s€.*44,00\s€/s);
  await step(
    ...['checkout', 'save', '--first-name', 'Ana', '--last-name', 'Novak', '--email', 'ana@example.com'],
    ...['--address', 'Zdraviliška cesta 24', '--post-code', '3254', '--city', 'Podčetrtek', '--country', 'SI'],
    ...['--phone', '+386 40 123 456'],
  );
  const paid = JSON.parse(await step('checkout', 'pay', '--card', '4111111111111111', '--json'));
  expect(paid).toMatchObject({ status: 'completed' });

  const order = await value(ports.checkout.showOrder(orderRef(paid.ref)));
  expect(order).toMatchObject({ status: 'completed', total: cart.totalPrice, number: paid.number });
  const shown = await fetch(`${server.origin}/sl/narocilo-zakljuceno?status=4&ref=${paid.ref}`).then((page) =>
    page.text(),
  );
  expect(shown).toContain(order.number);
  expect(shown).toMatch(/64,00\s€/);
  expect(shown).not.toContain('Novak');
});

test('what cannot be done says why, with the exit code that the help documents', async () => {
  const shop = terminal({ SHOP_ON: server.origin, SHOP_JAR: join(folder, 'empty-jar.json') });
  const [usage, refused, gone, help] = await Promise.all([
    shop('cart', 'add-ticket', 'termalija', '--date', '2026-02-30', '--ticket', 'Dnevna/Odrasli=1'),
    shop('checkout', 'pay', '--card', '4111111111111111'),
    terminal({ SHOP_ON: 'http://127.0.0.1:9', SHOP_JAR: join(folder, 'empty-jar.json') })('catalog', 'list'),
    shop('--help'),
  ]);
  expect([usage?.code, refused?.code, gone?.code, help?.code]).toEqual([2, 3, 4, 0]);
  expect(usage?.err).toContain('2026-02-30');
  expect(help?.out).toMatch(/exit codes/i);
});

test('codes that are tried too often end with 3 and say to wait, and the cart stays as it was', async () => {
  const shop = terminal({ SHOP_ON: server.origin, SHOP_JAR: join(folder, 'guesser.json') });
  const ports = portsOf(server.origin);
  const added = await shop('cart', 'add-gift-card', 'vrednostni-bon', '--amount', '50', '--json');
  const id = cartId(JSON.parse(added.out).id);
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect((await ports.shop.applyPromoCode(id, `UGIBAM-${at}`)).isErr()).toBe(true);
  const ran = await shop('cart', 'promo', 'UGIBAM-11', '--lang', 'en');
  expect([ran.code, ran.out]).toEqual([3, '']);
  expect(ran.err).toContain('Please wait a minute and try again. (ShopCheckOut.CheckPromoCode.TooManyTries)');
  expect((await value(ports.shop.loadCart({ cartId: id, language: 'sl' }))).totalPrice).toBe(5000);
});

test('places that are refused to a client end with 3 and say what to do', async () => {
  const levers = join(folder, 'levers.yaml');
  writeFileSync(levers, 'levers:\n- { call: addTicket, refuse: Shop.Cart.TooManyUnpaidPlaces }\n');
  const data = join(folder, 'few-places');
  const few = await startServer('ui/dist/server/server.js', [], {
    ...{ DATA_DIR: data, SHOP_AT: instantText(testStart), LEVERS: levers },
  });
  const [{ date } = expect.fail('nothing can be bought')] = await wantedPlaces(few.origin);
  const refused = await terminal({ SHOP_ON: few.origin, SHOP_JAR: join(folder, 'few.json') })(
    ...['cart', 'add-ticket', 'termalija', '--date', date, '--ticket', 'Dnevna/Odrasli=1'],
  );
  expect([refused.code, refused.out]).toEqual([3, '']);
  expect(refused.err).toContain('poskusite znova malo pozneje. (Shop.Cart.TooManyUnpaidPlaces)');
  await few.stop();
});
