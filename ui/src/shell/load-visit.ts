import type { Cart } from '@shop/core/cart/cart';
import type { PageHead } from '@shop/core/content/page-head';
import { parseContentPath } from '@shop/core/paths/content-path';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import type { i18n } from 'i18next';
import { type Loaded, loaded } from '../page-data/loaded.ts';
import type { Address, RouteData } from '../page-data/route-data.ts';
import type { ReportFailure } from '../page-data/with-fallback.ts';
import { headOf } from '../pages/head-of.ts';
import { isCheckout } from '../pages/is-checkout.ts';
import { loadRoute } from '../pages/load-route.ts';
import { prepareSections } from '../sections/section-registry.tsx';
import { replacementFiles, shellFiles } from './lazy-shell.ts';

/** An address with everything that drawing it needs, texts included. `cart` is present only if the language changes. */
export type Visit = {
  readonly route: RouteData;
  readonly head: PageHead;
  readonly cart?: Loaded<Cart | undefined>;
};

/** Loads data, section files and texts of an address, in parallel where possible. */
export const loadVisit = async (
  {
    useCases,
    clock,
    reportFailure,
    i18n,
    origin,
  }: {
    readonly useCases: UseCases;
    readonly clock: ClockPort;
    readonly reportFailure: ReportFailure;
    readonly i18n: i18n;
    readonly origin: string;
  },
  address: Address,
): Promise<Visit> => {
  const { language } = parseContentPath(address.path);
  const routeLoading = loadRoute(useCases, { clock, reportFailure }, address);
  // Loading a checkout page may renew expired holds, so the cart is read afterwards.
  const cartAfter = async (before: Promise<RouteData> | undefined): Promise<Loaded<Cart | undefined>> => {
    await before;
    return loaded(useCases.loadCart(language));
  };
  const before = isCheckout(address.path) ? routeLoading : undefined;
  const [route, cart] = await Promise.all([routeLoading, language === i18n.language ? undefined : cartAfter(before)]);
  const isKnown = i18n.hasResourceBundle(route.language, 'translation');
  const [words] = await Promise.all([
    isKnown ? undefined : loaded(useCases.loadTranslations(route.language)),
    route.kind === 'content' ? prepareSections(route.sections) : undefined,
    ...[...shellFiles, ...replacementFiles(route.kind)].map(({ prepare }) => prepare().catch(() => undefined)),
  ]);
  // Without texts the page shows translation keys until the next load.
  if (words?.ok) i18n.addResourceBundle(route.language, 'translation', words.value);
  return {
    route,
    head: headOf(route, { words: i18n, origin, reportFailure }),
    cart,
  };
};
