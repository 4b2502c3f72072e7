import { fixedClock } from '@shop/adapters/clock/fixed-clock';
import { systemClock } from '@shop/adapters/clock/system-clock';
import { browserCookies } from '@shop/adapters/cookies/browser-cookies';
import { httpCheckout } from '@shop/adapters/http-client/http-checkout';
import { httpContent } from '@shop/adapters/http-client/http-content';
import { httpShop } from '@shop/adapters/http-client/http-shop';
import type { Transport } from '@shop/adapters/http-client/transport';
import { browserRandom } from '@shop/adapters/random/browser-random';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { makeUseCases, type UseCases } from '@shop/core/use-cases';
import { ResultAsync } from 'neverthrow';
import type { ClientSettings } from './client-settings.ts';
import { rememberingContent } from './remembering-content.ts';

/** The shop's words are an adapter's; components know only their keys, as types. */
export type { CountedKey, WordKey } from '@shop/adapters/words/word-key';

/** Units: milliseconds that the browser waits for an answer (reliability: total 8 s). */
const timeoutMs = 8000;
/** Units: milliseconds that a page's content is good for; a full load always asks again. */
const contentLifetime = 300_000;

/** Calls and their codecs arrive after the page: the first one that is shown came with its data (20 KB saved).
 *  Decision: a file that cannot be fetched counts as an unreachable provider, and is asked for again by the next call. */
const lateTransport = (load: () => Promise<Transport>): Transport => ({
  call: (name, request, extras) =>
    ResultAsync.fromPromise(load(), (): ShopError => ({ kind: 'unreachable', cause: 'network' })).andThen((transport) =>
      transport.call(name, request, extras),
    ),
});

const loadTransport = async (): Promise<Transport> => {
  const { fetchTransport } = await import('@shop/adapters/http-client/fetch-transport');
  return fetchTransport({ baseUrl: '', timeoutMs });
};

/** Fetches it at the first sign that the visitor is about to do something. */
const warmUp = (): void => {
  const warm = () => void loadTransport().catch(() => undefined);
  for (const sign of ['pointerover', 'pointerdown', 'keydown']) {
    window.addEventListener(sign, warm, { once: true, passive: true });
  }
};

/** The browser's wiring: every port over our own origin. Plain calls, since a container would cost 7 KB. */
export const composeBrowser = ({
  fixedNow,
  zone,
}: ClientSettings): { readonly useCases: UseCases; readonly clock: ClockPort } => {
  const clock = fixedNow === undefined ? systemClock(zone) : fixedClock(fixedNow, zone);
  const transport = lateTransport(loadTransport);
  warmUp();
  const useCases = makeUseCases({
    shop: httpShop(transport),
    checkout: httpCheckout(transport),
    content: rememberingContent(httpContent(transport), { clock, lifetime: contentLifetime }),
    cookies: browserCookies(document, window.location.protocol === 'https:'),
    clock,
    random: browserRandom,
  });
  return { useCases, clock };
};
