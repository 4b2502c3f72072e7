import 'reflect-metadata/lite';
import { configuredRemoteShop } from '@shop/adapters/assemble/configured-remote-shop';
import { keptCapsules } from '@shop/adapters/assemble/kept-capsules';
import { keptProducts } from '@shop/adapters/assemble/kept-products';
import { leveredPorts } from '@shop/adapters/assemble/levered-ports';
import { mailDelivery } from '@shop/adapters/assemble/mail-delivery';
import { orderDrawer } from '@shop/adapters/assemble/order-drawer';
import { pageRequests } from '@shop/adapters/assemble/page-requests';
import { openPicturedEmbeddedShop } from '@shop/adapters/assemble/pictured-embedded-shop';
import { recordedShop } from '@shop/adapters/assemble/recorded-shop';
import { type PictureFiles, sampleMedia } from '@shop/adapters/assemble/sample-media';
import { siteContent } from '@shop/adapters/assemble/site-content';
import { startStandinServer } from '@shop/adapters/assemble/standin-server';
import { openWallets } from '@shop/adapters/assemble/wallets';
import { toldOnce } from '@shop/adapters/client/foreign-answers';
import { chosenClock } from '@shop/adapters/clock/chosen-clock';
import { followingClock } from '@shop/adapters/clock/following-clock';
import { systemClock } from '@shop/adapters/clock/system-clock';
import { quietMoment } from '@shop/adapters/host/quiet-moment';
import type { LeverBoard } from '@shop/adapters/levers/lever-board';
import { openLevers } from '@shop/adapters/levers/lever-file';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { seededRandom } from '@shop/adapters/random/seeded-random';
import { apiRouter } from '@shop/adapters/server/api-router';
import { listenThenOpen, type Opened } from '@shop/adapters/server/listen-then-open';
import { builtInTranslations } from '@shop/adapters/translations/built-in-translations';
import { papersWords } from '@shop/adapters/translations/papers-words';
import type { Letter } from '@shop/core/host/views/order-letter';
import { defaultLanguage } from '@shop/core/languages/language';
import { walletPass } from '@shop/core/papers/wallet-pass';
import { routePath } from '@shop/core/paths/page-key';
import type { HostClock } from '@shop/core/ports/clock-port';
import type { OutgoingMail } from '@shop/core/ports/mail-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { WalletPort } from '@shop/core/ports/wallet-port';
import { err, ok, type Result } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import type { Assets } from './server/assets.ts';
import { logContentFailure, logCrash, logStoreFailure } from './server/crash-log.ts';
import { draftedCheckout, memoryDrafts } from './server/customer-drafts.ts';
import { mailPatience, mailPause, oddAnswerPause, sitemapLifetime } from './server/intervals.ts';
import { logLeverFault } from './server/lever-log.ts';
import { logMailFailure, mailLog } from './server/mail-log.ts';
import { mailContact, mailSettings } from './server/mail-settings.ts';
import { sharedDomain } from './server/member-session.ts';
import { logOddAnswer } from './server/odd-answer-log.ts';
import { pagesApp } from './server/pages-app.ts';
import type { TakePasses } from './server/pages-options.ts';
import { paymentLog } from './server/payment-log.ts';
import type { OpenSample } from './server/preview-shop.ts';
import type { Provider } from './server/provider.ts';
import {
  contentSettings,
  embeddedSettings,
  mediaCacheDir,
  paymentOrigins,
  remoteSettings,
  standinSettings,
} from './server/provider-settings.ts';
import type { Mishaps, OwnServer, RunningShop } from './server/running-shop.ts';
import type { ServerSettings } from './server/settings.ts';
import { mainSiteUrlOf, shownSettings } from './server/shown-settings.ts';
import { siteApp } from './server/site-app.ts';
import { siteContainer } from './server/site-container.ts';
import { staticFiles } from './server/static-files.ts';
import {
  API,
  CLIENT_SETTINGS,
  CLOCK,
  CONTENT,
  DRAFTS,
  DRAW_ORDER,
  PAGES,
  PROVIDER,
  RANDOM,
  TRANSLATIONS,
  WALLETS,
} from './server/tokens.ts';
import { trackingOrigins } from './server/tracking-settings.ts';
import { type TranslationsStore, translationsStore } from './server/translations-store.ts';
import { watchedContent } from './server/watched-content.ts';

