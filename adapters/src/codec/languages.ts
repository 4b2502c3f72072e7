import { isLanguage, type Language } from '@shop/core/languages/language';
import type { LocaleCode } from '@shop/core/languages/locale';
import * as z from 'zod/mini';
import type { Codec } from './codec.ts';

const isLocaleCode = (text: string): text is LocaleCode => isLanguage(text) || text === 'sr' || text === 'ru';

/** The locale of a culture tag: `sl`, `sl-SI`, `sl-si` and `SL` are the same; anything unknown is none. */
export const localeOfTag = (tag: string): LocaleCode | undefined => {
  const [, first = ''] = /^([a-z]{2})(?:-[a-z0-9]{2,8})*$/.exec(tag.trim().toLowerCase()) ?? [];
  return isLocaleCode(first) ? first : undefined;
};

/** The same for the shop's own five languages. */
export const languageOfTag = (tag: string): Language | undefined => {
  const locale = localeOfTag(tag);
  return locale !== undefined && isLanguage(locale) ? locale : undefined;
};

const languageForm = 'one of the languages sl, en, de, it, hr';

/** A call in an unknown language is refused; the fallback to sl is for addresses (D-LANGUAGE-REFUSED). */
export const language: Codec<Language, string> = z.codec(
  z.string(languageForm).check(z.maxLength(20, languageForm)),
  z.custom<Language>(),
  {
    decode: (tag, payload) => {
      const known = languageOfTag(tag);
      if (known !== undefined) return known;
      payload.issues.push({ code: 'custom', input: tag, message: languageForm });
      return z.NEVER;
    },
    encode: (known): string => known,
  },
);
