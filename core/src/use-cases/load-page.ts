import type { ResultAsync } from 'neverthrow';
import type { Page } from '../content/page.ts';
import type { Language } from '../languages/language.ts';
import { contentPath, pagePath, parseContentPath } from '../paths/content-path.ts';
import type { ContentPort, LoadPageError } from '../ports/content-port.ts';

type Pages = { readonly content: Pick<ContentPort, 'loadPage'> };

/** The page of an address, else the list page of a product at that address: content goes first. The page's path tells
 *  which. Errors: `notFound` page for neither. */
export const nearestPage =
  ({ content }: Pages) =>
  (language: Language, path: string): ResultAsync<Page, LoadPageError> => {
    const parts = parseContentPath(path);
    const whole = content.loadPage(language, path);
    if (parts.item === undefined) return whole;
    // An unreachable page must not cost a product whose list page is known.
    return whole.orElse((error) =>
      content.loadPage(language, pagePath(parts)).mapErr((other) => (error.kind === 'notFound' ? other : error)),
    );
  };

/** The page that an address shows, in the address's own language; a product's detail belongs to its list page.
 *  Errors: `notFound` page. */
export const makeLoadPage =
  (pages: Pages) =>
  (address: string): ResultAsync<Page, LoadPageError> => {
    const path = parseContentPath(address);
    return nearestPage(pages)(path.language, contentPath(path));
  };
