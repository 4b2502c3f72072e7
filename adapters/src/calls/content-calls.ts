import { nearestPage } from '@shop/core/content/load-page';
import {
  type ContentPort,
  loadMediaErrors,
  loadPageErrors,
  loadRouteKeysErrors,
  loadSiteErrors,
  loadTranslationsErrors,
} from '@shop/core/ports/content-port';
import type { CallOfMethod } from './call.ts';
import { answerItself, no } from './call-parts.ts';
import { media } from './content-media-codec.ts';
import { page } from './content-page-codec.ts';
import { mediaPrivacy, pagePrivacy, sitePrivacy } from './content-privacy.ts';
import {
  type LanguageRequest,
  languageRequest,
  type MediaRequest,
  mediaRequest,
  type NoRequest,
  noRequest,
  type PageRequest,
  pageRequest,
} from './content-request-codec.ts';
import { site } from './content-site-codec.ts';
import { routeKeys, translations } from './content-translations-codec.ts';
import { publicMembers, typedMembers } from './privacy.ts';

const prefix = '/Content';

/** Content as the shop's own server tells it: whole and clean. A content system is asked in its own way. */
export const loadPage: CallOfMethod<ContentPort['loadPage'], PageRequest> = {
  of: nearestPage,
  toRequest: (language, path) => ({ request: { language, path } }),
  toArguments: ({ language, path }) => [language, path],
  ...answerItself,
  errors: loadPageErrors,
  method: 'GET',
  path: `${prefix}/GetPage/{path*}`,
  headers: ['Accept-Language'],
  request: pageRequest,
  answer: page,
  repeat: 'safe',
  changes: false,
  without: no('page'),
  privacy: { request: { ...typedMembers('path'), ...publicMembers('Accept-Language') }, answer: pagePrivacy },
  summary:
    'A page by its path, else the list page that a product of that path stands below; an empty path is the home page',
};

export const loadMedia: CallOfMethod<ContentPort['loadMedia'], MediaRequest> = {
  of: ({ content }) => content.loadMedia,
  toRequest: (language, id) => ({ request: { language, id } }),
  toArguments: ({ language, id }) => [language, id],
  ...answerItself,
  errors: loadMediaErrors,
  method: 'GET',
  path: `${prefix}/GetMedia/{id}`,
  headers: ['Accept-Language'],
  request: mediaRequest,
  answer: media,
  repeat: 'safe',
  changes: false,
  without: no('media'),
  privacy: { request: { ...typedMembers('id'), ...publicMembers('Accept-Language') }, answer: mediaPrivacy },
  summary: 'An image with its texts and focal point',
};

export const loadSite: CallOfMethod<ContentPort['loadSite'], LanguageRequest> = {
  of: ({ content }) => content.loadSite,
  toRequest: (language) => ({ request: { language } }),
  toArguments: ({ language }) => [language],
  ...answerItself,
  errors: loadSiteErrors,
  method: 'GET',
  path: `${prefix}/GetSite/{language}`,
  request: languageRequest,
  answer: site,
  repeat: 'safe',
  changes: false,
  without: no('page'),
  privacy: { request: publicMembers('language'), answer: sitePrivacy },
  summary: 'What all pages of a language share: name, roots and footer',
};

export const loadTranslations: CallOfMethod<ContentPort['loadTranslations'], LanguageRequest> = {
  of: ({ content }) => content.loadTranslations,
  toRequest: (language) => ({ request: { language } }),
  toArguments: ({ language }) => [language],
  ...answerItself,
  errors: loadTranslationsErrors,
  method: 'GET',
  path: `${prefix}/GetTranslations/{language}`,
  request: languageRequest,
  answer: translations,
  repeat: 'safe',
  changes: false,
  privacy: { request: publicMembers('language'), answer: publicMembers('*') },
  summary: 'Message texts of a language',
};

export const loadRouteKeys: CallOfMethod<ContentPort['loadRouteKeys'], NoRequest> = {
  of: ({ content }) => content.loadRouteKeys,
  toRequest: () => ({ request: {} }),
  toArguments: () => [],
  ...answerItself,
  errors: loadRouteKeysErrors,
  method: 'GET',
  path: `${prefix}/GetRoutes`,
  request: noRequest,
  answer: routeKeys,
  repeat: 'safe',
  changes: false,
  privacy: {
    request: {},
    answer: { items: { ...publicMembers('key'), paths: publicMembers('*') } },
  },
  summary: 'Stored page keys of the site and their paths per language',
};
