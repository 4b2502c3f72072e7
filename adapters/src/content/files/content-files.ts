import { join } from 'node:path';
import { type Language, languages } from '@shop/core/languages/language';
import { canonicalAddress } from '@shop/core/paths/canonical-path';
import { pageOfKey } from '@shop/core/paths/page-key';
import { shopPath } from '@shop/core/paths/shop-paths';
import type { ContentPort, LoadPageError, LoadRouteKeysError } from '@shop/core/ports/content-port';
import { err, errAsync, okAsync, Result } from 'neverthrow';
import { readBytes, utf8Text } from '../../platform/files/read-text.ts';
import { member, recordOf } from '../../wire/codec/json-value.ts';
import { cleanHtml } from '../markup/clean-html.ts';
import { defaultNames } from '../system/content-names.ts';
import { contentOver } from '../system/content-over.ts';
import { contentPaths } from '../system/content-paths.ts';
import { builtInTranslations } from '../translations/built-in-translations.ts';

type Json = Result<unknown, LoadRouteKeysError>;

/** Returns the content port over a folder of documents in the format of the Umbraco Content Delivery API v2.
 *
 *  - `routes.json`: the page list, each key with the page's path per language
 *  - `media.json`: pictures by name
 *  - `<language>/<page>.json`: a page, named by the first part of its key
 *  - `<language>/site.json`: the root of the site
 *
 *  A document has neither route nor cultures, which are in the page list, and refers to pictures by name.
 *  Translations are the program's. Errors: a missing or damaged file is `unreachable`. */
export const contentFiles = (folder: string): ContentPort => {
  // Read synchronously: for a small local file this is faster than using another thread.
  const json = (file: string, reviver?: (name: string, value: unknown) => unknown): Json =>
    readBytes(join(folder, file))
      .andThen((bytes) => utf8Text(bytes).mapErr(({ message }) => message))
      .andThen((text) => Result.fromThrowable((): unknown => JSON.parse(text, reviver), String)())
      .mapErr((): LoadRouteKeysError => ({ kind: 'unreachable', cause: 'malformed' }));

  /** Returns the page of an address; `name` is another document with the same route and cultures. */
  const document = (language: Language, address: string, name?: string): Result<unknown, LoadPageError> =>
    json('routes.json').andThen((routes) => {
      const listed = Object.entries(recordOf(routes));
      const page = listed.find(([, paths]) => member(paths, language) === address);
      if (page === undefined) return err<never, LoadPageError>({ kind: 'notFound', what: 'page' });
      const [key, paths] = page;
      const route = (of: Language) => ({ path: member(paths, of), startItem: {} });
      const file = `${language}/${name ?? pageOfKey(key)}.json`;
      return json('media.json')
        .andThen((media) => json(file, (_, value) => withPicture(value, media)))
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
        json('media.json').asyncAndThen((media) => {
          const picture = member(media, id);
          return picture === undefined ? errAsync({ kind: 'notFound', what: 'media' } as const) : okAsync(picture);
        }),
      words: (language) => okAsync(builtInTranslations(language)),
      routes: () => json('routes.json').asyncAndThen((content) => okAsync(content)),
    },
    { clean: (html) => cleanHtml(html), names: defaultNames, paths: contentPaths() },
  );
};

/** Replaces the name of a picture by the picture; returns any other value unchanged. */
const withPicture = (value: unknown, media: unknown): unknown => {
  const name = member(value, 'mediaType') === undefined ? undefined : member(value, 'name');
  return typeof name === 'string' ? member(media, name) : value;
};
