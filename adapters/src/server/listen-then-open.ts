import { err, ok, type Result } from 'neverthrow';
import { listenErrorText } from './listen-error-text.ts';
import { type Listening, type ListenSettings, listen } from './server.ts';

/** What answers behind an address, and what ends it. */
export type Opened = Listening & { readonly close: () => Promise<void> };

const notReady = (): Response =>
  new Response('The shop is not ready.', { status: 503, headers: { 'Retry-After': '1' } });

/** Asked by whoever distributes visitors; told no while it opens and from the moment it ends. */
const asksForReadiness = ({ url }: Request): boolean => url.endsWith('/readyz') && new URL(url).pathname === '/readyz';

/** Takes the port first, so that a taken one leaves all files untouched, then opens what answers there; until that is done it
 *  answers 503. Error: one line for the person who starts it. */
export const listenThenOpen = async <Site extends Opened>(
  settings: ListenSettings,
  open: (url: string) => Promise<Result<Site, string>>,
): Promise<Result<Site, string>> => {
  const gate: { site?: Site; ending?: true } = {};
  const fetch = (request: Request): Response | Promise<Response> => {
    if (gate.site === undefined) return notReady();
    if (!asksForReadiness(request)) return gate.site.fetch(request);
    return gate.ending ? notReady() : new Response('ready', { headers: { 'Cache-Control': 'no-store' } });
  };
  const server = await listen({ fetch }, settings);
  if (server.isErr()) return err(listenErrorText(server.error, settings.host));
  const site = await open(server.value.url);
  if (site.isErr()) {
    await server.value.close();
    return err(site.error);
  }
  gate.site = site.value;
  const close = async (): Promise<void> => {
    gate.ending = true;
    await server.value.close();
    await site.value.close();
  };
  return ok({ ...site.value, close });
};
