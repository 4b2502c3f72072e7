import 'reflect-metadata/lite';
import { cachedProducts } from '@shop/adapters/content/cache/cached-products';
import { mediaIn } from '@shop/adapters/content/files/media-folder';
import { siteContent } from '@shop/adapters/content/site-content';
import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { papersWords } from '@shop/adapters/content/translations/papers-words';
import { type OrderDrawer, orderDrawer } from '@shop/adapters/papers/pdf/order-drawer';
import { openWallets } from '@shop/adapters/papers/wallet/wallets';
import { systemClock } from '@shop/adapters/platform/clock/clocks';
import { headAsGet } from '@shop/adapters/platform/http/head-as-get';
import { cryptoRandom, seededRandom } from '@shop/adapters/platform/random/crypto-random';
import type { OpenedProvider } from '@shop/adapters/seller/opened-provider';
import { apiRouter } from '@shop/adapters/server/api-router';
import type { Opened } from '@shop/adapters/server/listen-then-open';
import { type StorePulse, storePulse } from '@shop/adapters/server/operations/store-pulse';
import { pageRequests } from '@shop/adapters/server/page-requests';
import { noteRequest } from '@shop/adapters/server/server-watch';
import { openProvider } from '@shop/adapters/shop/open-provider';
import { shopMedia } from '@shop/adapters/shop/shop-media';
import { defaultLanguage, type Language } from '@shop/core/languages/language';
import { contactWords } from '@shop/core/papers/contact-words';
import { visitFiles } from '@shop/core/papers/visit-files';
import { walletPass } from '@shop/core/papers/wallet-pass';
import type { HostClock } from '@shop/core/ports/clock-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { Hono } from 'hono';
import { err, ok, type Result } from 'neverthrow';
import { container, type DependencyContainer, type InjectionToken, instanceCachingFactory } from 'tsyringe';
import { staticFiles } from '../../server/files/static-files.ts';
import { checkoutWithDrafts, memoryDrafts } from '../../server/forms/customer-drafts.ts';
import { sitemapLifetime } from '../../server/intervals.ts';
import { logContentFailure, logCrash, logPictureFailure } from '../../server/logs/error-log.ts';
import { pagesApp } from '../../server/pages/pages-app.ts';
import {
  contentSettings,
  mediaCacheDir,
  missingFolder,
  paymentOrigins,
} from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import {
  clientSettings,
  contactOf,
  mainSiteUrlOf,
  sharedDomain,
  trackingOrigins,
} from '../../server/settings/shown-settings.ts';
import { siteApp } from '../../server/site-app.ts';
import { type TranslationsStore, translationsStore } from '../../server/translations-store.ts';
import { watchedContent } from '../../server/watched-content.ts';
import { buyersMails } from './buyers-mails.ts';
import { chosenLevers, clockOf, providerSource } from './provider-source.ts';
import type { SiteStart } from './site-start.ts';

/** A site that answers requests, independent of the HTTP server in front of it. */
export type Site = Opened & { readonly dataFile?: string | undefined };

/** Returns a container token that carries the type of its part, so that `resolve` returns that type. */
const token = <Part>(name: string): symbol & InjectionToken<Part> => Symbol(name);

const CLOCK = token<HostClock>('clock');
const RANDOM = token<RandomPort>('random');
/** Registered after opening, since opening is asynchronous and may fail. */
const PROVIDER = token<OpenedProvider>('provider');
/** The provider's content, cached. */
const CONTENT = token<ContentPort>('content');
/** Texts of pages, papers and mails. */
const TRANSLATIONS = token<TranslationsStore>('translations');
/** Draws the PDF of an order, for its page and its mail. */
const DRAWER = token<OrderDrawer>('order drawer');

/** Opens the site at a known origin: first the provider, then the calls and pages over it. Error: one line for the
 *  operator. */