/** What the build leaves beside the server: the browser's files, the sample's paintings in all sizes, the program that resizes them, and
 *  the one that draws an order's PDF. */
export type BuiltFiles = { readonly clientDir: string; readonly pdfWriter: string } & PictureFiles;

export type Client = BuiltFiles & { readonly assets: Assets };

/** Everything that answers requests, whoever listens for them. */
export type Site = Opened & { readonly dataFile?: string };

/** Opens everything behind one address. Error: one line for the person who starts the shop. */
export const openShop = (
  settings: ServerSettings,
  client: Client,
  mishaps: Mishaps,
): Promise<Result<RunningShop, string>> => {
  const { HOST, PORT, ONLY, PUBLIC_ORIGIN, CLIENT_ADDRESS_HEADER } = settings;
  if (ONLY === 'payments') return openStandin(settings, mishaps);
  const addressHeader = CLIENT_ADDRESS_HEADER === undefined ? {} : { addressHeader: CLIENT_ADDRESS_HEADER };
  return listenThenOpen({ host: HOST, port: PORT, onCut: mishaps.onCut, ...addressHeader }, async (url) => {
    const address = PUBLIC_ORIGIN ?? url;
    return (await openSite(settings, address, client, mishaps.onLost)).map((site) => ({ ...site, address }));
  });
};

/** The payment stand-in alone. */
const openStandin = async (settings: ServerSettings, mishaps: Mishaps): Promise<Result<RunningShop, string>> => {
  const standin = standinSettings(settings);
  if (standin.isErr()) return err(standin.error);
  const levers = leversOf(settings);
  if (levers.isErr()) return err(levers.error);
  const clock = clockOf(settings);
  return startStandinServer({ ...standin.value, ...levers.value, ...mishaps, clock, random: cryptoRandom });
};

/** What goes wrong on purpose, where the settings name a file of it (D-LEVERS). Error: one line about its mistakes. */
const leversOf = ({ LEVERS }: ServerSettings): Result<{ readonly levers?: LeverBoard }, string> =>
  LEVERS === undefined ? ok({}) : openLevers(LEVERS, logLeverFault).map((levers) => ({ levers }));

/** Opens the site at a known origin. Error: one line for the person who starts the shop. */
export const openSite = async (
  settings: ServerSettings,
  origin: string,
  client: Client,
  onLost: Mishaps['onLost'],
): Promise<Result<Site, string>> => {
  const wiring = wireSite(settings, origin, client);
  const wallets = await openWallets(settings, wiring.resolve(CLOCK));
  if (wallets.isErr()) return err(wallets.error);
  wiring.register(WALLETS, { useValue: wallets.value });
  const provider = await openProvider(settings, { address: origin, onLost }, client, wiring);
  return provider.map((opened) => {
    const { drafts = memoryDrafts(wiring.resolve(CLOCK).now) } = opened;
    const checkout = draftedCheckout(opened.checkout, drafts);
    wiring.register(PROVIDER, { useValue: { ...opened, checkout } });
    wiring.register(DRAFTS, { useValue: drafts });
    const pages = settings.ONLY === 'api' ? [] : [staticFiles(client.clientDir), wiring.resolve(PAGES)];
    const app = siteApp([...opened.routes, wiring.resolve(API), ...pages], logCrash);
    const { dataFile, close } = opened;
    return { fetch: (request) => app.fetch(request), close, ...(dataFile === undefined ? {} : { dataFile }) };
  });
};

