import type { ResultAsync } from 'neverthrow';
import type { Media } from '../content/media.ts';
import type { Page } from '../content/page.ts';
import type { Site } from '../content/site.ts';
import { type Answer, type AnyOf, callFailures } from '../errors/named-error.ts';
import type { MediaId } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { RouteKey, Translations } from '../paths/route-key.ts';

export const loadPageErrors = [...callFailures, 'notFound'] as const;
export const loadSiteErrors = [...callFailures, 'notFound'] as const;
export const loadTranslationsErrors = callFailures;
export const loadRouteKeysErrors = callFailures;
export const loadMediaErrors = [...callFailures, 'notFound'] as const;

export type LoadPageError = AnyOf<typeof loadPageErrors>;
export type LoadRouteKeysError = AnyOf<typeof loadRouteKeysErrors>;
export type LoadMediaError = AnyOf<typeof loadMediaErrors>;

/** The headless content system. */
export interface ContentPort {
  /** Returns the page at `path`, the whole address with its language segment. Errors: `notFound` page. */
  loadPage(language: Language, path: string): ResultAsync<Page, LoadPageError>;
  /** Returns what all pages of a language share: name, root paths and footer. Errors: `notFound` page. */
  loadSite(language: Language): Answer<Site, typeof loadSiteErrors>;
  loadTranslations(language: Language): Answer<Translations, typeof loadTranslationsErrors>;
  loadRouteKeys(): ResultAsync<readonly RouteKey[], LoadRouteKeysError>;
  /** Returns a media item. Errors: `notFound` media. */
  loadMedia(language: Language, id: MediaId): ResultAsync<Media, LoadMediaError>;
}
