import type { Cleaner } from '@shop/core/content/clean-html';
import type { Page } from '@shop/core/content/page';
import type { Footer } from '@shop/core/content/site';
import type { Language } from '@shop/core/languages/language';
import { cleanMarkup } from '@shop/core/testing/clean-markup';
import { defaultNames } from '../content-names.ts';
import { readingIn } from '../content-over.ts';
import { contentPaths } from '../content-paths.ts';
import { pageOf } from '../page.ts';
import type { Reading } from '../reading.ts';
import { siteOf } from '../site.ts';

/** Returns a reading with default names, for documents on the shop's own host; markup is unchanged without `clean`. */
export const plainReading = (
  language: Language = 'sl',
  clean: Cleaner = (html: string) => cleanMarkup(html),
): Reading => readingIn(language, { clean, names: defaultNames, paths: contentPaths() });

/** Reads a page with these properties, as a content system sends it; its markup is unchanged. */
export const decoded = (properties: unknown, others: object = {}, reading = plainReading()): Page => {
  const page = pageOf({ contentType: 'shopPage', id: '1', name: 'Stran', properties, ...others }, reading);
  if (page === undefined) throw new Error('no page');
  return page;
};

/** Reads the footer of a site whose root has these properties. */
export const footerIn = (properties: object, reading = plainReading()): Footer => {
  const site = siteOf({ name: 'Terme', properties }, reading);
  if (site === undefined) throw new Error('no site');
  return site.footer;
};

/** Returns a block of a block list. */
export const block = (contentType: string, properties: unknown = {}, id = 'b1', settings?: object) => ({
  content: { contentType, id, properties },
  ...(settings === undefined ? {} : { settings: { contentType: 'settings', id: 's', properties: settings } }),
});
