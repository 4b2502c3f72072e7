import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portsOver } from '@shop/adapters/calls/ports-over';
import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startServer } from '../../ui/e2e/shop-process.ts';
import { value } from './contracts/world.ts';
import { plainBrowser } from './testing/plain-browser.ts';

let folder: string;
let server: Running;

const start = () => startServer('ui/dist/server/server.js', [], { DATA_DIR: folder, SHOP_AT: instantText(testStart) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-forms-'));
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const visitor = () => plainBrowser(() => server.origin);

/** Address of a ticket's page for a day with many places. */
const freeDay = async (url: string): Promise<string> => {
  const ports = portsOver(fetchTransport({ baseUrl: server.origin, timeoutMs: 10_000 }));
  const ticket = await value(ports.showProduct('sl', url));
  const days = 'availability' in ticket ? ticket.availability : [];
  return days.find(({ ticketsAvailable }) => ticketsAvailable > 100)?.date ?? '';
};

test('the day stays chosen while another one is looked for', async () => {
  const { ask } = visitor();
  const page = '/sl/vstopnice-bazeni/termalija';
  const date = await freeDay('termalija');
  const [, change = ''] = /href="([^"]*before=[^"]*)"/.exec((await ask(`${page}?date=${date}`)).text) ?? [];
  const { text } = await ask(change);
  expect(text).toMatch(new RegExp(`aria-selected="true"[^>]*data-day="${date}"`));
  expect(text).toContain(`name="date" value="${date}"`);
});

test('a cheaper mix for the same persons is swapped by a button of the form', async () => {
  const { post } = visitor();
  const page = `/sl/vstopnice-bazeni/druzinski-dan-termalija?date=${await freeDay('druzinski-dan-termalija')}`;
  const persons = { 'quantity-termalija-family-day-adult': '2', 'quantity-termalija-family-day-child': '3' };
  const asked = await post(page, { does: 'addTicket', step: '', ...persons });
  const [, swap = ''] = /<button value="(set[^"]*)"[^>]*name="step"/.exec(asked.text) ?? [];
  const swapped = await post(page, { does: 'addTicket', step: swap.replaceAll('&amp;', '&'), ...persons });
  const chosen = [...swapped.text.matchAll(/name="quantity-termalija-family-day-([\w-]+)"[^>]*value="([1-9]\d*)"/g)];
  expect(chosen.map(([, list, quantity]) => `${list} ${quantity}`)).toEqual(['2-2 1', 'child 1']);
});

test.each(['1.5', '0x10', '1e1', '-2', ' '])('%j is no number of tickets, and buys none', async (typed) => {
  const { jar, post } = visitor();
  const page = `/sl/vstopnice-bazeni/termalija?date=${await freeDay('termalija')}`;
  const answer = await post(page, { does: 'addTicket', 'quantity-termalija-day-adult': typed });
  expect([answer.path, jar.has('shopCart')]).toEqual([page, false]);
});

test('a product below another list is found at its own address, with its day; one that nobody sells is not', async () => {
  const { ask } = visitor();
  const date = await freeDay('termalija');
  const first = await fetch(`${server.origin}/sl/darilni-boni/termalija?date=${date}`, { redirect: 'manual' });
  expect([first.status, first.headers.get('location')]).toEqual([301, `/sl/vstopnice-bazeni/termalija?date=${date}`]);
  expect((await ask('/sl/pogoji-prodaje/vrednostni-bon')).path).toBe('/sl/darilni-boni/vrednostni-bon');
  expect((await fetch(`${server.origin}/sl/darilni-boni/nikjer`)).status).toBe(404);
});

test('personal data that were typed outlive more time asked for, and the end of the server', async () => {
  const { jar, ask, post } = visitor();
  const tickets = { does: 'addTicket', 'quantity-termalija-day-adult': '1' };
  await post(`/sl/vstopnice-bazeni/termalija?date=${await freeDay('termalija')}`, tickets);
  const page = '/sl/osebni-podatki';
  expect((await ask(page)).text).toMatch(/<button form="guest-form"[^>]*value="extendHold"/);
  const typed = { firstName: 'Ana', email: 'ana@example.com' };
  expect((await post(page, { does: 'extendHold', ...typed })).text).toContain('value="ana@example.com"');
  await server.kill();
  server = await start();
  expect((await ask(page)).text).toContain('value="ana@example.com"');
  jar.delete('checkout');
  expect((await ask(page)).text).not.toContain('ana@example.com');
});
