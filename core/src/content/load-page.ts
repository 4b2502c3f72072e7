import type { ResultAsync } from 'neverthrow';
import { pagePath, parseContentPath } from '../paths/content-path.ts';
import type { ContentPort, LoadPageError } from '../ports/content-port.ts';
import type { Page } from './page.ts';

/** The page that an address shows, in the address's own language; a product's detail belongs to its list page.
 *  Errors: `notFound` page. */
export const makeLoadPage =
  ({ content }: { readonly content: Pick<ContentPort, 'loadPage'> }) =>
  (address: string): ResultAsync<Page, LoadPageError> => {
    const path = parseContentPath(address);
    return content.loadPage(path.language, pagePath(path));
  };
