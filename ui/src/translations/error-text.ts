import { genericErrorKey } from '@shop/core/errors/shop-error';
import type { i18n } from 'i18next';

/** Returns the text of an error's key in a language, by default that of `words`. A code without a text, such as a
 *  foreign provider's, gets the generic one. */
export const errorTextOf = (words: i18n, key: string, lng = words.language): string =>
  words.t(words.exists(key, { lng }) ? key : genericErrorKey, { lng });
