import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts';
import { newCatalog } from './catalog/new-catalog.ts';
import { sampleContentFolder } from './content/sample-content-folder.ts';
import { unchangedContent, unchangedGoods } from './unchanged-files.ts';

it('pages whose texts are still the sample’s are unchanged, whatever name and form the file has', () => {
  const folder = join(temporaryFolder(), 'site');
  cpSync(sampleContentFolder, folder, { recursive: true });
  const file = join(folder, 'sl/terms.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, JSON.stringify(JSON.parse(text.replaceAll('Lunaria', 'Jutro'))));
  expect(unchangedContent(folder)).toContain('sl/terms.json');
  writeFileSync(file, text.replace('<p>Cene so v evrih', '<p>Vse cene so v evrih'));
  expect(unchangedContent(folder)).not.toContain('sl/terms.json');
  expect(unchangedContent(folder)).toContain('hr/privacy.json');
});

it('words are unchanged until they name the shop', () => {
  const folder = temporaryFolder();
  const words = (SiteTitle: string) => writeFileSync(join(folder, 'de.json'), JSON.stringify({ SiteTitle }));
  words('Terme Lunaria');
  expect(unchangedContent(folder)).toEqual(['sl.json', 'en.json', 'de.json', 'it.json', 'hr.json']);
  words('Terme Jutro');
  expect(unchangedContent(folder)).toEqual(['sl.json', 'en.json', 'it.json', 'hr.json']);
});

it('goods are unchanged until their file is edited', () => {
  const [first, ...others] = newCatalog();
  const edited = first && { ...first, text: `${first.text}# ours\n` };
  expect(unchangedGoods([...(edited ? [edited] : []), ...others])).toEqual(others.map(({ path }) => path));
});
