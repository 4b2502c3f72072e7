import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@shop/core/languages/language';
import type { CatalogFile } from '@shop/core/ports/catalog-port';
import { Result } from 'neverthrow';
import { readCatalogFolder } from '../catalog-files/catalog-folder.ts';
import { readJsonFile } from '../content/files/json-file.ts';
import { translationsOf } from '../content/system/site-lists.ts';
import { builtInTranslations } from '../content/translations/built-in-translations.ts';
import { sourcePath } from '../platform/files/source-path.ts';
import { newCatalog } from './catalog/new-catalog.ts';
import { sampleContentFolder } from './content/sample-content-folder.ts';

/** Pages in which the seller introduces itself or promises something. */
const sellersPages = ['home', 'site', 'terms', 'privacy', 'imprint', 'accessibility'];

const textOf = Result.fromThrowable((file: string) => readFileSync(file, 'utf8'));

/** Returns the texts with markup of a page, as they are written in its file. */
const markupsIn = (file: string): readonly string[] =>
  [
    ...textOf(file)
      .unwrapOr('')
      .matchAll(/"markup"\s*:\s*("(?:[^"\\]|\\.)+")/g),
  ].map(([, text = '']) => text);

/** Whether the words of a language give the shop the sample's name. */
const hasSampleName = (folder: string, language: Language): boolean => {
  const words = readJsonFile(folder, `${language}.json`).unwrapOr({});
  const name = translationsOf(words)?.SiteTitle ?? builtInTranslations(language).SiteTitle;
  return name === builtInTranslations(language).SiteTitle;
};

/** Returns the files of a content folder that still say what the sample says about its seller: pages with all of its
 *  texts, and words with its name. */
export const unchangedContent = (folder: string): readonly string[] => {
  const pages = languages.flatMap((language) => sellersPages.map((page) => `${language}/${page}.json`));
  return [
    ...languages.filter((language) => hasSampleName(folder, language)).map((language) => `${language}.json`),
    ...pages.filter((file) => {
      const own = new Set(markupsIn(join(folder, file)));
      return markupsIn(join(sampleContentFolder, file)).every((text) => own.has(text));
    }),
  ];
};

/** Returns the paths of catalog files that are still the sample's or those of a new catalog. */
export const unchangedGoods = (files: readonly CatalogFile[]): readonly string[] => {
  const sample = readCatalogFolder(sourcePath('sample/catalog/sample-catalog')).unwrapOr([]);
  const known = new Set([...sample, ...newCatalog()].map(({ text }) => text));
  return files.filter(({ text }) => known.has(text)).map(({ path }) => path);
};
