import { orderKey } from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import { orderCancellationPath } from '@shop/core/paths/cancellation-path';
import { parseContentPath } from '@shop/core/paths/content-path';
import { orderPath } from '@shop/core/paths/order-path';
import { routePath } from '@shop/core/paths/page-key';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { loaded, notLoaded } from '../page-data/loaded.ts';
import type { Address, LoadedRoute } from '../page-data/route-data.ts';
import { type ReportFailure, withFallback } from '../page-data/with-fallback.ts';

/** Loads the page of an order, which is the shop's own and no page of content. An unknown key leads to the 404 page. */
export const loadOrder = async (
  useCases: UseCases,
  reportFailure: ReportFailure,
  address: Address,
): Promise<LoadedRoute> => {
  const { language } = parseContentPath(address.path);
  const key = new URLSearchParams(address.search).get('key') ?? '';
  const [papers, site, routeKeys] = await Promise.all([
    withFallback(async () => loaded(useCases.showPapers(orderKey(key), language)), reportFailure, notLoaded),
    withFallback(async () => loaded(useCases.loadSite(language)), reportFailure, notLoaded),
    withFallback(async () => loaded(useCases.loadRouteKeys()), reportFailure, notLoaded),
  ]);
  const visited = { language, address, site: site.ok ? site.value : undefined };
  if (!papers.ok) {
    return papers.error.kind === 'unreachable'
      ? { ...visited, kind: 'failed', error: papers.error }
      : { ...visited, kind: 'notFound' };
  }
  const { order } = papers.value;
  const cancelHref = orderCancellationPath(
    order,
    routeKeys.ok ? routePath(routeKeys.value, 'cancelOrder', language) : undefined,
    orderKey(key),
  );
  const cultures = languages.map((each) => ({ language: each, path: orderPath(each) }));
  return {
    ...visited,
    kind: 'content',
    page: {
      id: 'order',
      contentType: 'order',
      name: order.orderNumber ?? '',
      path: address.path,
      showFooter: true,
      sections: [],
      cultures,
    },
    isHome: false,
    alternates: cultures.map(({ language: each, path }) => ({ language: each, href: path })),
    sections: [{ type: 'orderPapers', papers: papers.value, key, cancelHref }],
  };
};
