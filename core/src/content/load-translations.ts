import type { ResultAsync } from 'neverthrow';
import type { ShopError } from '../errors/shop-error.ts';
import type { Language } from '../languages/language.ts';
import type { ContentPort } from '../ports/content-port.ts';
import type { Translations } from './route-key.ts';

/** The message map of a language. Errors: `unreachable`; the built-in words stay then, silently (spec 8). */
export const makeLoadTranslations =
  ({ content }: { readonly content: Pick<ContentPort, 'loadTranslations'> }) =>
  (language: Language): ResultAsync<Translations, ShopError> =>
    content.loadTranslations(language);
