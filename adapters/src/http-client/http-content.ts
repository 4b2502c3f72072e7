import type { ContentPort } from '@shop/core/ports/content-port';
import { answerOf } from './answer-of.ts';
import type { Transport } from './transport.ts';

export type HttpContentSettings = {
  /** Which site's page list is asked for, by its root's name in the content system (spec 2). */
  readonly site: string;
};

/** The content system over its delivery API. Rich text comes as it is: see cleaning-content. */
export const httpContent = (transport: Transport, settings: HttpContentSettings = { site: 'olimia' }): ContentPort => ({
  loadPage: (language, path) => answerOf(transport, 'loadPage', { language, path }),
  loadTranslations: (language) => answerOf(transport, 'loadTranslations', { language }),
  loadRouteKeys: () => answerOf(transport, 'loadRouteKeys', { site: settings.site }),
  loadMedia: (language, id) => answerOf(transport, 'loadMedia', { language, id }),
});
