import type { Language } from '../languages/language.ts';

/** One row of the content system's page list: the stored key of a page, and its path in each language. */
export type RouteKey = {
  readonly key: string;
  readonly paths: Readonly<Partial<Record<Language, string>>>;
};

/** Texts of one language by translation key. */
export type Translations = Readonly<Record<string, string>>;
