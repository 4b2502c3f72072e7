import type { Language } from '../languages/language.ts';

/** One row of the intranet page list: which page a stored key means, and where it lives per language. */
export type RouteKey = {
  readonly key: string;
  readonly paths: Readonly<Partial<Record<Language, string>>>;
};

/** Message key to text of one language. */
export type Translations = Readonly<Record<string, string>>;
