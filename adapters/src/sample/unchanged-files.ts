import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@shop/core/languages/language';
import type { CatalogFile } from '@shop/core/ports/catalog-port';
import { Result } from 'neverthrow';
import { readCatalogFolder } from '../catalog-files/catalog-folder.ts';
import { sourcePath } from '../platform/files/source-path.ts';
import { newCatalog } from './catalog/new-catalog.ts';
import { sampleContentFolder } from './content/sample-content-folder.ts';

/** Pages in which the seller introduces itself or promises something. */
const sellersPages = ['home', 'site', 'terms', 'privacy'];

const textOf = Result.fromThrowable((file: string) => readFileSync(file, 'utf8'));

/** Returns the texts with markup of a page, as they are written in its file. */
const markupsIn = (file: string): readonly string[] =>
  [
    ...textOf(file)
      .unwrapOr('')
      .matchAll(/"markup"\s*:\s*("(?:[^"\\]|\\.)+")/g),
  ].map(([, text = '']) => text);

/** Returns the pages of a content folder that still have all texts of the sample about its seller. */
export const unchangedPages = (folder: string): readonly string[] =>
  languages
    .flatMap((language) => sellersPages.map((page) => `${language}/${page}.json`))
    .filter((file) => {
      const own = new Set(markupsIn(join(folder, file)));
      return markupsIn(join(sampleContentFolder, file)).every((text) => own.has(text));
    });

/** Returns the paths of catalog files that are still the sample's or those of a new catalog. */
export const unchangedGoods = (files: readonly CatalogFile[]): readonly string[] => {
  const sample = readCatalogFolder(sourcePath('sample/catalog/sample-catalog')).unwrapOr([]);
  const known = new Set([...sample, ...newCatalog()].map(({ text }) => text));
  return files.filter(({ text }) => known.has(text)).map(({ path }) => path);
};