/** A provider elsewhere when the settings name one, else our own on a data folder. */
const openProvider = async (
  settings: ServerSettings,
  server: OwnServer,
  pictures: PictureFiles,
  wiring: DependencyContainer,
): Promise<Result<Provider, string>> => {
  const { PROVIDER_URL, SHOP_ZONE } = settings;
  const kept = keptCapsules({ clock: wiring.resolve(CLOCK), zone: SHOP_ZONE, onDefect: logCrash });
  const pulled = leversOf(settings);
  if (pulled.isErr()) return err(pulled.error);
  const { levers } = pulled.value;
  const parts = { clock: wiring.resolve(CLOCK), random: wiring.resolve(RANDOM) };
  if (PROVIDER_URL !== undefined) {
    const told = toldOnce(logOddAnswer, { now: systemClock(SHOP_ZONE).now, pause: oddAnswerPause });
    const sessions = { entries: memoryDrafts(wiring.resolve(CLOCK).now), random: wiring.resolve(RANDOM) };
    const options = { ...remoteSettings(PROVIDER_URL, settings, server.address), sessions, onOddAnswer: told };
    return configuredRemoteShop(settings, options)
      .map((remote) => {
        const watched = { ...remote, content: watchedContent(remote.content, logContentFailure) };
        const data = levers === undefined ? watched : leveredPorts(watched, { board: levers, ...parts });
        return kept({ ...data, routes: previewPictures(settings, pictures) });
      })
      .andThen((shop) => recorded(settings, shop, wiring));
  }
  const embedded = embeddedSettings(settings, server);
  if (embedded.isErr()) return err(embedded.error);
  const { personCategories, DATABASE_URL } = settings;
  const { hear: onTime } = wiring.resolve(CLOCK);
  const shared = DATABASE_URL === undefined ? {} : { shared: { url: DATABASE_URL, onTime } };
  const logs = { onStoreFailure: logStoreFailure, reports: paymentLog };
  const mails = buyersMails(settings, server.address, wiring);
  const opened = await openPicturedEmbeddedShop({
    ...embedded.value,
    ...parts,
    ...pulled.value,
    personCategories,
    ...shared,
    ...logs,
    mails,
    pictures,
    variables: settings,
  });
  const watched = opened.map(kept).andThen((shop) => recorded(settings, shop, wiring));
  return watched.map((shop) => (mainSiteUrlOf(settings) === '' ? { ...shop, accounts: shop.profile } : shop));
};

/** The same shop, every call of which is added to the file that the settings name (D-CAPSULE). Error: one line about that file. */
const recorded = <Shop extends Parameters<typeof recordedShop>[0]>(
  { RECORD, SHOP_ZONE: zone, SHOP_SEED: seed }: ServerSettings,
  shop: Shop,
  wiring: DependencyContainer,
): Result<Shop, string> =>
  RECORD === undefined ? ok(shop) : recordedShop(shop, RECORD, { clock: wiring.resolve(CLOCK), zone, seed });

/** How buyers are written to; words and pages are asked for when there is something to write. */
const buyersMails = (settings: ServerSettings, origin: string, wiring: DependencyContainer) => ({
  port: mailDelivery({
    ...mailSettings(settings, builtInTranslations(defaultLanguage)),
    onTrouble: logMailFailure,
  }),
  write: async (letter: Letter): Promise<OutgoingMail> => {
    const { orderMail } = await import('@shop/adapters/mail/order-mail');
    return orderMail({
      words: async (language) => (await wiring.resolve(TRANSLATIONS).of(language)).messages,
      cancelPath: async (language) =>
        routePath((await wiring.resolve(CONTENT).loadRouteKeys()).unwrapOr([]), 'cancelOrder', language),
      origin,
      zone: settings.SHOP_ZONE,
      drawOrder: wiring.resolve(DRAW_ORDER),
      contact: mailContact(settings),
    })(letter);
  },
  pause: mailPause,
  quiet: quietMoment(mailPatience),
  reports: mailLog,
});

