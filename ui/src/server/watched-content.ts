import type { ContentPort } from '@shop/core/content/content-port';

const message =
  'a page could not be loaded from PROVIDER_URL or CONTENT_URL; a content system needs CONTENT_URL, without it the provider is read as another shop';

/** Content from elsewhere that reports pages that cannot be shown. `kind` is the answer's fault; nothing of a visitor
 *  is logged, not even the address. */
export const watchedContent = (content: ContentPort, tell: (kind: string, message: string) => void): ContentPort => ({
  ...content,
  loadPage: (language, path) =>
    content.loadPage(language, path).mapErr((error) => {
      if (error.kind !== 'notFound') tell(error.kind === 'unreachable' ? error.cause : error.kind, message);
      return error;
    }),
});
