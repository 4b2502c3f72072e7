import { type ListenError, listen } from '@shop/adapters/server/server';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Hono } from 'hono';
import { err, ok, type Result } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import type { Assets } from './server/assets.ts';
import { logCrash } from './server/crash-log.ts';
import { embeddedProvider } from './server/embedded/compose.server.ts';
import { openPayments } from './server/payments/compose.server.ts';
import type { PictureFiles, Provider, ProviderPlace } from './server/provider.ts';
import { remoteProvider } from './server/remote/compose.server.ts';
import type { RunningShop } from './server/running-shop.ts';
import type { ServerSettings } from './server/settings.ts';
import { type Routed, siteApp } from './server/site-app.ts';
import { staticFiles } from './server/static-files.ts';
import { API, CLOCK, PAGES, PROVIDER, RANDOM, wireServer } from './server/wiring/compose.server.ts';

/** What the build leaves beside the server: the browser's files, the sample's paintings, and the program that resizes them. */
export type BuiltFiles = { readonly clientDir: string } & PictureFiles;

export type Client = BuiltFiles & { readonly assets: Assets };

/** Everything that answers requests, whoever listens for them. */
export type Site = { readonly fetch: Fetch; readonly dataFile?: string; readonly close: () => Promise<void> };

type Fetch = (request: Request) => Promise<Response>;

/** Opens the site at a known origin. Error: one line for the person who starts the shop. */
export const openSite = async (
  settings: ServerSettings,
  origin: string,
  client: Client,
): Promise<Result<Site, string>> => {
  const site: { app?: Hono } = {};
  const answer: Fetch = async (request) => (await site.app?.fetch(request)) ?? notReady();
  const wiring = wireServer(settings, origin, client.assets);
  const ownFetch = (url: string, init?: RequestInit) => answer(new Request(url, init));
  const provider = await openProvider(wiring, settings, { origin, ownFetch, files: client });
  return provider.map((opened) => {
    wiring.register<Provider>(PROVIDER, { useValue: opened });
    site.app = siteApp(partsOf(wiring, settings, opened, client.clientDir), logCrash);
    const { dataFile, close } = opened;
    return { fetch: answer, close, ...(dataFile === undefined ? {} : { dataFile }) };
  });
};

/** Opens everything behind one address. The port is taken first, so that a taken one leaves all files untouched.
 *  Error: one line for the person who starts the shop. */
export const openShop = async (settings: ServerSettings, client: Client): Promise<Result<RunningShop, string>> => {
  if (settings.ONLY === 'payments') return openPayments(settings);
  const gate: { site?: Site } = {};
  const answer: Fetch = async (request) => (await gate.site?.fetch(request)) ?? notReady();
  const listening = await listen({ fetch: answer }, { host: settings.HOST, port: settings.PORT });
  if (listening.isErr()) return err(listenText(listening.error, settings.HOST));
  const server = listening.value;

  const address = settings.PUBLIC_ORIGIN ?? server.url;
  const site = await openSite(settings, address, client);
  if (site.isErr()) {
    await server.close();
    return err(site.error);
  }
  gate.site = site.value;
  const { dataFile, close } = site.value;
  const closeAll = async (): Promise<void> => {
    await server.close();
    await close();
  };
  return ok({ address, close: closeAll, ...(dataFile === undefined ? {} : { dataFile }) });
};

const notReady = (): Response => new Response(null, { status: 503, headers: { 'Retry-After': '1' } });

const openProvider = async (
  wiring: DependencyContainer,
  settings: ServerSettings,
  place: ProviderPlace,
): Promise<Result<Provider, string>> => {
  if (settings.PROVIDER_URL !== undefined) return ok(remoteProvider(settings, settings.PROVIDER_URL));
  if (settings.ONLY === 'pages')
    return err('PROVIDER_URL: must say where the calls are answered when only pages run here');
  const clock = wiring.resolve<ClockPort>(CLOCK);
  return embeddedProvider({ settings, place, clock, random: wiring.resolve<RandomPort>(RANDOM) });
};

/** Most particular first: pages answer whatever is left. */
const partsOf = (
  wiring: DependencyContainer,
  { ONLY }: ServerSettings,
  provider: Provider,
  clientDir: string,
): readonly Routed[] => [
  ...provider.routes,
  { path: '/', app: wiring.resolve<Hono>(API) },
  ...(ONLY === 'api'
    ? []
    : [
        { path: '/', app: staticFiles(clientDir) },
        { path: '/', app: wiring.resolve<Hono>(PAGES) },
      ]),
];

const listenText = (error: ListenError, host: string): string => {
  switch (error.kind) {
    case 'portTaken':
      return `port ${error.port} on ${host} is taken; stop the other program or set PORT to another number`;
    case 'notAllowed':
      return `port ${error.port} on ${host} may not be used; set PORT to a number above 1023`;
    case 'cannotListen':
      return `cannot listen on ${host} (${error.message}); set HOST to an address of this machine`;
  }
};
