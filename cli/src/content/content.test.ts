import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { describe, expect, it, onTestFinished } from 'vitest';
import { atTestStart, printedBy, shop, startShop } from '../testing/shop-process.ts';

const words = (language: string): Record<string, string> =>
  JSON.parse(
    readFileSync(resolve(import.meta.dirname, `../../../adapters/src/content/translations/${language}.json`), 'utf8'),
  );

/** Writes a folder with the words of one language, some of them replaced. */
const wordsFolder = (folder: string, language: string, changed: Record<string, string>): void => {
  mkdirSync(join(folder, 'words'));
  writeFileSync(join(folder, 'words', `${language}.json`), JSON.stringify({ ...words(language), ...changed }));
};

describe('shop content doctor', () => {
  it('finds nothing wrong with what the program comes with', async () => {
    const ran = await shop(['content', 'doctor'], { folder: temporaryFolder() });
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(ran.stdout).toMatch(/^\d+ pages and the words of 5 languages: 0 faults, 0 gaps\n$/);
  });

  it('tells a gap and what fills it, and ends well', async () => {
    const folder = temporaryFolder();
    wordsFolder(folder, 'de', { CartReview: '' });
    const ran = await shop(['content', 'doctor', 'words'], { folder });
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(ran.stdout).toContain(
      `gap  de  messages  CartReview: not in content; shows built in: ${words('de').CartReview}\n`,
    );
  });

  it('tells faults as lines or as JSON, and ends with 3', async () => {
    const folder = temporaryFolder();
    wordsFolder(folder, 'en', { 'Cart.HeldUntil': 'until {{when}}', 'CartMenu.Count_few': '{{count}} items' });
    const ran = await shop(['content', 'doctor', 'words'], { folder });
    expect(ran.exitCode).toBe(3);
    expect(ran.stdout).toContain('fault  en  messages  Cart.HeldUntil: {when} is given no value; there is time\n');
    expect(ran.stdout).toContain('fault  en  plurals  CartMenu.Count_few: en has no such form; it has one, other\n');
    expect(ran.stderr).toBe('error: visitors see 2 faults of this content (Content.Faults)\n');
    const machine = await shop(['content', 'doctor', 'words', '--json'], { folder });
    expect(machine.exitCode).toBe(3);
    expect(JSON.parse(machine.stdout)).toMatchObject({ faults: 2, languages: 5, findings: expect.any(Array) });
    expect(JSON.parse(machine.stderr)).toMatchObject({ error: { code: 'Content.Faults', details: { faults: 2 } } });
  });

  it('says why words cannot be read', async () => {
    const folder = temporaryFolder();
    const ran = await shop(['content', 'doctor', 'nowhere'], { folder });
    expect(ran.exitCode).toBe(2);
    expect(ran.stderr).toContain('error: the folder of words cannot be read: ENOENT');
  });

  it('looks at a running shop, and says when there is none', async () => {
    const folder = temporaryFolder();
    const server = startShop(['serve', '--port', '0', ...atTestStart], { folder });
    onTestFinished(() => void server.kill());
    const address = /http:[^"]+/.exec(await printedBy(server, /"ready"/))?.[0] ?? '';
    const ran = await shop(['content', 'doctor', '--on', address], { folder });
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(ran.stdout).toContain('0 faults');
    const nobody = await shop(['content', 'doctor', '--on', 'http://127.0.0.1:9'], { folder });
    expect(nobody.exitCode).toBe(4);
    expect(nobody.stderr).toContain('asked: http://127.0.0.1:9');
  });
});
