import { cachedContent } from '@shop/adapters/content/cache/cached-content';
import { browserCookies } from '@shop/adapters/platform/cookies/browser-cookies';
import { portsOver } from '@shop/adapters/wire/calls/ports-over';
import { fetchTransport } from '@shop/adapters/wire/client/fetch-transport';
import type { Instant } from '@shop/core/dates/instant';
import { makeUseCases, type Ports, type UseCases } from '@shop/core/use-cases/use-cases';

/** Timeout of a whole request. Units: milliseconds. */
const timeoutMs = 8000;

/** Lifetime of cached content; a full page load always requests it anew. Units: milliseconds. */
const contentLifetime = 300_000;

/** Creates the use cases of a page over its own origin and cookies. One module, so that all of it loads at once.
 *  `onTime` receives the server's time from each answer. */
export const browserUseCases = (
  { clock, random }: Pick<Ports, 'clock' | 'random'>,
  onTime: (reported: Instant) => void,
): UseCases => {
  const calls = portsOver(fetchTransport({ baseUrl: '', timeoutMs, onTime }));
  return makeUseCases({
    shop: calls,
    checkout: calls,
    content: cachedContent(calls, { clock, fresh: contentLifetime }),
    cookies: browserCookies(document, window.location.protocol === 'https:'),
    clock,
    random,
  });
};
