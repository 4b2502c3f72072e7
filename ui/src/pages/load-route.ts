import { alternatePaths } from '@shop/core/content/alternate-paths';
import { parseContentPath, rightAddress } from '@shop/core/paths/content-path';
import { isOrderPath } from '@shop/core/paths/order-path';
import { routePath } from '@shop/core/paths/page-key';
import { rightProductAddress } from '@shop/core/paths/product-path';
import type { RouteKey } from '@shop/core/paths/route-key';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { loaded, notLoaded } from '../page-data/loaded.ts';
import { type Address, hrefOf, type LoadedContent, type LoadedRoute } from '../page-data/route-data.ts';
import type { SectionData } from '../page-data/section-data.ts';
import { type ReportFailure, withFallback } from '../page-data/with-fallback.ts';
import { loadOrder } from './load-order.ts';
import { loadProduct, type ProductRoute } from './load-product.ts';
import { loadSection, type SectionRedirect } from './load-section.ts';
import { withGuide } from './ticket-guide.ts';

/** What loading a route needs besides the use cases. */
type Context = { readonly clock: ClockPort; readonly reportFailure: ReportFailure };

/** Loads everything for the first drawing of an address. Runs on the server for the first page and in the browser
 *  afterwards. Never fails: a failed load is a kind of route, and a bug costs only the part that it is in. An address
 *  that is not canonical leads to a permanent redirect. */
export const loadRoute = async (useCases: UseCases, context: Context, address: Address): Promise<LoadedRoute> => {
  const { reportFailure } = context;
  if (isOrderPath(address.path)) return loadOrder(useCases, reportFailure, address);
  const requested = parseContentPath(address.path);
  const { language, group, item: url } = requested;
  const [page, site, routeKeys, product] = await Promise.all([
    withFallback(async () => loaded(useCases.loadPage(address.path)), reportFailure, notLoaded),
    withFallback(async () => loaded(useCases.loadSite(language)), reportFailure, notLoaded),
    withFallback(async () => loaded(useCases.loadRouteKeys()), reportFailure, notLoaded),
    url === undefined
      ? undefined
      : withFallback(() => loadProduct(useCases, context, address, url), reportFailure, {
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
  // A content page at this address takes precedence over a product.
  const item = parseContentPath(page.value.path).item === undefined ? url : undefined;
  const productRoute = item === undefined ? undefined : product;
  const canonical = canonicalAddress(hrefOf(address), productRoute, routeKeys.ok ? routeKeys.value : []);
  if (canonical !== undefined) return { ...visited, kind: 'redirect', to: canonical, isPermanent: true };
  const alternates = alternatePaths(page.value, {
    routeKeys: routeKeys.ok ? routeKeys.value : [],
    item:
      item === undefined
        ? undefined
        : { url: item, cultures: productRoute?.kind === 'found' ? productRoute.cultures : [] },
  });
  const isHome = group === undefined;
  const route = { ...visited, kind: 'content', page: page.value, isHome, alternates } as const;
  switch (productRoute?.kind) {
    case undefined:
      return withSections(useCases, { ...route, pathOf }, context);
    case 'found':
      return {
        ...route,
        ...productRoute.parts,
        sections: productRoute.parts.sections.map((section) => withGuide(section, page.value.guides ?? [], language)),
      };
    case 'notFound':
      return notFound();
    case 'failed':
      return { ...visited, ...productRoute };
  }
};

/** Returns the canonical address of a page or product, in one step; `undefined` when the requested address is canonical
 *  or the product was not loaded. */
const canonicalAddress = (
  requested: string,
  productRoute: ProductRoute | undefined,
  routeKeys: readonly RouteKey[],
): string | undefined => {
  if (productRoute !== undefined && productRoute.kind !== 'found') return undefined;
  return rightProductAddress(requested, productRoute?.pageGroup, routeKeys) ?? rightAddress(requested);
};

const withSections = async (
  useCases: UseCases,
  { pathOf, ...route }: Omit<LoadedContent, 'sections'> & { readonly pathOf: (page: string) => string | undefined },
  { clock, reportFailure }: Context,
): Promise<LoadedRoute> => {
  const { language, address } = route;
  const moment = { today: clock.today(), now: clock.now(), zone: clock.zone };
  const sections = await Promise.all(
    route.page.sections.map((section) =>
      withFallback(
        (): Promise<SectionData | SectionRedirect> => loadSection(useCases, section, { ...route, pathOf }, moment),
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
