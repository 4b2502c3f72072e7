import type { ResultAsync } from 'neverthrow';
import type { Language } from '../languages/language.ts';
import type { Translations } from '../paths/route-key.ts';
import type { ContentPort, LoadTranslationsError } from './content-port.ts';

/** The message map of a language. Errors: `unreachable`; the built-in words stay then, silently (R-ERROR-15). */
export const makeLoadTranslations =
  ({ content }: { readonly content: Pick<ContentPort, 'loadTranslations'> }) =>
  (language: Language): ResultAsync<Translations, LoadTranslationsError> =>
    content.loadTranslations(language);
