import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { httpCheckout } from '@shop/adapters/client/http-checkout';
import { httpContent } from '@shop/adapters/client/http-content';
import { httpShop } from '@shop/adapters/client/http-shop';
import { browserCookies } from '@shop/adapters/cookies/browser-cookies';
import { browserRandom } from '@shop/adapters/random/browser-random';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { makeUseCases, type UseCases } from '@shop/core/use-cases';
import { rememberingContent } from './remembering-content.ts';

/** Units: milliseconds that the browser waits for an answer (reliability: total 8 s). */
const timeoutMs = 8000;
/** Units: milliseconds that a page's content is good for; a full load always asks again. */
const contentLifetime = 300_000;

/** The browser's wiring: every port over our own origin. Plain calls, since a container would cost 7 KB. */
export const composeUseCases = (clock: ClockPort): UseCases => {
  const transport = fetchTransport({ baseUrl: '', timeoutMs });
  return makeUseCases({
    shop: httpShop(transport),
    checkout: httpCheckout(transport),
    content: rememberingContent(httpContent(transport), { clock, lifetime: contentLifetime }),
    cookies: browserCookies(document, window.location.protocol === 'https:'),
    clock,
    random: browserRandom,
  });
};
