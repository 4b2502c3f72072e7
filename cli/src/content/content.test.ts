import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import type { Language } from '@shop/core/languages/language';
import { describe, expect, it } from 'vitest';
import { composed } from '../compose/root.ts';
import { runShop } from '../testing/run-shop.ts';

const doctor = (folder: string, ...argv: readonly string[]) =>
  runShop(['content', 'doctor', ...argv], { access: composed }, { folder });

/** Makes a working folder whose subfolder `words` has the words of one language, some of them replaced. */
const folderWith = (language: Language, changes: Readonly<Record<string, string>>): string => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'words'));
  const words = JSON.stringify({ ...builtInTranslations(language), ...changes });
  writeFileSync(join(folder, 'words', `${language}.json`), words);
  return folder;
};

describe('shop content doctor', () => {
  it('finds no fault in the content of the program', async () => {
    const result = await doctor(temporaryFolder());
    expect(result).toMatchObject({ exitCode: 0, stderr: '' });
    expect(result.stdout).toMatch(/^\d+ pages and the words of 5 languages: 0 faults, 0 gaps\n$/);
  });

  it('prints a gap with the words that replace it and ends with 0', async () => {
    const result = await doctor(folderWith('de', { CartReview: '' }), 'words');
    expect(result).toMatchObject({ exitCode: 0, stderr: '' });
    expect(result.stdout).toContain(
      `gap  de  messages  CartReview: not in content; shows built in: ${builtInTranslations('de').CartReview}\n`,
    );
  });

  it('prints faults as lines or as JSON and ends with 3', async () => {
    const folder = folderWith('en', { 'Cart.HeldUntil': 'until {{when}}', 'CartMenu.Count_few': '{{count}} items' });
    const result = await doctor(folder, 'words');
    expect(result.exitCode).toBe(3);
    expect(result.stdout).toContain('fault  en  messages  Cart.HeldUntil: {when} is given no value; there is time\n');
    expect(result.stdout).toContain('fault  en  plurals  CartMenu.Count_few: en has no such form; it has one, other\n');
    expect(result.stderr).toBe('error: visitors see 2 faults of this content (Content.Faults)\n');
    const json = await doctor(folder, 'words', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({ faults: 2, languages: 5, findings: expect.any(Array) });
    expect(JSON.parse(json.stderr)).toMatchObject({ error: { code: 'Content.Faults', details: { faults: 2 } } });
  });

  it('names faults of a folder of pages with file, place and mend, and a product’s missing picture', async () => {
    const folder = temporaryFolder();
    const run = (...argv: readonly string[]) => runShop(argv, { access: composed }, { folder });
    expect(await run('content', 'new', 'my-site')).toMatchObject({
      exitCode: 0,
      stderr: '',
      stdout: expect.stringMatching(/^\d+ files in my-site; a server shows them with CONTENT_DIR=my-site\n/),
    });
    expect((await run('content', 'new', 'my-site')).stderr).toContain('it is not empty; choose a new folder');
    expect((await doctor(folder, 'my-site')).stdout).toMatch(/ 0 faults, 0 gaps\n$/);
    writeFileSync(join(folder, 'my-site/en/cart.json'), '{\n');
    await run('new', 'data', '--empty');
    await run('catalog', 'new', 'my-catalog');
    const tickets = join(folder, 'my-catalog/2-day-ticket.yaml');
    writeFileSync(tickets, readFileSync(tickets, 'utf8').replace('/media/pool-day.jpg', '/media/own-pool.jpg'));
    await run('catalog', 'import', 'my-catalog', '--yes', '--on', 'data');
    const { stdout, exitCode } = await doctor(folder, 'my-site', '--on', 'data');
    expect(exitCode).toBe(3);
    expect(stdout).toContain(
      'fault  en  files  my-site/en/cart.json:1:2: the file ends too early: a name in "quotation',
    );
    expect(stdout).toContain('fault  en  routes  /en/cart-preview: the content system cannot tell the page\n');
    expect(stdout).toContain('fault  sl  products  day-ticket: there is no picture /media/own-pool.jpg; put it into');
  });

  it.each(['sl/home.json', 'routes.json'])(
    'names the place of a mistake in %s, which hides the home page',
    async (file) => {
      const folder = temporaryFolder();
      await runShop(['content', 'new', 'my-site'], { access: composed }, { folder });
      writeFileSync(join(folder, 'my-site', file), '{,\n');
      const { exitCode, stdout } = await doctor(folder, 'my-site');
      expect(exitCode).toBe(3);
      expect(stdout).toMatch(`fault  sl  files  my-site/${file}:1:2: `);
    },
  );
});
