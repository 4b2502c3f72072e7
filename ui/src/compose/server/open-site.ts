import 'reflect-metadata/lite';
import { keptProducts } from '@shop/adapters/content/cache/kept-products';
import { siteContent } from '@shop/adapters/content/site-content';
import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { papersWords } from '@shop/adapters/content/translations/papers-words';
import { orderDrawer } from '@shop/adapters/papers/pdf/order-drawer';
import { openWallets } from '@shop/adapters/papers/wallet/wallets';
import { systemClock } from '@shop/adapters/platform/clock/clocks';
import { headAsGet } from '@shop/adapters/platform/http/head-as-get';
import { cryptoRandom, seededRandom } from '@shop/adapters/platform/random/crypto-random';
import { apiRouter } from '@shop/adapters/server/api-router';
import { listenThenOpen, type Opened } from '@shop/adapters/server/listen-then-open';
import { type StorePulse, storePulse } from '@shop/adapters/server/operations/store-pulse';
import { pageRequests } from '@shop/adapters/server/page-requests';
import { noteRequest } from '@shop/adapters/server/server-watch';
import { staffOf } from '@shop/adapters/server/staff-tokens';
import { type StandinServerOptions, startStandinServer } from '@shop/adapters/shop/test-bank-server';
import { contactWords } from '@shop/core/papers/contact-words';
import { visitFiles } from '@shop/core/papers/visit-files';
import { walletPass } from '@shop/core/papers/wallet-pass';
import { Hono } from 'hono';
import { err, type Result } from 'neverthrow';
import { container, type DependencyContainer, type InjectionToken, instanceCachingFactory } from 'tsyringe';
import { staticFiles } from '../../server/files/static-files.ts';
import { draftedCheckout, memoryDrafts } from '../../server/forms/customer-drafts.ts';
import { sitemapLifetime } from '../../server/intervals.ts';
import { logCrash } from '../../server/logs/error-log.ts';
import { pagesApp } from '../../server/pages/pages-app.ts';
import type { DrawVisits, OpenSample, TakePasses } from '../../server/pages/pages-options.ts';
import type { Mishaps, RunningShop } from '../../server/running-shop.ts';
import {
  contentSettings,
  paymentOrigins,
  standinSettings,
  visitorAddresses,
} from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { contactOf, sharedDomain, shownSettings, trackingOrigins } from '../../server/settings/shown-settings.ts';
import { staffTokensOf } from '../../server/settings/staff-tokens.ts';
import { siteApp } from '../../server/site-app.ts';
import { translationsStore } from '../../server/translations-store.ts';
import { watchOf, withOperations } from './open-operations.ts';
import { chosenLevers, clockOf, openServedProvider } from './open-provider.ts';
import { type Client, parts, type SiteStart } from './site-parts.ts';

/** Opens everything behind one address. Error: one line for the person who starts the shop. */
export const openShop = (
  settings: ServerSettings,
  client: Client,
  mishaps: Mishaps,
): Promise<Result<RunningShop, string>> => {
  const { HOST, PORT, ONLY, PUBLIC_ORIGIN, LEAVE_SECONDS } = settings;
  const staff = staffOf(staffTokensOf(settings));
  const isStaff = (authorization: string | undefined): boolean => staff(authorization) !== undefined;
  const { onCut, onLost } = mishaps;
  return withOperations(settings, (operations) => {
    const watch = watchOf(operations);
    if (ONLY === 'payments') return openStandin(settings, { ...mishaps, watch });
    const listening = { host: HOST, port: PORT, onCut, watch, leaveMs: LEAVE_SECONDS * 1000, isStaff };
    return listenThenOpen({ ...listening, ...visitorAddresses(settings) }, async (url) => {
      const address = PUBLIC_ORIGIN ?? url;
      const site = await openSite({ settings, server: { address, onLost }, client, operations });
      return site.map((opened) => ({ ...opened, address }));
    });
  });
};

/** The payment stand-in alone. */
const openStandin = async (
  settings: ServerSettings,
  watched: Mishaps & Pick<StandinServerOptions, 'watch'>,
): Promise<Result<RunningShop, string>> => {
  const standin = standinSettings(settings);
  if (standin.isErr()) return err(standin.error);
  const levers = chosenLevers(settings);
  if (levers.isErr()) return err(levers.error);
  const clock = clockOf(settings);
  return startStandinServer({ ...standin.value, ...levers.value, ...watched, clock, random: cryptoRandom });
};

/** Everything that answers requests, for any server in front of it. */
export type Site = Opened & { readonly dataFile?: string | undefined };

/** The same site, which is ready only while its store answers. */
const pulsing = (site: Site, { isAnswering, close }: StorePulse, operations: SiteStart['operations']): Site => {
  operations?.watchStore(isAnswering);
  return {
    ...site,
    isAnswering,
    close: () => {
      close();
      return site.close();
    },
  };
};

