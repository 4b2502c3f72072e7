import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CancellationTextName, OrderTextName, Section } from '@shop/core/content/section';
import type { Language } from '@shop/core/languages/language';
import { routePath } from '@shop/core/paths/page-key';
import { contentPaths } from '../../content/system/content-paths.ts';
import { pageOf } from '../../content/system/page.ts';
import { routeKeysOf } from '../../content/system/site-lists.ts';
import { plainReading } from '../../content/system/testing/decoded-page.ts';
import { sampleContentFolder } from '../content/sample-content-folder.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(join(sampleContentFolder, file), 'utf8'));

/** The page list of the sample. */
export const sampleRoutes = routeKeysOf(read('routes.json'), contentPaths()) ?? [];

/** Returns the paths of a page of the sample, by the first part of its key. Throws when there is none. */
export const samplePaths = (page: string): Readonly<Record<Language, string>> => {
  const at = (language: Language): string => {
    const path = routePath(sampleRoutes, page, language);
    if (path === undefined) throw new Error(`the sample has no page ${page} in ${language}`);
    return path;
  };
  return { sl: at('sl'), en: at('en'), de: at('de'), it: at('it'), hr: at('hr') };
};

const sectionsOf = (page: string, language: Language): readonly Section[] =>
  pageOf(read(`${language}/${page}.json`), plainReading(language))?.sections ?? [];

/** Returns the sample's headings for outcomes of orders and cancellations. Throws for one without a heading. */
export const sampleTitles = (language: Language): ((name: OrderTextName | CancellationTextName) => string) => {
  const sections = [...sectionsOf('thankYou', language), ...sectionsOf('cancelOrder', language)];
  const titles = new Map(
    sections.flatMap((section) =>
      section.type === 'orderCompleted' || section.type === 'orderCancellation'
        ? Object.entries(section.texts).map(([name, { title }]) => [name, title] as const)
        : [],
    ),
  );
  return (name) => {
    const title = titles.get(name);
    if (title === undefined) throw new Error(`the sample has no heading ${name} in ${language}`);
    return title;
  };
};
