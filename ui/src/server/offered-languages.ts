import type { AlternatePath } from '@shop/core/paths/alternate-paths';
import { pagePath, parseContentPath } from '@shop/core/paths/content-path';
import { isOwnPath } from '@shop/core/paths/own-path';
import type { UseCases } from '@shop/core/use-cases';
import { caught, type TellFailure } from '../pages/caught.ts';
import type { RouteData } from '../pages/route-data.ts';

/** The route with those languages alone in which content has its page, as far as it can be asked: a list of pages may name one
 *  that is gone, and no link and no search engine may be led there (R-SHELL-4). A product stands where its list page stands. */
export const withOfferedLanguages = async <Route extends RouteData>(
  { loadPage }: Pick<UseCases, 'loadPage'>,
  route: Route,
  tellFailure: TellFailure,
): Promise<Route> => {
  if (route.kind !== 'content') return route;
  const { language, alternates, product } = route;
  const isThere = async ({ language: other, href }: AlternatePath): Promise<boolean> => {
    if (other === language || !isOwnPath(href)) return true;
    const page = await loadPage(product === undefined ? href : pagePath(parseContentPath(href)));
    return page.isOk() || page.error.kind !== 'notFound';
  };
  const found = await Promise.all(alternates.map((alternate) => caught(() => isThere(alternate), tellFailure, true)));
  return { ...route, alternates: alternates.filter((_, index) => found[index]) };
};
