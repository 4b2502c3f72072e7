import type { Language } from '@shop/core/languages/language';
import type { CardFieldError } from './card-form.ts';
import type { CardOutcome } from './test-cards.ts';
import de from './translations/de.json' with { type: 'json' };
import en from './translations/en.json' with { type: 'json' };
import hr from './translations/hr.json' with { type: 'json' };
import it from './translations/it.json' with { type: 'json' };
import sl from './translations/sl.json' with { type: 'json' };

/** Texts of the payment page, including one for each outcome of a card and each error of a field. */
export type PageTranslations = typeof sl & {
  readonly outcomes: Readonly<Record<CardOutcome, string>>;
  readonly errors: Readonly<Record<CardFieldError, string>>;
};

/** The page imitates a bank's own page, so its texts are not part of the shop's content. */
export const pageTranslations: Readonly<Record<Language, PageTranslations>> = { sl, en, de, it, hr };
