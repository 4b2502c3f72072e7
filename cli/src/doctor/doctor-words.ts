import type { Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import hr from './words/hr.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };
import sl from './words/sl.json' with { type: 'json' };

/** The words of `shop doctor`. Its readers run the shop, so these are not among the words of visitors. */
export const doctorWords: Readonly<Record<Language, Translations>> = { sl, en, de, it, hr };
