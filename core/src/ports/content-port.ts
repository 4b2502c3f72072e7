import type { ResultAsync } from 'neverthrow';
import type { Media } from '../content/media.ts';
import type { Page } from '../content/page.ts';
import type { RouteKey, Translations } from '../content/route-key.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { MediaId } from '../ids.ts';
import type { Language } from '../languages/language.ts';

/** The headless content system (spec 7). */
export interface ContentPort {
  /** `path` is the whole address with its language segment. Errors: `notFound` page. */
  loadPage(language: Language, path: string): ResultAsync<Page, ShopError>;
  loadTranslations(language: Language): ResultAsync<Translations, ShopError>;
  loadRouteKeys(): ResultAsync<readonly RouteKey[], ShopError>;
  /** Errors: `notFound` media. */
  loadMedia(language: Language, id: MediaId): ResultAsync<Media, ShopError>;
}
