import { isLanguage, type Language } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import type { Codec } from './codec.ts';

/** The shop's language of a culture tag, if any: `sl`, `sl-SI`, `sl-si` and `SL` are the same. */
export const languageOfTag = (tag: string): Language | undefined => {
  const [, first = ''] = /^([a-z]{2})(?:-[a-z0-9]{2,8})*$/.exec(tag.trim().toLowerCase()) ?? [];
  return isLanguage(first) ? first : undefined;
};

const languageForm = 'one of the languages sl, en, de, it, hr';

/** A call in an unknown language is refused; the fallback to sl is for addresses. */
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
