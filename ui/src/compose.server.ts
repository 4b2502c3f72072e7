import 'reflect-metadata/lite';
import { cleanedRemoteShop } from '@shop/adapters/assemble/cleaned-remote-shop';
import { openEmbeddedShop } from '@shop/adapters/assemble/embedded-shop';
import { type PictureFiles, sampleMedia } from '@shop/adapters/assemble/sample-media';
import { startStandinServer } from '@shop/adapters/assemble/standin-server';
import { toldOnce } from '@shop/adapters/client/foreign-answers';
import { chosenClock } from '@shop/adapters/clock/chosen-clock';
import { systemClock } from '@shop/adapters/clock/system-clock';
import { cachedContent } from '@shop/adapters/content-cache/cached-content';
import { requestCookies } from '@shop/adapters/cookies/request-cookies';
import { ownPictures } from '@shop/adapters/pictures/allowed-picture';
import { contentWithPictures } from '@shop/adapters/pictures/pictured-content';
import { shopWithPictures } from '@shop/adapters/pictures/pictured-shop';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { seededRandom } from '@shop/adapters/random/seeded-random';
import { bodyFaultStatus } from '@shop/adapters/request-body/body-fault';
import { formBody } from '@shop/adapters/request-body/form-body';
import { apiRouter } from '@shop/adapters/server/api-router';
import { listenThenOpen, type Opened } from '@shop/adapters/server/listen-then-open';
import { isForeign } from '@shop/adapters/server/request-guard';
import { builtInTranslations } from '@shop/adapters/translations/built-in-translations';
import { err, ok, type Result } from 'neverthrow';
import { container, type DependencyContainer, type InjectionToken, instanceCachingFactory } from 'tsyringe';
import type { Assets } from './server/assets.ts';
import { logCrash, logStoreFailure } from './server/crash-log.ts';
import { contentLifetime, oddAnswerPause, reconcilePause } from './server/intervals.ts';
import { logOddAnswer } from './server/odd-answer-log.ts';
import { pagesApp } from './server/pages-app.ts';
import { paymentLog } from './server/payment-log.ts';
import type { Provider } from './server/provider.ts';
import {
  mediaCacheDir,
  paymentOrigins,
  paymentSettings,
  remoteSettings,
  standinSettings,
} from './server/provider-settings.ts';
import type { Mishaps, RunningShop } from './server/running-shop.ts';
import type { ServerSettings } from './server/settings.ts';
import { shownSettings } from './server/shown-settings.ts';
import { siteApp } from './server/site-app.ts';
import { staticFiles } from './server/static-files.ts';
import { API, CLIENT_SETTINGS, CLOCK, CONTENT, PAGES, PROVIDER, RANDOM } from './server/tokens.ts';
import { translationsStore } from './server/translations-store.ts';

/** What the build leaves beside the server: the browser's files, the sample's paintings, and the program that resizes them. */
export type BuiltFiles = { readonly clientDir: string } & PictureFiles;

export type Client = BuiltFiles & { readonly assets: Assets };

/** Everything that answers requests, whoever listens for them. */
export type Site = Opened & { readonly dataFile?: string };

/** Opens everything behind one address. Error: one line for the person who starts the shop. */
export const openShop = (
  settings: ServerSettings,
  client: Client,
  mishaps: Mishaps,
): Promise<Result<RunningShop, string>> => {
  const { HOST, PORT, ONLY, PUBLIC_ORIGIN } = settings;
  if (ONLY === 'payments') return openStandin(settings, mishaps);
  return listenThenOpen({ host: HOST, port: PORT, onCut: mishaps.onCut }, async (url) => {
    const address = PUBLIC_ORIGIN ?? url;
    return (await openSite(settings, address, client, mishaps.onLost)).map((site) => ({ ...site, address }));
  });
};

/** Opens the site at a known origin. Error: one line for the person who starts the shop. */
export const openSite = async (
  settings: ServerSettings,
  origin: string,
  client: Client,
  onLost: Mishaps['onLost'],
): Promise<Result<Site, string>> => {
  const wiring = wireSite(settings, origin, client.assets);
  const provider = await openProvider(settings, { address: origin, onLost }, client, wiring);
  return provider.map((opened) => {
    wiring.register(PROVIDER, { useValue: opened });
    const pages = settings.ONLY === 'api' ? [] : [staticFiles(client.clientDir), wiring.resolve(PAGES)];
    const app = siteApp([...opened.routes, wiring.resolve(API), ...pages], logCrash);
    const { dataFile, close } = opened;
    return { fetch: (request) => app.fetch(request), close, ...(dataFile === undefined ? {} : { dataFile }) };
  });
};

