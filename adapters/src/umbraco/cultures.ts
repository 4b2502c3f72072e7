import type { Culture } from '@shop/core/content/page';
import type { Language } from '@shop/core/languages/language';
import { isRecord, member, textOf } from '../codec/json-value.ts';
import { languageOfTag } from '../codec/languages.ts';
import type { ContentPaths } from './content-paths.ts';

/** Without a start item the address is not the content system's to tell, and is built from the page's key (R-SHELL-6); with one and
 *  without a path the page has none in that language. */
const cultureOf = (language: Language, route: unknown, paths: ContentPaths): readonly Culture[] => {
  if (!isRecord(route)) return [];
  const path = textOf(member(route, 'path')).trim();
  if (member(route, 'startItem') == null) return [{ language }];
  return path === '' ? [] : [{ language, path: paths.shown(language, path) }];
};

/** The languages of a page out of its cultures in any spelling, the first of each; only the shop's five link (D-FIVE-LANGUAGES). */
export const culturesOf = (cultures: unknown, paths: ContentPaths): readonly Culture[] => {
  const found = new Map<Language, readonly Culture[]>();
  for (const [tag, route] of Object.entries(isRecord(cultures) ? cultures : {})) {
    const language = languageOfTag(tag);
    if (language !== undefined && isRecord(route) && !found.has(language))
      found.set(language, cultureOf(language, route, paths));
  }
  return [...found.values()].flat();
};
