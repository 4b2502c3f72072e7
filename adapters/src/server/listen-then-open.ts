import { err, ok, type Result } from 'neverthrow';
import { type ListenError, type Listening, type ListenSettings, listen } from './server.ts';

/** Returns one line for the operator who starts a server on `host`: the problem and its solution. */
export const listenErrorText = (error: ListenError, host: string, names = { host: 'HOST', port: 'PORT' }): string => {
  switch (error.kind) {
    case 'portTaken':
      return `port ${error.port} on ${host} is taken; stop the other program or set ${names.port} to another number`;
    case 'notAllowed':
      return `port ${error.port} on ${host} may not be used; set ${names.port} to a number above 1023`;
    case 'cannotListen':
      return `cannot listen on ${host} (${error.message}); set ${names.host} to an address of this machine`;
  }
};

/** An application behind an address, and how to close it. */
export type Opened = Listening & {
  readonly close: () => Promise<void>;
  /** Whether its store answers. Absent when it has no store. */
  readonly isAnswering?: () => boolean;
};

const notReady = (): Response =>
  new Response('The shop is not ready.', { status: 503, headers: { 'Retry-After': '1' } });

/** Whether a load balancer asks for readiness, which is 503 during the start and from the first signal on. */
const asksForReadiness = ({ url }: Request): boolean => url.endsWith('/readyz') && new URL(url).pathname === '/readyz';

/** Listens first, so that a taken port leaves all files untouched, then opens the application; answers 503 until then.
 *  `isIdle` returns whether no request is in a slot or in the queue and the shutdown has not begun. Error: one line for
 *  the operator. */
export const listenThenOpen = async <Site extends Opened>(
  settings: ListenSettings,
  open: (url: string, isIdle: () => boolean) => Promise<Result<Site, string>>,
): Promise<Result<Site, string>> => {
  const gate: { site?: Site; ending?: true } = {};
  const fetch = (request: Request): Response | Promise<Response> => {
    if (gate.site === undefined) return notReady();
    if (!asksForReadiness(request)) return gate.site.fetch(request);
    return gate.ending || gate.site.isAnswering?.() === false
      ? notReady()
      : new Response('ready', { headers: { 'Cache-Control': 'no-store' } });
  };
  const server = await listen({ fetch }, settings);
  if (server.isErr()) return err(listenErrorText(server.error, settings.host));
  const isIdle = (): boolean => gate.ending === undefined && server.value.isIdle();
  const site = await open(server.value.url, isIdle);
  if (site.isErr()) {
    await server.value.close();
    return err(site.error);
  }
  gate.site = site.value;
  settings.watch?.onReady?.(true);
  const close = async (): Promise<void> => {
    gate.ending = true;
    settings.watch?.onReady?.(false);
    await server.value.close();
    await site.value.close();
  };
  return ok({ ...site.value, close });
};
