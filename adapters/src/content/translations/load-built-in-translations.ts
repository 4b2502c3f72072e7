import type { Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';

const files: Readonly<Record<Language, () => Promise<{ readonly default: Translations }>>> = {
  sl: () => import('./sl.json'),
  en: () => import('./en.json'),
  de: () => import('./de.json'),
  it: () => import('./it.json'),
  hr: () => import('./hr.json'),
};

/** Loads the shop's own translations of one language only. */
export const loadBuiltInTranslations = async (language: Language): Promise<Translations> =>
  (await files[language]()).default;
