import type { Language } from '@shop/core/languages/language';
import { de } from './translations/de.ts';
import { en } from './translations/en.ts';
import { hr } from './translations/hr.ts';
import { it } from './translations/it.ts';
import type { PageTranslations } from './translations/page-translations.ts';
import { sl } from './translations/sl.ts';

/** The payment page's own words, since it plays a bank's page and not the shop's. */
export const pageTranslations: Readonly<Record<Language, PageTranslations>> = { sl, en, de, it, hr };
