import { mediaId } from '@shop/core/ids';
import { type Language, languageOr, languages } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';
import type { RouteKey, Translations } from '@shop/core/paths/route-key';
import {
  type ContentPort,
  loadMediaErrors,
  loadPageErrors,
  loadRouteKeysErrors,
  loadSiteErrors,
  loadTranslationsErrors,
} from '@shop/core/ports/content-port';
import * as z from 'zod/mini';
import { reading } from '../codec/codec.ts';
import { languageOfTag } from '../codec/languages.ts';
import { type Html, id, ownHtml, text } from '../codec/texts.ts';
import type { CallOfMethod } from './call.ts';
import { byLanguage, type LanguageRequest, no, query } from './call-parts.ts';
import { page, site } from './content-wire.ts';
import { media } from './media-wire.ts';
import { publicly, typed } from './privacy.ts';

const accepted = { 'Accept-Language': publicly(z.optional(text(1000))) };

/** Returns the first language of the header, otherwise the language of the path, otherwise sl. */
const languageOf = (header: string | undefined, path: string): Language => {
  const [first = ''] = (header ?? '').split(/[,;]/, 1);
  return languageOfTag(first) ?? languageOr(path.split('/').find((segment) => segment !== ''));
};

const leading = (path: string): string => `/${path.replace(/^\/+/, '')}`;

const pageRequest = z.object({ path: typed(text(2000)), ...accepted });

const mediaRequest = z.object({ id: typed(id(mediaId)), ...accepted });

/** A server has one site, so the request is empty. */
const noRequest = z.object({});

/** The messages of a language. */
const translations = reading(publicly(z.record(z.string(), z.string())), (sent): Translations => sent);

/** Writes the messages of a language. */
export const writeTranslations = (words: Translations) => ({ ...words });

/** Stored page keys and their paths by language. */
const routeKeys = reading(
  publicly(
    z.object({
      items: z.array(z.object({ key: z.string(), paths: z.partialRecord(z.enum(languages), z.string()) })),
    }),
  ),
  ({ items }): readonly RouteKey[] => items,
);

/** Writes page keys and their paths by language. */
export const writeRouteKeys = (keys: readonly RouteKey[]) => ({
  items: keys.map(({ key, paths }) => ({ key, paths: { ...paths } })),
});

const prefix = '/Content';

/** A page of the shop's own server, complete and clean. A content system has an adapter of its own. */
export const loadPage: CallOfMethod<ContentPort['loadPage'], z.output<typeof pageRequest>> = {
  ...query,
  toRequest: (language, path) => ({
    request: { path: path.replace(/^\/+/, ''), 'Accept-Language': localeTag(language) },
  }),
  toArguments: ({ path, 'Accept-Language': header }) => [languageOf(header, path), leading(path)],
  errors: loadPageErrors,
  path: `${prefix}/GetPage/{path*}`,
  headers: ['Accept-Language'],
  request: pageRequest,
  answer: page(ownHtml),
  without: no('page'),
};

export const loadMedia: CallOfMethod<ContentPort['loadMedia'], z.output<typeof mediaRequest>> = {
  ...query,
  toRequest: (language, id) => ({ request: { id, 'Accept-Language': localeTag(language) } }),
  toArguments: ({ id, 'Accept-Language': header }) => [languageOf(header, ''), id],
  errors: loadMediaErrors,
  path: `${prefix}/GetMedia/{id}`,
  headers: ['Accept-Language'],
  request: mediaRequest,
  answer: media,
  without: no('media'),
};

export const loadSite: CallOfMethod<ContentPort['loadSite'], LanguageRequest> = {
  ...byLanguage,
  errors: loadSiteErrors,
  path: `${prefix}/GetSite/{language}`,
  answer: site(ownHtml),
  without: no('page'),
};

export const loadTranslations: CallOfMethod<ContentPort['loadTranslations'], LanguageRequest> = {
  ...byLanguage,
  errors: loadTranslationsErrors,
  path: `${prefix}/GetTranslations/{language}`,
  answer: translations,
};

export const loadRouteKeys: CallOfMethod<ContentPort['loadRouteKeys'], z.output<typeof noRequest>> = {
  ...query,
  toRequest: () => ({ request: {} }),
  toArguments: () => [],
  errors: loadRouteKeysErrors,
  path: `${prefix}/GetRoutes`,
  request: noRequest,
  answer: routeKeys,
};

/** Returns the calls whose answers contain rich text, which `html` converts. */
export const withRichText = (html: Html) => ({
  loadPage: { ...loadPage, answer: page(html) },
  loadSite: { ...loadSite, answer: site(html) },
});
