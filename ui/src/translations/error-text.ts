import { genericErrorKey } from '@shop/core/errors/error-catalog';
import type { i18n } from 'i18next';

/** The words of an error's key. A code without words, such as one of a foreign provider, gets the common ones
 *  (R-ERROR-2). */
export const errorTextOf = (words: i18n, key: string): string =>
  words.exists(key) ? words.t(key) : words.t(genericErrorKey);
