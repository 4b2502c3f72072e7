import type { ContentPort, LoadPageError } from '@shop/core/ports/content-port';

const messages = {
  own: "a page of the program's own content cannot be read; a file of it is missing or damaged: install this version again",
  folder: 'a page of CONTENT_DIR cannot be read; shop content doctor says which file and what to mend',
  elsewhere: 'a page could not be loaded from PROVIDER_URL or CONTENT_URL; a content system needs CONTENT_URL',
} as const;

/** Returns content that reports failed loads of a page, the shared footer or the page list, since such a failure keeps
 *  pages from being shown. `kind` is the cause; neither the visitor nor the address is reported. */
export const watchedContent = (
  content: ContentPort,
  from: keyof typeof messages,
  report: (kind: string, message: string) => void,
): ContentPort => {
  const reported = <Failure extends LoadPageError>(error: Failure): Failure => {
    if (error.kind !== 'notFound') report(error.kind === 'unreachable' ? error.cause : error.kind, messages[from]);
    return error;
  };
  return {
    ...content,
    loadPage: (language, path) => content.loadPage(language, path).mapErr(reported),
    loadSite: (language) => content.loadSite(language).mapErr(reported),
    loadRouteKeys: () => content.loadRouteKeys().mapErr(reported),
  };
};
