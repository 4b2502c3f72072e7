import { defaultLanguage, isLanguage, type Language } from '@shop/core/languages/language';
import * as z from 'zod/mini';
import type { Codec } from './codec.ts';

/** Returns the shop's language of a culture tag, if any; `sl`, `sl-SI`, `sl-si` and `SL` are equal. */
export const languageOfTag = (tag: string): Language | undefined => {
  const [, first = ''] = /^([a-z]{2})(?:-[a-z0-9]{2,8})*$/.exec(tag.trim().toLowerCase()) ?? [];
  return isLanguage(first) ? first : undefined;
};

const languageForm = 'a language such as sl or sl-SI';

/** The language of a call; an unknown one is sl. */
export const language: Codec<Language, string> = z.codec(
  z.string(languageForm).check(z.regex(/^[\w-]{1,20}$/, languageForm)),
  z.custom<Language>(),
  {
    decode: (tag) => languageOfTag(tag) ?? defaultLanguage,
    encode: (known): string => known,
  },
);
