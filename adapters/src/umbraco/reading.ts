import type { Cleaner } from '@shop/core/content/clean-html';
import type { Language } from '@shop/core/languages/language';
import type { ContentNames } from './content-names.ts';
import type { ContentPaths } from './content-paths.ts';

/** All that reading a document stands on besides the document. */
export type Reading = {
  readonly clean: Cleaner;
  readonly names: ContentNames;
  readonly paths: ContentPaths;
  /** The shop's link for a route of the language that is read. */
  readonly shown: (route: string) => string;
  /** Where documents lie that are told without a host; on the shop's own host when absent. */
  readonly documents?: string;
};

export const readingIn = (language: Language, settings: Omit<Reading, 'shown'>): Reading => ({
  ...settings,
  shown: (route) => settings.paths.shown(language, route),
});
