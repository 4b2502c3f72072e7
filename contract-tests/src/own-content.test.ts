import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { sampleContentFolder } from '@shop/adapters/sample/content/sample-content-folder';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startBuiltShop } from './testing/built-shop.ts';

/** Returns a folder with the pages of the sample and no pictures. */
const contentFolder = (): string => {
  const folder = join(temporaryFolder(), 'site');
  cpSync(sampleContentFolder, folder, { recursive: true });
  mkdirSync(join(folder, 'media'));
  return folder;
};

/** Replaces a text in a file of content. */
const edit = (file: string, before: string, after: string): void => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(before);
  writeFileSync(file, text.replace(before, after));
};

const pageOf = async (origin: string, path = '/en'): Promise<string> => (await fetch(origin + path)).text();

const start = (CONTENT_DIR: string, DATA_DIR = temporaryFolder()) =>
  startBuiltShop({ CONTENT_DIR, DATA_DIR, MEDIA_CACHE: join(DATA_DIR, 'media') });

const sectionTitle = 'Three worlds, the same warm water';

test('a changed page, word and picture are shown without a restart, by the host of their folder alone', async () => {
  const folders = [contentFolder(), contentFolder()];
  const [folder = ''] = folders;
  const [shop, other] = await Promise.all(folders.map((each) => start(each)));
  const pages = () => Promise.all([shop, other].map((each) => pageOf(each?.origin ?? '')));
  for (const page of await pages()) expect(page).toContain(sectionTitle);
  edit(join(folder, 'en/home.json'), sectionTitle, 'Our own <b>pools</b>');
  edit(join(folder, 'en/home.json'), '<p>For families', '<script>alert(1)</script><p>For everybody');
  writeFileSync(join(folder, 'en.json'), '{"Footer.EmailAddress": "pools@spa.example"}');
  edit(join(folder, 'media.json'), '/media/home-hero.jpg?v=', '/media/own-hero.png?v=');
  await sharp({ create: { width: 700, height: 500, channels: 3, background: '#2040e0' } }).toFile(
    join(folder, 'media/own-hero.png'),
  );
  await expect.poll(async () => (await pages())[0]).toMatch(/own-hero\.png\?v=[\w-]{12}&amp;width=480/);
  const [changed = '', unchanged] = await pages();
  expect(changed).toContain('Our own &lt;b&gt;pools&lt;/b&gt;');
  expect(changed).toContain('<p>For everybody');
  expect(changed).toContain('pools@spa.example');
  expect(changed).not.toContain('alert(1)');
  expect(unchanged).toContain(sectionTitle);
  const picture = await fetch(`${shop?.origin}/media/own-hero.png?width=480`, { headers: { Accept: 'image/webp' } });
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await fetch(`${other?.origin}/media/own-hero.png`)).status).toBe(404);
});

test('a damaged page stays as it was, also over a restart, and the log names file, place and mend', async () => {
  const folder = contentFolder();
  const file = join(folder, 'en/home.json');
  const data = temporaryFolder();
  const first = await start(folder, data);
  expect(await pageOf(first.origin)).toContain(sectionTitle);
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, good.replace('"contentType": "shopHome",', '"contentType": "shopHome"'));
  await expect
    .poll(async () => [await pageOf(first.origin), first.log()].join())
    .toContain('en/home.json:3:3: a comma');
  expect(await pageOf(first.origin)).toContain(sectionTitle);
  await first.kill();
  const second = await start(folder, data);
  expect(await pageOf(second.origin)).toContain(sectionTitle);
  expect((await fetch(`${second.origin}/en/pool-tickets`)).status).toBe(200);
  writeFileSync(file, good.replace(sectionTitle, 'Mended'));
  await expect.poll(() => pageOf(second.origin)).toContain('Mended');
});
