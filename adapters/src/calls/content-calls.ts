import {
  type ContentPort,
  loadMediaErrors,
  loadPageErrors,
  loadRouteKeysErrors,
  loadSiteErrors,
  loadTranslationsErrors,
} from '@shop/core/content/content-port';
import { nearestPage } from '@shop/core/content/load-page';
import { mediaId } from '@shop/core/ids';
import { type Language, languageOr, languages } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import type { RouteKey, Translations } from '@shop/core/paths/route-key';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../codec/codec.ts';
import { languageOfTag } from '../codec/languages.ts';
import { id, text } from '../codec/texts.ts';
import { sentAs, wireObject } from '../codec/wire-object.ts';
import type { CallOfMethod } from './call.ts';
import { byLanguage, type LanguageRequest, no, query } from './call-parts.ts';
import { media, page, site } from './content-codec.ts';
import { publicly, typed } from './privacy.ts';

const accepted = sentAs('Accept-Language', publicly(z.exactOptional(text(1000))));

/** The language that the header names first, else the path's own, else sl. */
const languageOf = (header: string | undefined, path: string): Language => {
  const [first = ''] = (header ?? '').split(/[,;]/, 1);
  return languageOfTag(first) ?? languageOr(path.split('/').find((segment) => segment !== ''));
};

const leading = (path: string): string => `/${path.replace(/^\/+/, '')}`;

const pageRequest = mapped(wireObject({ path: typed(text(2000)), accepted }), {
  decode: ({ path, accepted: header }) => ({ language: languageOf(header, path), path: leading(path) }),
  encode: (request) => ({ path: request.path.replace(/^\/+/, ''), accepted: localeTag(request.language) }),
});

const mediaRequest = mapped(wireObject({ id: typed(id(mediaId)), accepted }), {
  decode: ({ accepted: header, ...same }) => ({ language: languageOf(header, ''), ...same }),
  encode: (request) => ({ id: request.id, accepted: localeTag(request.language) }),
});

/** One server has one site, so the request is empty. */
const noRequest = z.object({});

/** The message map of a language. */
const translations: Codec<Translations> = publicly(z.record(z.string(), z.string()));

/** Stored page keys and their paths per language. */
const routeKeys: Codec<readonly RouteKey[]> = mapped(
  publicly(
    z.object({
      items: z.array(z.object({ key: z.string(), paths: z.partialRecord(z.enum(languages), z.string()) })),
    }),
  ),
  { decode: ({ items }): readonly RouteKey[] => items, encode: (keys) => ({ items: [...keys] }) },
);

const prefix = '/Content';

/** Content of the shop's own server, whole and clean. A content system is read by an adapter of its own. */
export const loadPage: CallOfMethod<ContentPort['loadPage'], z.output<typeof pageRequest>> = {
  of: nearestPage,
  ...query,
  toRequest: (language, path) => ({ request: { language, path } }),
  toArguments: ({ language, path }) => [language, path],
  errors: loadPageErrors,
  path: `${prefix}/GetPage/{path*}`,
  headers: ['Accept-Language'],
  request: pageRequest,
  answer: page,
  without: no('page'),
  summary:
    'A page by its path, else the list page that a product of that path stands below; an empty path is the home page',
};

export const loadMedia: CallOfMethod<ContentPort['loadMedia'], z.output<typeof mediaRequest>> = {
  of: ({ content }) => content.loadMedia,
  ...query,
  toRequest: (language, id) => ({ request: { language, id } }),
  toArguments: ({ language, id }) => [language, id],
  errors: loadMediaErrors,
  path: `${prefix}/GetMedia/{id}`,
  headers: ['Accept-Language'],
  request: mediaRequest,
  answer: media,
  without: no('media'),
  summary: 'An image with its texts and focal point',
};

export const loadSite: CallOfMethod<ContentPort['loadSite'], LanguageRequest> = {
  of: ({ content }) => content.loadSite,
  ...byLanguage,
  errors: loadSiteErrors,
  path: `${prefix}/GetSite/{language}`,
  answer: site,
  without: no('page'),
  summary: 'What all pages of a language share: name, roots and footer',
};

export const loadTranslations: CallOfMethod<ContentPort['loadTranslations'], LanguageRequest> = {
  of: ({ content }) => content.loadTranslations,
  ...byLanguage,
  errors: loadTranslationsErrors,
  path: `${prefix}/GetTranslations/{language}`,
  answer: translations,
  summary: 'Message texts of a language',
};

export const loadRouteKeys: CallOfMethod<ContentPort['loadRouteKeys'], z.output<typeof noRequest>> = {
  of: ({ content }) => content.loadRouteKeys,
  ...query,
  toRequest: () => ({ request: {} }),
  toArguments: () => [],
  errors: loadRouteKeysErrors,
  path: `${prefix}/GetRoutes`,
  request: noRequest,
  answer: routeKeys,
  summary: 'Stored page keys of the site and their paths per language',
};
