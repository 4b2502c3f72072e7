import { type Language, languages } from '@shop/core/languages/language';
import { canonicalAddress } from '@shop/core/paths/canonical-path';
import { pageOfKey } from '@shop/core/paths/page-key';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { ContentPort, LoadPageError, LoadRouteKeysError } from '@shop/core/ports/content-port';
import { err, errAsync, ok, okAsync, type Result } from 'neverthrow';
import { isRecord, member, recordOf } from '../../wire/codec/json-value.ts';
import { cleanHtml } from '../markup/clean-html.ts';
import { defaultNames } from '../system/content-names.ts';
import { contentOver } from '../system/content-over.ts';
import { contentPaths } from '../system/content-paths.ts';
import { translationsOf } from '../system/site-lists.ts';
import { builtInTranslations } from '../translations/built-in-translations.ts';
import { type FileMistake, type JsonFault, mediaFile, readJsonFile, routesFile } from './json-file.ts';

type Json = Result<unknown, LoadRouteKeysError>;

const damaged: LoadRouteKeysError = { kind: 'unreachable', cause: 'malformed' };

/** Returns the content port over a folder of documents in the format of the Umbraco Content Delivery API v2. Files are
 *  read at each call, so that a change is seen at once; texts are cleaned.
 *
 *  - `routes.json`: the page list, each key with the page's path per language
 *  - `media.json`: pictures by name
 *  - `<language>/<page>.json`: a page, named by the first part of its key
 *  - `<language>/site.json`: the root of the site
 *  - `<language>.json`: translations that replace the program's, key by key; optional
 *
 *  A document has neither route nor cultures, which are in the page list, and refers to pictures by name. Errors: a
 *  missing or damaged file is `unreachable`; `onMistake` gets its name and place. */
export const contentFiles = (
  folder: string,
  onMistake: (mistake: FileMistake) => void = () => undefined,
): ContentPort => {
  const report = ({ mistake }: JsonFault): LoadRouteKeysError => {
    onMistake(mistake);
    return damaged;
  };

  // Read synchronously: for a small local file this is faster than using another thread.
  const json = (file: string): Json => readJsonFile(folder, file).mapErr(report);

  const words = (language: Language): Json => {
    const builtIn = builtInTranslations(language);
    return readJsonFile(folder, `${language}.json`)
      .map((written) => ({ ...builtIn, ...translationsOf(written) }))
      .orElse((fault) => (fault.kind === 'missing' ? ok(builtIn) : err(report(fault))));
  };

  /** Returns the page of an address; `name` is another document with the same route and cultures. */
  const document = (language: Language, address: string, name?: string): Result<unknown, LoadPageError> =>
    json(routesFile).andThen((routes) => {
      const listed = Object.entries(recordOf(routes));
      const page = listed.find(([, paths]) => member(paths, language) === address);
      if (page === undefined) return err<never, LoadPageError>({ kind: 'notFound', what: 'page' });
      const [key, paths] = page;
      const route = (of: Language) => ({ path: member(paths, of), startItem: {} });
      const file = `${language}/${name ?? pageOfKey(key)}.json`;
      return json(mediaFile)
        .andThen((media) => json(file).map((page) => withPictures(page, media)))
        .map((page) => ({
          ...recordOf(page),
          route: route(language),
          cultures: Object.fromEntries(languages.map((other) => [other, route(other)])),
        }));
    });

  return contentOver(
    {
      page: (language, path) => document(language, canonicalAddress(path)).asyncAndThen((content) => okAsync(content)),
      site: (language) =>
        document(language, shopPath('home', language), 'site').asyncAndThen((content) => okAsync(content)),
      media: (_, id) =>
        json(mediaFile).asyncAndThen((media) => {
          const picture = member(media, id);
          return picture === undefined ? errAsync({ kind: 'notFound', what: 'media' } as const) : okAsync(picture);
        }),
      words: (language) => words(language).asyncAndThen((content) => okAsync(content)),
      routes: () => json(routesFile).asyncAndThen((content) => okAsync(content)),
    },
    { clean: (html) => cleanHtml(html), names: defaultNames, paths: contentPaths() },
  );
};

/** Returns a document with the pictures in place of their names. */
const withPictures = (value: unknown, media: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => withPictures(item, media));
  if (!isRecord(value)) return value;
  const name = member(value, 'mediaType') === undefined ? undefined : member(value, 'name');
  if (typeof name === 'string') return member(media, name);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPictures(inner, media)]));
};
