import { believed } from '../codec/html-text.ts';
import { media } from '../umbraco/media.ts';
import { pageOf } from '../umbraco/page.ts';
import { routeKeys } from '../umbraco/route-keys.ts';
import { translations } from '../umbraco/translations.ts';
import { languageRequest, mediaRequest, pageRequest, siteRequest } from './content-request-codec.ts';
import type { Endpoints } from './endpoint.ts';
import { no } from './plain-refusal.ts';

const prefix = '/umbraco/delivery/api/v2';

/** The content system, after the Umbraco Content Delivery API v2; translations and routes are calls that sites add to it
 *  (content facts 1 and 4). */
export const contentEndpoints: Pick<Endpoints, 'loadPage' | 'loadMedia' | 'loadTranslations' | 'loadRouteKeys'> = {
  loadPage: {
    method: 'GET',
    path: `${prefix}/content/item/{path*}`,
    headers: ['Accept-Language'],
    request: pageRequest,
    answer: pageOf(believed),
    repeat: 'safe',
    changes: false,
    without: no('page'),
    summary: 'A page of the content system by its path; an empty path is the home page',
  },
  loadMedia: {
    method: 'GET',
    path: `${prefix}/media/item/{id}`,
    headers: ['Accept-Language'],
    request: mediaRequest,
    answer: media,
    repeat: 'safe',
    changes: false,
    without: no('media'),
    summary: 'An image with its texts and focal point',
  },
  loadTranslations: {
    method: 'GET',
    path: `${prefix}/translations/{language}`,
    request: languageRequest,
    answer: translations,
    repeat: 'safe',
    changes: false,
    summary: 'Message texts of a language',
  },
  loadRouteKeys: {
    method: 'GET',
    path: `${prefix}/routes/{site}`,
    request: siteRequest,
    answer: routeKeys,
    repeat: 'safe',
    changes: false,
    summary: 'Stored page keys of a site and their paths per language',
  },
};
