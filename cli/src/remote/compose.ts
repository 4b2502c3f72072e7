import { fetchTransport } from '@shop/adapters/client/fetch-transport';
import { httpCheckout } from '@shop/adapters/client/http-checkout';
import { httpContent } from '@shop/adapters/client/http-content';
import { httpShop } from '@shop/adapters/client/http-shop';
import { retryingTransport } from '@shop/adapters/client/retrying-transport';
import { payWithCard } from '@shop/adapters/payment-standin/pay-with-card';
import type { DataPorts } from '../data-ports.ts';
import type { Target } from '../target.ts';
import type { Terminal } from '../terminal.ts';

/** Units: milliseconds for one try. */
const timeoutMs = 3000;

type RemoteTarget = Extract<Target, { type: 'gateway' | 'provider' }>;

const credentialFor = (target: RemoteTarget) =>
  target.type === 'provider' ? { basicAuth: { user: target.user, password: target.password } } : {};

/** Shop and provider speak the same calls; a provider's content may live elsewhere (`CONTENT_URL`, `CONTENT_API_KEY`). */
export const remoteData = (target: RemoteTarget, { fetch, env }: Terminal): DataPorts => {
  const own = { baseUrl: target.url, fetch, timeoutMs };
  const calls = retryingTransport(fetchTransport({ ...own, ...credentialFor(target) }));
  const isElsewhere = target.type === 'provider' && env.CONTENT_URL;
  const content = isElsewhere
    ? retryingTransport(
        fetchTransport({
          ...own,
          baseUrl: isElsewhere,
          ...(env.CONTENT_API_KEY ? { headers: { 'Api-Key': env.CONTENT_API_KEY } } : {}),
        }),
      )
    : calls;
  return {
    shop: httpShop(calls),
    checkout: httpCheckout(calls),
    content: httpContent(content),
    origin: target.url,
    payWithCard: (pageAddress, card) => payWithCard(pageAddress, card, fetch),
    fault: () => undefined,
    close: async () => undefined,
  };
};
