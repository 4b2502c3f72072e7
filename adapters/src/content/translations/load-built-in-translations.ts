import type { Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';

const files: Readonly<Record<Language, () => Promise<{ readonly default: Translations }>>> = {
  sl: () => import('./sl.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
  it: () => import('./it.json'),
  hr: () => import('./hr.json'),
};

/** The shop's own words of one language; the other four are never loaded. */
export const loadBuiltInTranslations = async (language: Language): Promise<Translations> =>
  (await files[language]()).default;
