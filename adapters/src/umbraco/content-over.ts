import type { ContentPort, LoadMediaError, LoadPageError, LoadRouteKeysError } from '@shop/core/content/content-port';
import type { Site } from '@shop/core/content/site';
import type { MediaId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { RouteKey } from '@shop/core/paths/route-key';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import { isRecord, listOf, member, textOf, textOrNone } from '../codec/json-value.ts';
import { languageOfTag } from '../codec/languages.ts';
import type { ContentPaths } from './content-paths.ts';
import { culturesOf } from './cultures.ts';
import { footerOf } from './footer.ts';
import { mediaOf } from './media.ts';
import { pageOf } from './page.ts';
import { plainOf } from './plain-text.ts';
import { type Reading, readingIn } from './reading.ts';
import { translationsOf } from './translations.ts';

type Pair = readonly [name: string, value: unknown];

/** The entries of a list of `{ key, value }` or `{ key, values }`, or of an object map. */
const pairsOf = (list: unknown): readonly Pair[] => {
  if (isRecord(list) && !Array.isArray(member(list, 'items'))) return Object.entries(list);
  return listOf(list).map((item) => [textOf(member(item, 'key')), member(item, 'values') ?? member(item, 'value')]);
};

const pathOf = (value: unknown): string | undefined =>
  textOrNone(typeof value === 'string' ? value : member(value, 'url'));

type Row = { readonly key: string; readonly language: Language; readonly path: string };

/** Groups may be page keys with a path per language or languages with a path per page key, since only `key` and `value`
 *  are known (D-ROUTE-LIST). An entry without a key is known by its name, whose first part is the page's. */
const rowOf = (outer: string, [inner, value]: Pair, paths: ContentPaths): readonly Row[] => {
  const [key, language] =
    languageOfTag(outer) === undefined ? [outer, languageOfTag(inner)] : [inner, languageOfTag(outer)];
  const path = pathOf(value);
  const known = key || textOf(member(value, 'name'));
  if (known === '' || language === undefined || path === undefined) return [];
  return [{ key: known, language, path: paths.shown(language, path) }];
};

/** The intranet page list of a site; none when it is no list at all. */
export const routeKeysOf = (list: unknown, paths: ContentPaths): readonly RouteKey[] | undefined => {
  if (!Array.isArray(list) && !isRecord(list)) return undefined;
  const found = new Map<string, Partial<Record<Language, string>>>();
  for (const [outer, values] of pairsOf(list)) {
    if (languageOfTag(outer) === undefined && outer !== '' && !found.has(outer)) found.set(outer, {});
    for (const { key, language, path } of pairsOf(values).flatMap((pair) => rowOf(outer, pair, paths))) {
      found.set(key, { [language]: path, ...found.get(key) });
    }
  }
  return [...found].map(([key, paths]) => ({ key, paths }));
};

/** The root of a site: what all of its pages share; none when it has no properties at all. */
export const siteOf = (document: unknown, reading: Reading): Site | undefined => {
  const properties = member(document, 'properties');
  if (!isRecord(properties)) return undefined;
  const cultures = culturesOf(member(document, 'cultures'), reading.paths);
  return {
    name: plainOf(member(document, 'name')),
    roots: Object.fromEntries(cultures.flatMap(({ language, path }) => (path === undefined ? [] : [[language, path]]))),
    footer: footerOf(properties, reading),
  };
};

/** Documents of the Umbraco Content Delivery API v2 with pickers expanded, and the two lists that sites add themselves. */
export type ContentDocuments = {
  /** `path` is the shop's own address. `notFound` page. */
  readonly page: (language: Language, path: string) => ResultAsync<unknown, LoadPageError>;
  /** The root of the site. `notFound` page. */
  readonly site: (language: Language) => ResultAsync<unknown, LoadPageError>;
  /** `notFound` media. */
  readonly media: (language: Language, id: MediaId) => ResultAsync<unknown, LoadMediaError>;
  readonly words: (language: Language) => ResultAsync<unknown, LoadRouteKeysError>;
  readonly routes: () => ResultAsync<unknown, LoadRouteKeysError>;
};

type Malformed = { readonly kind: 'unreachable'; readonly cause: 'malformed' };

const present = <Value>(value: Value | undefined): Result<Value, Malformed> =>
  value === undefined ? err({ kind: 'unreachable', cause: 'malformed' }) : ok(value);

/** The content port over documents, which are read leniently and cleaned (R-CONTENT-6). A document of another shape is `unreachable`. */
export const contentOver = (documents: ContentDocuments, settings: Omit<Reading, 'shown'>): ContentPort => {
  const reading = (language: Language): Reading => readingIn(language, settings);
  return {
    loadPage: (language, path) =>
      documents.page(language, path).andThen((document) => present(pageOf(document, reading(language)))),
    loadSite: (language) =>
      documents.site(language).andThen((document) => present(siteOf(document, reading(language)))),
    loadMedia: (language, id) =>
      documents.media(language, id).andThen((document) => present(mediaOf(document, settings.names))),
    loadTranslations: (language) => documents.words(language).andThen((words) => present(translationsOf(words))),
    loadRouteKeys: () => documents.routes().andThen((list) => present(routeKeysOf(list, settings.paths))),
  };
};