/** The parts of a site that its provider does not bring. */
const wireSite = (settings: ServerSettings, origin: string, { assets, pdfWriter }: Client): DependencyContainer => {
  const { SHOP_SEED, SHOP_ZONE, PUBLIC_ORIGIN, PREVIEWS } = settings;
  const secure = origin.startsWith('https:');
  const memberDomain = settings.MEMBER_DOMAIN ?? sharedDomain(origin, settings.MAIN_SITE_URL);
  const { wiring, once } = siteContainer();
  once(CLOCK, () => clockOf(settings));
  once(RANDOM, () => (SHOP_SEED === undefined ? cryptoRandom : seededRandom(SHOP_SEED)));
  once(CONTENT, (from) => {
    const { content, contentSource } = from.resolve(PROVIDER);
    return siteContent(content, contentSettings(settings, contentSource));
  });
  once(TRANSLATIONS, (from) => translationsStore(from.resolve(CONTENT), builtInTranslations));
  once(DRAW_ORDER, (from) => {
    const translations = from.resolve(TRANSLATIONS);
    return orderDrawer(pdfWriter, {
      words: async (language) => (await translations.of(language)).messages,
      zone: SHOP_ZONE,
    });
  });
  once(CLIENT_SETTINGS, (from) => shownSettings(settings, origin, from.resolve(WALLETS)));
  once(API, (from) =>
    apiRouter({
      ...from.resolve(PROVIDER),
      content: from.resolve(CONTENT),
      random: from.resolve(RANDOM),
      secureCookies: secure,
      ...(memberDomain === undefined ? {} : { memberDomain }),
      // Without a configured origin the shop answers under every name of this machine.
      ...(PUBLIC_ORIGIN === undefined ? {} : { publicOrigin: PUBLIC_ORIGIN }),
      onCrash: logCrash,
    }),
  );
  once(PAGES, (from) => {
    const { shop, checkout, profile, accounts, capsuleOf, imageOrigins = [] } = from.resolve(PROVIDER);
    const content = from.resolve(CONTENT);
    const watched = trackingOrigins(settings);
    return pagesApp({
      ports: { shop, checkout, content, random: from.resolve(RANDOM) },
      ...(profile === undefined ? {} : { profile }),
      ...(accounts === undefined ? {} : { accounts }),
      drafts: from.resolve(DRAFTS),
      capsuleOf,
      clock: from.resolve(CLOCK),
      ...pageRequests({ secure, publicOrigin: PUBLIC_ORIGIN, memberDomain }),
      translations: from.resolve(TRANSLATIONS),
      drawOrder: from.resolve(DRAW_ORDER),
      takePasses: takePasses(from.resolve(WALLETS), from.resolve(TRANSLATIONS), settings.SHOP_ZONE),
      settings: from.resolve(CLIENT_SETTINGS),
      previews: PREVIEWS === 'off' ? false : openSample(from.resolve(RANDOM)),
      products: keptProducts(shop, { clock: systemClock(settings.SHOP_ZONE), fresh: sitemapLifetime }),
      assets,
      onCrash: logCrash,
      imageOrigins: [...imageOrigins, ...watched.pictures],
      connectOrigins: watched.connect,
      paymentOrigins: paymentOrigins(settings),
    });
  });
  return wiring;
};

const takePasses = (port: WalletPort, translations: TranslationsStore, zone: string): TakePasses => ({
  port,
  passOf: async (papers, number) => {
    const { messages } = await translations.of(papers.language);
    return walletPass(papers, number, papersWords(papers.language, messages), zone);
  },
});

/** A provider elsewhere brings none of the sample's pictures, which the previews show. */
const previewPictures = (settings: ServerSettings, pictures: PictureFiles) =>
  settings.PREVIEWS === 'off' ? [] : [sampleMedia(pictures, mediaCacheDir(settings))];

/** Loaded when a preview is first asked for, since nothing else needs the sample by then (D-SAMPLE-FILES). */
const openSample =
  (random: RandomPort): OpenSample =>
  async (clock) => {
    const { openSampleShop } = await import('@shop/adapters/assemble/sample-shop');
    return openSampleShop({ clock, random });
  };

/** Hosts that share a database go by its time, unless a test chose one (D-STORE-CLOCK). */
const clockOf = ({ SHOP_AT, SHOP_ZONE, DATABASE_URL }: ServerSettings): HostClock =>
  DATABASE_URL === undefined || SHOP_AT !== undefined ? chosenClock(SHOP_AT, SHOP_ZONE) : followingClock(SHOP_ZONE);
