import { type MediaId, mediaId } from '@shop/core/ids';
import { type Language, languageOr } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import * as z from 'zod/mini';
import { type Codec, mapped, type WireRecord } from '../codec/codec.ts';
import { language, languageOfTag } from '../codec/languages.ts';
import { id, text } from '../codec/texts.ts';

export type LanguageRequest = { readonly language: Language };
export type PageRequest = LanguageRequest & { readonly path: string };
export type MediaRequest = LanguageRequest & { readonly id: MediaId };
export type NoRequest = Readonly<Record<never, never>>;

const accepted = { 'Accept-Language': z.exactOptional(text(1000)) };

/** The language that the header names first, else the path's own, else sl. */
const languageOf = (header: string | undefined, path: string): Language => {
  const [first = ''] = (header ?? '').split(/[,;]/, 1);
  return languageOfTag(first) ?? languageOr(path.split('/').find((segment) => segment !== ''));
};

const leading = (path: string): string => `/${path.replace(/^\/+/, '')}`;

export const pageRequest: Codec<PageRequest, WireRecord> = mapped(z.object({ path: text(2000), ...accepted }), {
  decode: (parts) => ({
    language: languageOf(parts['Accept-Language'], parts.path),
    path: leading(parts.path),
  }),
  encode: (request) => ({
    path: request.path.replace(/^\/+/, ''),
    'Accept-Language': localeTag(request.language),
  }),
});

export const mediaRequest: Codec<MediaRequest, WireRecord> = mapped(z.object({ id: id(mediaId), ...accepted }), {
  decode: (parts) => ({ language: languageOf(parts['Accept-Language'], ''), id: parts.id }),
  encode: (request) => ({ id: request.id, 'Accept-Language': localeTag(request.language) }),
});

export const languageRequest: Codec<LanguageRequest, WireRecord> = z.object({ language });

/** One server has one site, so nothing is to be said. */
export const noRequest: Codec<NoRequest, WireRecord> = z.object({});
