import { expect, test } from 'vitest';
import { builtShop } from './testing/built-shop.ts';
import { askPage } from './testing/page-answer.ts';

/** The text that each preview must contain: the thirteen of the route table. */
const previews = [
  ['test', 'Gradniki'],
  ['homepage', 'Topla voda vas že čaka'],
  ['vstopnice-bazeni', 'Vstopnice za bazene'],
  ['vstopnice-bazeni-termalija', 'Izberite dan obiska'],
  ['vstopnice-bazeni-termalija-izbor', 'Vrste vstopnic'],
  ['vstopnice-bazeni-orhidelija', 'Orhidelija'],
  ['darilni-boni', 'Darilni boni'],
  ['pregled-kosarice', 'Bon za 50 €'],
  ['osebni-podatki', 'Nakup kot gost'],
  ['nacin-placila', 'Način plačila'],
  ['darilni-bon-podrobnosti', 'Vrednostni bon'],
  ['loader', 'Nalaganje'],
  ['page-404', 'Oops. Prišlo je do napake.'],
] as const;

const shop = builtShop();

test.each(previews)(
  '/razrez/%s shows the sample, and search engines do not index it (R-ROUTE-7 to R-ROUTE-18)',
  async (name, words) => {
    const { status, html, title, lang, headers } = await askPage(`${shop.origin}/razrez/${name}`);
    expect({ status, lang }).toEqual({ status: 200, lang: 'sl-SI' });
    expect(title).toMatch(/ \| Razrez$/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(words);
    // Previews are drawn without scripts.
    expect(html).not.toContain('<script');
    // Links lead to other previews only, and no form posts elsewhere.
    const led = [...html.matchAll(/<(?:a|form|button)\b[^>]* (?:href|action)="(\/[^"]*)"/g)].map(([, to = '']) => to);
    for (const to of led) expect(`${name}: ${to}`).toMatch(/: \/razrez(?:[/?#]|$)/);
    const files = [...html.matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"]*)"/g)].map(([, file = '']) => file);
    for (const file of new Set(files)) {
      const answer = await fetch(shop.origin + file.replaceAll('&amp;', '&'), { method: 'HEAD' });
      expect({ file, status: answer.status }).toEqual({ file, status: 200 });
    }
  },
);

test('the index of previews has the title Razrez and links each of them (R-ROUTE-19)', async () => {
  const { status, title, html } = await askPage(`${shop.origin}/razrez`);
  expect({ status, title }).toEqual({ status: 200, title: 'Razrez' });
  expect(html).toContain('<h1>Razrez</h1>');
  for (const [name] of previews) expect(html).toContain(`href="/razrez/${name}"`);
});

test('a form of a preview leads back to it without effect (R-ROUTE-20)', async () => {
  const name = 'pregled-kosarice';
  const before = (await askPage(`${shop.origin}/razrez/${name}`)).html;
  const form = /<form[^>]*action="([^"]*)"/.exec(before)?.[1] ?? '';
  expect(form).toMatch(new RegExp(`^/razrez/${name}`));
  const answer = await fetch(shop.origin + form.replaceAll('&amp;', '&'), {
    method: 'POST',
    body: new URLSearchParams({ does: 'changeQuantity', line: '1', 'quantity-1': '9' }),
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/razrez/${name}`]);
  expect(answer.headers.get('set-cookie')).toBeNull();
  const withoutIds = (html: string) => html.replace(/(?:"|-)[0-9a-f]{32}/g, '');
  expect(withoutIds((await askPage(`${shop.origin}/razrez/${name}`)).html)).toBe(withoutIds(before));
});
