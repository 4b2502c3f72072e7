import { alternatePaths } from '@shop/core/content/alternate-paths';
import { parseContentPath, rightAddress } from '@shop/core/paths/content-path';
import { isOrderPath } from '@shop/core/paths/order-path';
import { routePath } from '@shop/core/paths/page-key';
import { movedProduct } from '@shop/core/paths/product-path';
import type { RouteKey } from '@shop/core/paths/route-key';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { caught, type ReportFailure } from '../page-data/caught.ts';
import { loaded, notLoaded } from '../page-data/loaded.ts';
import { type Address, hrefOf, type LoadedContent, type LoadedRoute } from '../page-data/route-data.ts';
import type { SectionData } from '../page-data/section-data.ts';
import { loadOrder } from './load-order.ts';
import { loadProduct, type ProductRoute } from './load-product.ts';
import { loadSection, type SectionRedirect } from './load-section.ts';

/** Context of loading a route. */
type Context = { readonly clock: ClockPort; readonly reportFailure: ReportFailure };

/** Everything for the first drawing of an address. Runs on the server for the first page and in the browser afterwards.
 *  Never fails: failures are kinds of routes, and a bug costs only its part. Another spelling redirects permanently. */
export const loadRoute = async (useCases: UseCases, context: Context, address: Address): Promise<LoadedRoute> => {
  const { reportFailure } = context;
  if (isOrderPath(address.path)) return loadOrder(useCases, reportFailure, address);
  const requested = parseContentPath(address.path);
  const { language, group, item: url } = requested;
  const [page, site, routeKeys, product] = await Promise.all([
    caught(async () => loaded(useCases.loadPage(address.path)), reportFailure, notLoaded),
    caught(async () => loaded(useCases.loadSite(language)), reportFailure, notLoaded),
    caught(async () => loaded(useCases.loadRouteKeys()), reportFailure, notLoaded),
    url === undefined
      ? undefined
      : caught(() => loadProduct(useCases, context, address, url), reportFailure, {
          kind: 'failed',
          error: notLoaded.error,
        }),
  ]);
  const visited = { language, address, site: site.ok ? site.value : undefined };
  const pathOf = (name: string): string | undefined =>
    routeKeys.ok ? routePath(routeKeys.value, name, language) : undefined;
  const notFound = (): LoadedRoute => ({ ...visited, kind: 'notFound', ticketsPath: pathOf('poolTickets') });
  if (!page.ok) {
    return page.error.kind === 'notFound' ? notFound() : { ...visited, kind: 'failed', error: page.error };
  }
  // Content goes first: a page of its own under such an address leaves no room for a product.
  const item = parseContentPath(page.value.path).item === undefined ? url : undefined;
  const found = item === undefined ? undefined : product;
  const right = rightPlace(hrefOf(address), found, routeKeys.ok ? routeKeys.value : []);
  if (right !== undefined) return { ...visited, kind: 'redirect', to: right, isPermanent: true };
  const alternates = alternatePaths(page.value, {
    routeKeys: routeKeys.ok ? routeKeys.value : [],
    item: item === undefined ? undefined : { url: item, cultures: found?.kind === 'found' ? found.cultures : [] },
  });
  const isHome = group === undefined;
  const route = { ...visited, kind: 'content', page: page.value, isHome, alternates } as const;
  switch (found?.kind) {
    case undefined:
      return withSections(useCases, { ...route, pathOf }, context);
    case 'found':
      return { ...route, ...found.parts };
    case 'notFound':
      return notFound();
    case 'failed':
      return { ...visited, ...found };
  }
};

/** The canonical address of what was found, in one step; none if it is that already, or nothing was found. */
const rightPlace = (
  requested: string,
  found: ProductRoute | undefined,
  routeKeys: readonly RouteKey[],
): string | undefined => {
  if (found !== undefined && found.kind !== 'found') return undefined;
  return movedProduct(requested, found?.pageGroup, routeKeys) ?? rightAddress(requested);
};

const withSections = async (
  useCases: UseCases,
  { pathOf, ...route }: Omit<LoadedContent, 'sections'> & { readonly pathOf: (page: string) => string | undefined },
  { clock, reportFailure }: Context,
): Promise<LoadedRoute> => {
  const { language, address } = route;
  const today = clock.today();
  const sections = await Promise.all(
    route.page.sections.map((section) =>
      caught(
        (): Promise<SectionData | SectionRedirect> => loadSection(useCases, section, { ...route, pathOf }, today),
        reportFailure,
        {
          type: 'failed',
        },
      ),
    ),
  );
  const redirect = sections.find((section) => section.type === 'redirect');
  if (redirect !== undefined) return { ...redirect, language, address, kind: 'redirect' };
  return { ...route, sections: sections.filter((section) => section.type !== 'redirect') };
};