export const openSite = async (start: SiteStart): Promise<Result<Site, string>> => {
  const { settings, server, client, operations } = start;
  const { SHOP_SEED, SHOP_ZONE: zone, RECORD } = settings;
  const missing = missingFolder(settings);
  if (missing !== undefined) return err(missing);
  const pictures = sitePictures(start);

  // One container per site isolates several servers in one process. Parts are created on first use, as the mails of a
  // provider need texts of its content.
  const wiring = container.createChildContainer();
  const once = <Part>(name: InjectionToken<Part>, make: (from: DependencyContainer) => Part): void =>
    void wiring.register(name, { useFactory: instanceCachingFactory(make) });
  once(CLOCK, () => clockOf(settings));
  once(RANDOM, () => (SHOP_SEED === undefined ? cryptoRandom : seededRandom(SHOP_SEED)));
  once(CONTENT, (from) => {
    const { content, contentSource } = from.resolve(PROVIDER);
    return siteContent(content, contentSettings(settings, contentSource));
  });
  once(TRANSLATIONS, (from) => translationsStore(from.resolve(CONTENT), builtInTranslations));
  const words = async (language: Language) => (await wiring.resolve(TRANSLATIONS).of(language)).messages;
  once(DRAWER, () => orderDrawer(client.pdfWriter, { words, zone, mediaFolder: mediaFolder(settings) }));

  const clock = wiring.resolve(CLOCK);
  const random = wiring.resolve(RANDOM);
  const wallets = await openWallets(settings, clock);
  if (wallets.isErr()) return err(wallets.error);
  const levers = chosenLevers(settings);
  if (levers.isErr()) return err(levers.error);
  const mails = () =>
    buyersMails({
      settings,
      origin: server.address,
      words,
      content: () => wiring.resolve(CONTENT),
      drawOrder: () => wiring.resolve(DRAWER),
    });
  const source = providerSource(start, { clock, random }, { mails, pictures: pictures.known });
  if (source.isErr()) return err(source.error);
  const provider = await openProvider(source.value, {
    ...levers.value,
    clock,
    random,
    zone,
    watchContent: (content) => watchedContent(content, contentOrigin(settings), logContentFailure),
    hasSupport: true,
    record: RECORD,
  });
  if (provider.isErr()) return err(provider.error);
  wiring.register(PROVIDER, { useValue: provider.value });
  // Requests content now, so that a provider without content is logged before the first visitor comes.
  if (hasPagesOfProvider(settings)) void provider.value.content.loadSite(defaultLanguage);

  const {
    shop,
    profile,
    accounts,
    capsuleOf,
    refused,
    imageOrigins = [],
    drafts = memoryDrafts(clock.now),
  } = provider.value;
  const { dataFile, routes, figures, probe } = provider.value;
  const checkout = checkoutWithDrafts(provider.value.checkout, drafts);
  const content = wiring.resolve(CONTENT);
  const requests = {
    secure: server.address.startsWith('https:'),
    // Without a configured origin the shop answers under every name of this machine.
    publicOrigin: settings.PUBLIC_ORIGIN,
    memberDomain: settings.MEMBER_DOMAIN ?? sharedDomain(server.address, settings.MAIN_SITE_URL),
  };
  const calls = apiRouter({ ...provider.value, ...requests, checkout, content, random, onCrash: logCrash });
  const tracking = trackingOrigins(settings);
  const pages = () =>
    pagesApp({
      ports: { shop, checkout, content, random },
      profile,
      // A main site elsewhere has accounts of its own.
      accounts: mainSiteUrlOf(settings) === '' ? accounts : undefined,
      drafts,
      capsuleOf,
      refused,
      clock,
      ...pageRequests(requests),
      translations: wiring.resolve(TRANSLATIONS),
      drawOrder: wiring.resolve(DRAWER).forDownload,
      drawVisits: async ({ language, order }) => {
        const texts = papersWords(language, await words(language));
        const domain = new URL(server.address).hostname;
        return visitFiles(order, texts, { contact: contactWords(contactOf(settings), texts), domain });
      },
      takePasses: {
        port: wallets.value,
        passOf: async (papers, number) =>
          walletPass(papers, number, papersWords(papers.language, await words(papers.language)), zone),
      },
      settings: clientSettings(settings, server.address, wallets.value),
      previews:
        settings.PREVIEWS === 'on' &&
        (async (at) => (await import('@shop/adapters/shop/sample-shop')).openSampleShop({ clock: at, random })),
      products: cachedProducts(shop, { clock: systemClock(zone), fresh: sitemapLifetime }),
      assets: client.assets,
      onCrash: logCrash,
      imageOrigins: [...imageOrigins, ...tracking.pictures],
      connectOrigins: tracking.connect,
      scriptOrigins: tracking.scripts,
      paymentOrigins: paymentOrigins(settings),
    });
  const forVisitors =
    settings.ONLY === 'api' ? [] : [staticFiles(client.clientDir), new Hono().use(headAsGet), pages()];
  const onRoute = (request: Request, route: string): void => noteRequest(request, { route });
  const app = siteApp([...routes, ...pictures.routes, calls, ...forVisitors], logCrash, onRoute);
  if (figures !== undefined) operations?.watchFigures(figures);
  pictures.start();
  const close = (): Promise<void> => {
    pictures.stop();
    return provider.value.close();
  };
  const site = { fetch: (request: Request) => app.fetch(request), close, dataFile };
  return ok(probe === undefined ? site : withStoreReadiness(site, storePulse(probe), operations));
};

