import type { MediaId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';

/** A page whatever its language; `key` is the stored page key (R-PAGE-9). */
export type ContentPages = { id: string; key: string; content_type: string; position: number };

/** A page in one language. `properties` is JSON in the delivery API's own shape, the site's footer left out: sections, images and
 *  head texts as they were when the page was published. */
export type PageVersions = { page_id: string; language: Language; path: string; name: string; properties: string };

/** The footer that all pages of a language share: JSON in the delivery API's own shape. */
export type PageFooters = { language: Language; properties: string };

/** A media item: JSON in the delivery API's own shape, alt texts of all languages included. */
export type MediaItems = { id: MediaId; item: string };

/** Words that replace a built-in one. */
export type TranslationOverrides = { language: Language; key: string; text: string };

/** Tables of pages, media and translations; route keys are read off the pages. */
export type ContentTables = {
  content_pages: ContentPages;
  page_versions: PageVersions;
  page_footers: PageFooters;
  media_items: MediaItems;
  translation_overrides: TranslationOverrides;
};
