import type { Translations } from '@shop/core/content/route-key';
import type { Language } from '@shop/core/languages/language';

const files: Readonly<Record<Language, () => Promise<{ readonly default: Translations }>>> = {
  sl: () => import('@shop/adapters/translations/sl.json'),
  en: () => import('@shop/adapters/translations/en.json'),
  de: () => import('@shop/adapters/translations/de.json'),
  it: () => import('@shop/adapters/translations/it.json'),
  hr: () => import('@shop/adapters/translations/hr.json'),
};

/** The shop's own words of one language; the other four are never loaded. */
export const loadBuiltInWords = async (language: Language): Promise<Translations> => (await files[language]()).default;

/** The OpenAPI document of the spec's calls. */
export const loadOpenApi = async (): Promise<unknown> =>
  (await import('@shop/adapters/calls/openapi')).openApiDocument();
