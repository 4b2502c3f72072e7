import type { ResultAsync } from 'neverthrow';
import type { Page } from '../content/page.ts';
import type { Language } from '../languages/language.ts';
import { contentPath, pagePath, parseContentPath } from '../paths/content-path.ts';
import type { ContentPort, LoadPageError } from '../ports/content-port.ts';

type Pages = { readonly content: Pick<ContentPort, 'loadPage'> };

/** Returns the page at an address, otherwise the list page of a product at that address; pages take precedence. The
 *  returned page's path shows which. Errors: `notFound` page when there is neither. */
export const nearestPage =
  ({ content }: Pages) =>
  (language: Language, path: string): ResultAsync<Page, LoadPageError> => {
    const parts = parseContentPath(path);
    const whole = content.loadPage(language, path);
    if (parts.item === undefined) return whole;
    // An unreachable page must not hide a product whose list page is available.
    return whole.orElse((error) =>
      content.loadPage(language, pagePath(parts)).mapErr((other) => (error.kind === 'notFound' ? other : error)),
    );
  };

/** Returns the page at an address, in the address's own language. The detail view of a product belongs to its list
 *  page. Errors: `notFound` page. */
export const makeLoadPage =
  (pages: Pages) =>
  (address: string): ResultAsync<Page, LoadPageError> => {
    const path = parseContentPath(address);
    return nearestPage(pages)(path.language, contentPath(path));
  };