/** Opens the site at a known origin. Error: one line for the person who starts the shop. */
export const openSite = async (start: SiteStart): Promise<Result<Site, string>> => {
  const { settings, client, operations } = start;
  const wiring = wireSite(start);
  const clock = wiring.resolve(parts.clock);
  const wallets = await openWallets(settings, clock);
  if (wallets.isErr()) return err(wallets.error);
  wiring.register(parts.wallets, { useValue: wallets.value });
  return (await openServedProvider(wiring)).map((opened) => {
    const { dataFile, routes, figures, probe, drafts = memoryDrafts(clock.now) } = opened;
    const checkout = draftedCheckout(opened.checkout, drafts);
    wiring.register(parts.provider, { useValue: { ...opened, checkout, drafts } });
    const head = new Hono().use(headAsGet);
    const pages = settings.ONLY === 'api' ? [] : [staticFiles(client.clientDir), head, pagesOf(wiring)];
    const onRoute = (request: Request, route: string): void => noteRequest(request, { route });
    const app = siteApp([...routes, apiOf(wiring), ...pages], logCrash, onRoute);
    if (figures !== undefined) operations?.watchFigures(figures);
    const site = { fetch: (request: Request) => app.fetch(request), close: opened.close, dataFile };
    return probe === undefined ? site : pulsing(site, storePulse(probe), operations);
  });
};

/** One container per site: nothing is registered globally, so two servers in a process keep apart. */
const wireSite = (start: SiteStart): DependencyContainer => {
  const { settings, client } = start;
  const { SHOP_SEED, SHOP_ZONE } = settings;
  const wiring = container.createChildContainer();
  /** Registers a part that is made when it is first resolved, and kept. */
  const once = <Part>(token: InjectionToken<Part>, make: (from: DependencyContainer) => Part): void =>
    void wiring.register(token, { useFactory: instanceCachingFactory(make) });

  wiring.register(parts.start, { useValue: start });
  once(parts.clock, () => clockOf(settings));
  once(parts.random, () => (SHOP_SEED === undefined ? cryptoRandom : seededRandom(SHOP_SEED)));
  once(parts.content, (from) => {
    const { content, contentSource } = from.resolve(parts.provider);
    return siteContent(content, contentSettings(settings, contentSource));
  });
  once(parts.translations, (from) => translationsStore(from.resolve(parts.content), builtInTranslations));
  once(parts.drawOrder, (from) => {
    const translations = from.resolve(parts.translations);
    return orderDrawer(client.pdfWriter, {
      words: async (language) => (await translations.of(language)).messages,
      zone: SHOP_ZONE,
    });
  });
  return wiring;
};

/** How requests of this site are distinguished from others, and the domain of its cookies. */
const requestSettings = ({ settings, server: { address } }: SiteStart) => ({
  secure: address.startsWith('https:'),
  // Without a configured origin the shop answers under every name of this machine.
  publicOrigin: settings.PUBLIC_ORIGIN,
  memberDomain: settings.MEMBER_DOMAIN ?? sharedDomain(address, settings.MAIN_SITE_URL),
});

/** The calls of a site. */
const apiOf = (wiring: DependencyContainer) =>
  apiRouter({
    ...wiring.resolve(parts.provider),
    ...requestSettings(wiring.resolve(parts.start)),
    content: wiring.resolve(parts.content),
    random: wiring.resolve(parts.random),
    onCrash: logCrash,
  });

/** The pages of a site. */
const pagesOf = (wiring: DependencyContainer) => {
  const start = wiring.resolve(parts.start);
  const { settings, server, client } = start;
  const {
    shop,
    checkout,
    profile,
    accounts,
    drafts,
    capsuleOf,
    refused,
    imageOrigins = [],
  } = wiring.resolve(parts.provider);
  const random = wiring.resolve(parts.random);
  const wallets = wiring.resolve(parts.wallets);
  const watched = trackingOrigins(settings);
  return pagesApp({
    ports: { shop, checkout, content: wiring.resolve(parts.content), random },
    ...{ profile, accounts, drafts, capsuleOf, refused },
    clock: wiring.resolve(parts.clock),
    ...pageRequests(requestSettings(start)),
    translations: wiring.resolve(parts.translations),
    drawOrder: wiring.resolve(parts.drawOrder).forDownload,
    drawVisits: visitsOf(wiring),
    takePasses: { port: wallets, passOf: passesOf(wiring) },
    settings: shownSettings(settings, server.address, wallets),
    previews: settings.PREVIEWS === 'off' ? false : openSample(wiring),
    products: keptProducts(shop, { clock: systemClock(settings.SHOP_ZONE), fresh: sitemapLifetime }),
    assets: client.assets,
    onCrash: logCrash,
    imageOrigins: [...imageOrigins, ...watched.pictures],
    connectOrigins: watched.connect,
    scriptOrigins: watched.scripts,
    paymentOrigins: paymentOrigins(settings),
  });
};

const passesOf = (wiring: DependencyContainer): TakePasses['passOf'] => {
  const { SHOP_ZONE } = wiring.resolve(parts.start).settings;
  const translations = wiring.resolve(parts.translations);
  return async (papers, number) => {
    const { messages } = await translations.of(papers.language);
    return walletPass(papers, number, papersWords(papers.language, messages), SHOP_ZONE);
  };
};

const visitsOf = (wiring: DependencyContainer): DrawVisits => {
  const { settings, server } = wiring.resolve(parts.start);
  const domain = new URL(server.address).hostname;
  const translations = wiring.resolve(parts.translations);
  return async ({ language, order }) => {
    const words = papersWords(language, (await translations.of(language)).messages);
    return visitFiles(order, words, { contact: contactWords(contactOf(settings), words), domain });
  };
};

/** Loaded when a preview is first requested, since nothing else needs the sample by then. */
const openSample =
  (wiring: DependencyContainer): OpenSample =>
  async (clock) => {
    const { openSampleShop } = await import('@shop/adapters/shop/sample-shop');
    return openSampleShop({ clock, random: wiring.resolve(parts.random) });
  };
