import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaId } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { ContentPort } from '@shop/core/ports/content-port';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { sampleContent } from '../../sample/content/sample-content.ts';
import { sampleContentFolder } from '../../sample/content/sample-content-folder.ts';
import { contentFiles } from './content-files.ts';

/** Returns the sample with one file replaced. */
const withFile = (file: string, text: string): ContentPort => {
  const folder = temporaryFolder();
  cpSync(sampleContentFolder, folder, { recursive: true });
  writeFileSync(join(folder, file), text);
  return contentFiles(folder);
};

const damaged = { kind: 'unreachable', cause: 'malformed' };

describe('a page', () => {
  test.each([
    ['sl', '//sl//pregled-kosarice', '/sl/pregled-kosarice'],
    ['sl', '/sl', '/'],
    ['hr', '/trgovina', '/hr/trgovina'],
  ] as const)('is found however its address is written: %s %s', async (language, path, shown) => {
    expect((await sampleContent.loadPage(language, path))._unsafeUnwrap().path).toBe(shown);
  });

  test.each([
    ['sl', '/en/cart-preview'],
    ['sl', '/sl/site'],
    ['sl', '/sl/cart'],
  ] as const)('is not found: %s %j', async (language, path) => {
    const answer = await sampleContent.loadPage(language, path);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'page' });
  });

  test('leads to itself in every language, and has the pictures that it picks', async () => {
    const page = (await sampleContent.loadPage('de', '/de'))._unsafeUnwrap();
    expect(page.cultures).toEqual(languages.map((language) => ({ language, path: shopPath('home', language) })));
    expect(page.image).toEqual((await sampleContent.loadMedia('de', mediaId('home-hero')))._unsafeUnwrap());
    const [cards] = page.sections.flatMap((section) => (section.type === 'shopCards' ? [section.cards] : []));
    expect(cards?.every(({ image }) => image?.placeholder !== undefined)).toBe(true);
  });

  test('loses a picture that is not in the list, and nothing else', async () => {
    const content = withFile('media.json', '{}');
    const page = (await content.loadPage('en', '/en'))._unsafeUnwrap();
    expect(page.image).toBeUndefined();
    expect(page.sections.length).toBeGreaterThan(2);
  });

  test('whose file is damaged is unreachable, not missing', async () => {
    for (const text of ['{"name":', '[]'])
      expect((await withFile('en/home.json', text).loadPage('en', '/en'))._unsafeUnwrapErr()).toEqual(damaged);
  });

  test('with one section that makes no sense keeps the others, and its markup is cleaned', async () => {
    const sections = [
      { contentType: 'cartReview', properties: 7 },
      { contentType: 'strange', properties: { text: { markup: '<p>a</p><script>b()</script>' } } },
    ];
    const content = withFile('en/home.json', JSON.stringify({ name: 'Home', properties: { sections } }));
    const page = (await content.loadPage('en', '/en'))._unsafeUnwrap();
    expect(page.sections).toMatchObject([{ type: 'cartReview' }, { type: 'unknown', text: '<p>a</p>' }]);
  });
});

test('a folder without a page list is unreachable', async () => {
  const content = contentFiles(join(sampleContentFolder, 'nowhere'));
  const answers = await Promise.all([content.loadPage('sl', '/'), content.loadSite('sl'), content.loadRouteKeys()]);
  for (const answer of answers) expect(answer._unsafeUnwrapErr()).toEqual(damaged);
});

test('the site of a language has its footer', async () => {
  const site = (await sampleContent.loadSite('it'))._unsafeUnwrap();
  expect(site.footer.columns[0]?.links.map(({ href }) => href)).toEqual(['/it/biglietti-piscine', '/it/buoni-regalo']);
});

test.each(['constructor', '../../pictures/renditions'])('the picture %s is not found', async (name) => {
  const answer = await sampleContent.loadMedia('de', mediaId(name));
  expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'media' });
});
