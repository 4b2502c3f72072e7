import { mediaId } from '@shop/core/ids';
import { type Language, languageOr } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import * as z from 'zod/mini';
import { type Codec, mapped, type WireRecord } from '../codec/codec.ts';
import { language, languageOfTag } from '../codec/languages.ts';
import { id, slug, text } from '../codec/texts.ts';
import type { RequestOf } from './endpoint.ts';

/** Pickers inside blocks come empty unless they are asked for (content facts 2.3). */
const expandAll = 'properties[$all[properties[$all]]]';

const wanted = { 'Accept-Language': z.exactOptional(text(1000)), expand: z.exactOptional(text(1000)) };

/** The language that the header names first, else the path's own, else sl. */
const languageOf = (header: string | undefined, path: string): Language => {
  const [first = ''] = (header ?? '').split(/[,;]/, 1);
  return languageOfTag(first) ?? languageOr(path.split('/').find((segment) => segment !== ''));
};

const wireWanted = (wantedLanguage: Language) => ({ 'Accept-Language': localeTag(wantedLanguage), expand: expandAll });

const leading = (path: string): string => `/${path.replace(/^\/+/, '')}`;

export const pageRequest: Codec<RequestOf<'loadPage'>, WireRecord> = mapped(z.object({ path: text(2000), ...wanted }), {
  decode: (parts) => ({
    language: languageOf(parts['Accept-Language'], parts.path),
    path: leading(parts.path),
  }),
  encode: (request) => ({ path: request.path.replace(/^\/+/, ''), ...wireWanted(request.language) }),
});

export const mediaRequest: Codec<RequestOf<'loadMedia'>, WireRecord> = mapped(
  z.object({ id: id(mediaId), ...wanted }),
  {
    decode: (parts) => ({ language: languageOf(parts['Accept-Language'], ''), id: parts.id }),
    encode: (request) => ({ id: request.id, ...wireWanted(request.language) }),
  },
);

export const languageRequest: Codec<{ readonly language: Language }, WireRecord> = z.object({ language });

export const siteRequest: Codec<RequestOf<'loadRouteKeys'>, WireRecord> = z.object({ site: slug });
