import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaId } from '@shop/core/ids';
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

describe('a page in a file', () => {
  test.each([
    ['sl', '//sl//pregled-kosarice', '/sl/pregled-kosarice'],
    ['sl', '/sl', '/'],
    ['hr', '/trgovina', '/hr/trgovina'],
  ] as const)('is found at each spelling of its address: %s %s', async (language, path, shown) => {
    expect((await sampleContent.loadPage(language, path))._unsafeUnwrap().path).toBe(shown);
  });

  test.each([
    ['sl', '/en/cart-preview'],
    ['sl', '/sl/site'],
    ['sl', '/sl/cart'],
  ] as const)('is not found at an address of another language, list or section: %s %j', async (language, path) => {
    const answer = await sampleContent.loadPage(language, path);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'page' });
  });

  test('is shown without a picture that is not in the list', async () => {
    const content = withFile('media.json', '{}');
    const page = (await content.loadPage('en', '/en'))._unsafeUnwrap();
    expect(page.image).toBeUndefined();
    expect(page.sections.length).toBeGreaterThan(2);
  });

  test('is unreachable, not missing, when its file is damaged', async () => {
    for (const text of ['{"name":', '[]'])
      expect((await withFile('en/home.json', text).loadPage('en', '/en'))._unsafeUnwrapErr()).toEqual(damaged);
  });

  test('with an unreadable section has the others, with cleaned markup', async () => {
    const sections = [
      { contentType: 'cartReview', properties: 7 },
      { contentType: 'strange', properties: { text: { markup: '<p>a</p><script>b()</script>' } } },
    ];
    const content = withFile('en/home.json', JSON.stringify({ name: 'Home', properties: { sections } }));
    const page = (await content.loadPage('en', '/en'))._unsafeUnwrap();
    expect(page.sections).toMatchObject([{ type: 'cartReview' }, { type: 'unknown', text: '<p>a</p>' }]);
  });
});

test('content in a folder without a page list is unreachable', async () => {
  const content = contentFiles(join(sampleContentFolder, 'nowhere'));
  const answers = await Promise.all([content.loadPage('sl', '/'), content.loadSite('sl'), content.loadRouteKeys()]);
  for (const answer of answers) expect(answer._unsafeUnwrapErr()).toEqual(damaged);
});

test.each(['constructor', '../../pictures/renditions'])('the picture %s is not found', async (name) => {
  const answer = await sampleContent.loadMedia('de', mediaId(name));
  expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'notFound', what: 'media' });
});