const contentOrigin = ({ PROVIDER_URL, CONTENT_DIR }: ServerSettings) => {
  if (PROVIDER_URL !== undefined) return 'elsewhere';
  return CONTENT_DIR === undefined ? 'own' : 'folder';
};

/** Whether the provider delivers the pages: it is foreign and no other content system is set. If it has no content, the
 *  sample's pages replace them. */
const hasPagesOfProvider = ({ PROVIDER_URL, CONTENT_URL }: ServerSettings): boolean =>
  PROVIDER_URL !== undefined && CONTENT_URL === undefined;

/** Returns the folder of the shop's own pictures; `undefined` when it has only those of the sample. */
const mediaFolder = ({ MEDIA_DIR, CONTENT_DIR }: ServerSettings): string | undefined =>
  MEDIA_DIR ?? (CONTENT_DIR && mediaIn(CONTENT_DIR));

/** Returns the pictures of the settings' folder and of the sample, and their route when a page may show them: a page of
 *  our own shop, a preview, or one that replaces a provider's missing content. The sample's are resized while the
 *  server is idle, from `start` to `stop`. */
const sitePictures = ({ settings, client, isIdle }: SiteStart) => {
  const { PROVIDER_URL, PREVIEWS, CONTENT_DIR: contentFolder } = settings;
  const folder = mediaFolder(settings);
  const isOwn = PROVIDER_URL === undefined || folder !== undefined;
  if (!isOwn && PREVIEWS === 'off' && !hasPagesOfProvider(settings))
    return { routes: [], known: undefined, start: () => undefined, stop: () => undefined };
  const cacheDir = mediaCacheDir(settings);
  const { encoder } = client;
  const { route, known, warm } = shopMedia({
    encoder,
    cacheDir,
    folder,
    contentFolder,
    onFailure: logPictureFailure,
  });
  let warming: ReturnType<typeof warm>;
  const begin = (): void => {
    warming = isIdle && warm(isIdle);
  };
  return { routes: [route], known, start: begin, stop: () => warming?.stop() };
};

/** Returns the site with a readiness that fails while its store does not answer. */
const withStoreReadiness = (
  site: Site,
  { isAnswering, close }: StorePulse,
  operations: SiteStart['operations'],
): Site => {
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
