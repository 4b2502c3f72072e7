import type { MediaId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { ContentPort, LoadMediaError, LoadPageError, LoadRouteKeysError } from '@shop/core/ports/content-port';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import { mediaOf } from './media.ts';
import { pageOf } from './page.ts';
import type { Reading } from './reading.ts';
import { siteOf } from './site.ts';
import { routeKeysOf, translationsOf } from './site-lists.ts';

/** Documents of the Umbraco Content Delivery API v2 with expanded pickers, and the two lists that sites add. */
export type ContentDocuments = {
  /** Returns a page's document; `path` is the shop's own address. Errors: `notFound` page. */
  readonly page: (language: Language, path: string) => ResultAsync<unknown, LoadPageError>;
  /** Returns the root of the site. Errors: `notFound` page. */
  readonly site: (language: Language) => ResultAsync<unknown, LoadPageError>;
  /** Returns a picture's document. Errors: `notFound` media. */
  readonly media: (language: Language, id: MediaId) => ResultAsync<unknown, LoadMediaError>;
  readonly words: (language: Language) => ResultAsync<unknown, LoadRouteKeysError>;
  readonly routes: () => ResultAsync<unknown, LoadRouteKeysError>;
};

type Malformed = { readonly kind: 'unreachable'; readonly cause: 'malformed' };

const present = <Value>(value: Value | undefined): Result<Value, Malformed> =>
  value === undefined ? err({ kind: 'unreachable', cause: 'malformed' }) : ok(value);

/** Returns how documents of a language are read. */
export const readingIn = (language: Language, settings: Omit<Reading, 'toLink'>): Reading => ({
  ...settings,
  toLink: (route) => settings.paths.toLink(language, route),
});

/** Returns the content port over documents, read leniently and cleaned. A document of another form is `unreachable`. */
export const contentOver = (documents: ContentDocuments, settings: Omit<Reading, 'toLink'>): ContentPort => {
  const reading = (language: Language) => readingIn(language, settings);
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
