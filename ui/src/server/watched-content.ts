import type { ContentPort } from '@shop/core/content/content-port';

const message =
  'a page could not be loaded from PROVIDER_URL or CONTENT_URL; a content system needs CONTENT_URL, without it the provider is read as another shop';

/** Content from elsewhere that tells when a page cannot be shown, so that none goes missing in silence. `kind`
 *  is what was wrong with the answer; nothing of a visitor is told, not even the address. */
export const watchedContent = (content: ContentPort, tell: (kind: string, message: string) => void): ContentPort => ({
  ...content,
  loadPage: (language, path) =>
    content.loadPage(language, path).mapErr((error) => {
      if (error.kind !== 'notFound') tell(error.kind === 'unreachable' ? error.cause : error.kind, message);
      return error;
    }),
});
