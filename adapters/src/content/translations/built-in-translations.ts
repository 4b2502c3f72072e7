import type { Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import hr from './hr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import sl from './sl.json' with { type: 'json' };

const words: Readonly<Record<Language, Translations>> = { sl, en, de, it, hr };

/** Returns the shop's own translations, which content overrides; i18next's plural suffixes, values in double braces. */
export const builtInTranslations = (language: Language): Translations => words[language];
