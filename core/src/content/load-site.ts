import type { ResultAsync } from 'neverthrow';
import type { Language } from '../languages/language.ts';
import type { ContentPort, LoadSiteError } from './content-port.ts';
import type { Site } from './site.ts';

/** Name, roots and footer of the site in a language, the same for all of its pages. Errors: `notFound` page, `unreachable`;
 *  a page without them is still a page. */
export const makeLoadSite =
  ({ content }: { readonly content: Pick<ContentPort, 'loadSite'> }) =>
  (language: Language): ResultAsync<Site, LoadSiteError> =>
    content.loadSite(language);
