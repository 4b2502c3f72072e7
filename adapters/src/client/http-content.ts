import { namedError } from '@shop/core/errors/named-error';
import * as port from '@shop/core/ports/content-port';
import { answerOf } from './answer-of.ts';
import { mediaAt, pageMediaAt } from './media-host.ts';
import type { Transport } from './transport.ts';

export type HttpContentSettings = {
  /** Which site's page list is asked for, by its root's name in the content system (spec 2). */
  readonly site?: string;
  /** Origin of the content system's images; absent when their paths are ours, as behind our own server. */
  readonly mediaOrigin?: string;
};

/** The content system over its delivery API. Rich text comes as it is: see cleaning-ports. */
export const httpContent = (
  transport: Transport,
  { site = 'olimia', mediaOrigin = '' }: HttpContentSettings = {},
): port.ContentPort => ({
  loadPage: (language, path) =>
    answerOf(transport, 'loadPage', { language, path })
      .map((page) => pageMediaAt(mediaOrigin, page))
      .mapErr(namedError(port.loadPageErrors)),
  loadTranslations: (language) =>
    answerOf(transport, 'loadTranslations', { language }).mapErr(namedError(port.loadTranslationsErrors)),
  loadRouteKeys: () => answerOf(transport, 'loadRouteKeys', { site }).mapErr(namedError(port.loadRouteKeysErrors)),
  loadMedia: (language, id) =>
    answerOf(transport, 'loadMedia', { language, id })
      .map(mediaAt(mediaOrigin))
      .mapErr(namedError(port.loadMediaErrors)),
});
