import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startServer } from '../../ui/e2e/shop-process.ts';
import { askPage } from './testing/page-answer.ts';

/** What each preview must show: the thirteen of the route table. */
const previews = [
  ['test', 'Gradniki'],
  ['homepage', 'Topla voda vas že čaka'],
  ['vstopnice-bazeni', 'Vstopnice za bazene'],
  ['vstopnice-bazeni-termalija', 'Izberite dan obiska'],
  ['vstopnice-bazeni-termalija-izbor', 'Vrste vstopnic'],
  ['vstopnice-bazeni-orhidelija', 'Orhidelija'],
  ['darilni-boni', 'Darilni boni'],
  ['pregled-kosarice', 'Bon za 50 EUR'],
  ['osebni-podatki', 'Nakup kot gost'],
  ['nacin-placila', 'Način plačila'],
  ['darilni-bon-podrobnosti', 'Vrednostni bon'],
  ['loader', 'Nalaganje'],
  ['page-404', 'Oops. Prišlo je do napake.'],
] as const;

let shop: Running;
const folder = mkdtempSync(join(tmpdir(), 'shop-previews-'));

beforeAll(async () => {
  const SHOP_AT = new Date(testStart).toISOString();
  shop = await startServer('ui/dist/server/server.js', [], { DATA_DIR: folder, SHOP_AT });
});

afterAll(async () => {
  await shop.kill();
  rmSync(folder, { recursive: true });
});

test.each(previews)('/razrez/%s shows the sample, and search engines leave it out', async (name, words) => {
  const { status, html, title, lang, headers } = await askPage(`${shop.origin}/razrez/${name}`);
  expect({ status, lang }).toEqual({ status: 200, lang: name === 'test' ? 'sl' : 'sl-SI' });
  expect(title).toMatch(/ \| Razrez$/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain(words);
  // Pages of the shop are drawn without script: nothing in them acts.
  if (name !== 'test') expect(html).not.toContain('<script');
  const asked = [...html.matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"]*)"/g)].map(([, file = '']) => file);
  for (const file of new Set(asked)) {
    const answer = await fetch(shop.origin + file.replaceAll('&amp;', '&'), { method: 'HEAD' });
    expect({ file, status: answer.status }).toEqual({ file, status: 200 });
  }
});

test('the index is titled Razrez and links every one of them', async () => {
  const { status, title, html } = await askPage(`${shop.origin}/razrez`);
  expect({ status, title }).toEqual({ status: 200, title: 'Razrez' });
  expect(html).toContain('<h1>Razrez</h1>');
  for (const [name] of previews) expect(html).toContain(`href="/razrez/${name}"`);
});

test('an address with a slash at its end, as the mock-ups link it, leads to the preview', async () => {
  const { status, location } = await askPage(`${shop.origin}/razrez/darilni-boni/`);
  expect({ status, location }).toEqual({ status: 301, location: '/razrez/darilni-boni' });
});

test('a form of a preview leads back to it and does nothing', async () => {
  const page = `${shop.origin}/razrez/vstopnice-bazeni-termalija-izbor`;
  const form = /<form[^>]*action="([^"]*)"/.exec((await askPage(page)).html)?.[1] ?? '';
  expect(form).toMatch(/^\/razrez\/vstopnice-bazeni-termalija-izbor\?date=/);
  const answer = await fetch(shop.origin + form.replaceAll('&amp;', '&'), {
    method: 'POST',
    body: new URLSearchParams({ does: 'addTicket' }),
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/razrez/vstopnice-bazeni-termalija-izbor']);
  expect(answer.headers.get('set-cookie')).toBeNull();
});