/** A provider elsewhere when the settings name one, else our own on a data folder. */
const openProvider = async (
  settings: ServerSettings,
  server: { readonly address: string } & Pick<Mishaps, 'onLost'>,
  files: PictureFiles,
  wiring: DependencyContainer,
): Promise<Result<Provider, string>> => {
  const { PROVIDER_URL, DATA_DIR, ONLY, SHOP_ZONE, IMAGE_ORIGINS } = settings;
  if (PROVIDER_URL !== undefined) {
    const remote = cleanedRemoteShop({
      ...remoteSettings(PROVIDER_URL, settings),
      paymentOrigins: [server.address, ...paymentOrigins(settings)],
      pictureOrigins: [server.address, ...(IMAGE_ORIGINS ?? [])],
      onOddAnswer: toldOnce(logOddAnswer, { now: systemClock(SHOP_ZONE).now, pause: oddAnswerPause }),
    });
    return ok({ ...remote, routes: [] });
  }
  if (ONLY === 'pages') return err('PROVIDER_URL: must say where the calls are answered when only pages run here');
  const payments = paymentSettings(settings);
  if (payments.isErr()) return err(payments.error);
  const embedded = await openEmbeddedShop({
    dataDir: DATA_DIR,
    clock: wiring.resolve(CLOCK),
    random: wiring.resolve(RANDOM),
    origin: server.address,
    server,
    onStoreFailure: logStoreFailure,
    payments: payments.value,
    paymentOrigins: paymentOrigins(settings),
    reconcile: { pause: reconcilePause },
    reports: paymentLog,
  });
  return embedded.map(({ paymentRoutes, ...shop }) => ({
    ...shop,
    shop: shopWithPictures(shop.shop, ownPictures),
    content: contentWithPictures(shop.content, ownPictures),
    routes: [paymentRoutes, sampleMedia(files, mediaCacheDir(settings))],
  }));
};

const clockOf = ({ SHOP_AT, SHOP_ZONE }: ServerSettings) => chosenClock(SHOP_AT, SHOP_ZONE);

/** The payment stand-in alone. */
const openStandin = async (settings: ServerSettings, mishaps: Mishaps): Promise<Result<RunningShop, string>> =>
  standinSettings(settings).match(
    (standin) => startStandinServer({ ...standin, ...mishaps, clock: clockOf(settings), random: cryptoRandom }),
    async (error) => err(error),
  );

/** One container per site: nothing is registered globally, so two servers in a process keep apart. */
const wireSite = (settings: ServerSettings, origin: string, assets: Assets): DependencyContainer => {
  const { SHOP_SEED, SHOP_ZONE, PUBLIC_ORIGIN, PREVIEWS } = settings;
  const secure = origin.startsWith('https:');
  const wiring = container.createChildContainer();
  const once = <Part>(token: InjectionToken<Part>, make: (from: DependencyContainer) => Part): void => {
    wiring.register(token, { useFactory: instanceCachingFactory(make) });
  };
  once(CLOCK, () => clockOf(settings));
  once(RANDOM, () => (SHOP_SEED === undefined ? cryptoRandom : seededRandom(SHOP_SEED)));
  once(CONTENT, (from) =>
    cachedContent(from.resolve(PROVIDER).content, { clock: systemClock(SHOP_ZONE), lifetime: contentLifetime }),
  );
  once(CLIENT_SETTINGS, () => shownSettings(settings, origin));
  once(API, (from) =>
    apiRouter({
      ...from.resolve(PROVIDER),
      random: from.resolve(RANDOM),
      secureCookies: secure,
      // Without a configured origin the shop answers under every name of this machine.
      ...(PUBLIC_ORIGIN === undefined ? {} : { publicOrigin: PUBLIC_ORIGIN }),
      onCrash: logCrash,
    }),
  );
  once(PAGES, (from) => {
    const { shop, checkout, imageOrigins } = from.resolve(PROVIDER);
    const content = from.resolve(CONTENT);
    return pagesApp({
      ports: { shop, checkout, content, random: from.resolve(RANDOM) },
      clock: from.resolve(CLOCK),
      cookiesOf: (header) => requestCookies(header, secure),
      formOf: async (request) => (await formBody(request)).mapErr(bodyFaultStatus),
      isForeign: (headers) => isForeign(headers, PUBLIC_ORIGIN),
      translations: translationsStore(content, builtInTranslations),
      settings: from.resolve(CLIENT_SETTINGS),
      previews: PREVIEWS !== 'off',
      assets,
      onCrash: logCrash,
      ...(imageOrigins === undefined ? {} : { imageOrigins }),
      paymentOrigins: paymentOrigins(settings),
    });
  });
  return wiring;
};
