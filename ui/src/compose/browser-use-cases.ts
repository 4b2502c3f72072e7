import { keptContent } from '@shop/adapters/content/cache/kept-content';
import { browserCookies } from '@shop/adapters/platform/cookies/browser-cookies';
import { portsOver } from '@shop/adapters/wire/calls/ports-over';
import { fetchTransport } from '@shop/adapters/wire/client/fetch-transport';
import type { Instant } from '@shop/core/dates/instant';
import { makeUseCases, type Ports, type UseCases } from '@shop/core/use-cases/use-cases';

/** Units: milliseconds that a browser waits for an answer in all. */
const timeoutMs = 8000;

/** Units: milliseconds that a page's content is fresh; a full load always requests it. */
const contentLifetime = 300_000;

/** Use cases over the page's own origin and cookies, in one module, so that all of it loads at once. `onTime` gets the
 *  server's time with each answer. */
export const browserUseCases = (
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  onTime: (reported: Instant) => void,
): UseCases => {
  const calls = portsOver(fetchTransport({ baseUrl: '', timeoutMs, onTime }));
  return makeUseCases({
    shop: calls,
    checkout: calls,
    content: keptContent(calls, { clock, fresh: contentLifetime }),
    cookies: browserCookies(document, window.location.protocol === 'https:'),
    clock,
    random,
  });
};
