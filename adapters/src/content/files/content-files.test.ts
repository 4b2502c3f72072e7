import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaId } from '@shop/core/ids';
import type { ContentPort } from '@shop/core/ports/content-port';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts';
import { sampleContent } from '../../sample/content/sample-content.ts';
import { sampleContentFolder } from '../../sample/content/sample-content-folder.ts';
import { builtInTranslations } from '../translations/built-in-translations.ts';
import { contentFiles } from './content-files.ts';

/** Returns a folder with the sample, in which one file is replaced. */
const folderWith = (file: string, text: string): string => {
  const folder = temporaryFolder();
  cpSync(sampleContentFolder, folder, { recursive: true });
  writeFileSync(join(folder, file), text);
  return folder;
};

const withFile = (file: string, text: string): ContentPort => contentFiles(folderWith(file, text));

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

test('a changed page is read at the next call, also with a byte order mark', async () => {
  const folder = folderWith('en/home.json', '{"name":"Before","properties":{}}');
  const content = contentFiles(folder);
  const name = async () => (await content.loadPage('en', '/en'))._unsafeUnwrap().name;
  expect(await name()).toBe('Before');
  writeFileSync(join(folder, 'en/home.json'), '\uFEFF{"name":"After","properties":{}}');
  expect(await name()).toBe('After');
});

test('words of a folder replace the program’s key by key', async () => {
  const words = (await withFile('de.json', '{"CartReview":"Ihr Korb"}').loadTranslations('de'))._unsafeUnwrap();
  expect(words).toEqual({ ...builtInTranslations('de'), CartReview: 'Ihr Korb' });
});

test.each([
  ['en/home.json', '{\n  "name": Home }', { line: 2, column: 11 }],
  ['en.json', '{"CartReview": "Basket",}', { line: 1, column: 25 }],
  ['media.json', '[', { line: 1, column: 2 }],
])('a mistake in %s is reported with its place', async (file, text, place) => {
  const mistakes: object[] = [];
  const content = contentFiles(folderWith(file, text), (mistake) => void mistakes.push(mistake));
  const answers = [await content.loadPage('en', '/en'), await content.loadTranslations('en')];
  expect(answers.flatMap((answer) => (answer.isErr() ? [answer.error] : []))).toEqual([damaged]);
  expect(mistakes).toEqual([{ file, ...place, message: expect.stringContaining('expected here') }]);
});

test('a page that is a link out of its folder, or lies outside of it, is not read', async () => {
  const elsewhere = join(temporaryFolder(), 'secret.json');
  writeFileSync(elsewhere, '{"name":"secret","properties":{}}');
  const folder = folderWith('routes.json', '{"../../secret_1":{"sl":"/sl/secret"},"home_1_shop":{"sl":"/"}}');
  rmSync(join(folder, 'sl/home.json'));
  symlinkSync(elsewhere, join(folder, 'sl/home.json'));
  const mistakes: string[] = [];
  const content = contentFiles(folder, ({ message }) => void mistakes.push(message));
  const answers = await Promise.all(['/', '/sl/secret'].map((path) => content.loadPage('sl', path)));
  expect(answers.map((answer) => answer._unsafeUnwrapErr())).toEqual([damaged, damaged]);
  expect(mistakes).toEqual([expect.stringContaining('link that leads out'), expect.stringContaining('lead out of')]);
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
