import { type ListenError, listen } from '@shop/adapters/http-server/server';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Hono } from 'hono';
import { err, ok, type Result } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import type { Assets } from './server/assets.ts';
import { logCrash } from './server/crash-log.ts';
import { embeddedProvider } from './server/embedded/compose.server.ts';
import { openPayments } from './server/payments/compose.server.ts';
import type { Provider, ProviderPlace } from './server/provider.ts';
import { remoteProvider } from './server/remote/compose.server.ts';
import type { RunningShop } from './server/running-shop.ts';
import type { ServerSettings } from './server/settings.ts';
import { type Routed, siteApp } from './server/site-app.ts';
import { staticFiles } from './server/static-files.ts';
import { API, CLOCK, PAGES, PROVIDER, RANDOM, wireServer } from './server/wiring/compose.server.ts';

export type Client = { readonly assets: Assets; readonly clientDir: string };

/** Opens everything behind one address. The port is taken first, so that a taken one leaves all files untouched.
 *  Error: one line for the person who starts the shop. */
export const openShop = async (settings: ServerSettings, client: Client): Promise<Result<RunningShop, string>> => {
  if (settings.ONLY === 'payments') return openPayments(settings);
  const site: { app?: Hono } = {};
  const answer = async (request: Request): Promise<Response> => (await site.app?.fetch(request)) ?? notReady();
  const listening = await listen({ fetch: answer }, { host: settings.HOST, port: settings.PORT });
  if (listening.isErr()) return err(listenText(listening.error, settings.HOST));
  const server = listening.value;

  const origin = settings.PUBLIC_ORIGIN ?? server.url;
  const wiring = wireServer(settings, origin, client.assets);
  const ownFetch = (url: string, init?: RequestInit) => answer(new Request(url, init));
  const provider = await openProvider(wiring, settings, { origin, ownFetch });
  if (provider.isErr()) {
    await server.close();
    return err(provider.error);
  }
  wiring.register<Provider>(PROVIDER, { useValue: provider.value });
  site.app = siteApp(partsOf(wiring, settings, provider.value, client.clientDir), logCrash);

  const { dataFile } = provider.value;
  const close = async (): Promise<void> => {
    await server.close();
    await provider.value.close();
  };
  return ok({ address: origin, close, ...(dataFile === undefined ? {} : { dataFile }) });
};

const notReady = (): Response => new Response(null, { status: 503, headers: { 'Retry-After': '1' } });

const openProvider = async (
  wiring: DependencyContainer,
  settings: ServerSettings,
  place: ProviderPlace,
): Promise<Result<Provider, string>> => {
  if (settings.PROVIDER_URL !== undefined) return ok(remoteProvider(settings, settings.PROVIDER_URL));
  if (settings.ONLY === 'pages') return err('PROVIDER_URL: must say where the calls are answered when only pages run here');
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
