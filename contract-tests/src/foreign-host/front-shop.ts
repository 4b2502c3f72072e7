import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { onTestFinished } from 'vitest';
import { startBuiltShop } from '../testing/built-shop.ts';
import { contentHost } from './content-host.ts';
import type { DialectName } from './dialect.ts';
import { startHost } from './raw-host.ts';

/** Starts the built server with a foreign provider, as its operator does: with the provider's address and
 *  credential. Before a provider of the dialect `texts` it also has a content system; otherwise it has its own
 *  pages. */
export const startFrontShop = async (dialect: DialectName) => {
  const credential = { user: 'trgovina', password: 'jezero-in-gora' };
  const host = await startHost(dialect, { credential });
  const content = dialect === 'texts' ? await contentHost() : undefined;
  onTestFinished(async () => content?.close());
  const shop = await startBuiltShop({
    PROVIDER_URL: host.url,
    PROVIDER_USER: credential.user,
    PROVIDER_PASSWORD: credential.password,
    CONTENT_URL: content?.url,
    SHOP_AT: instantText(testStart),
  });
  host.returnTo(shop.origin);
  return { host, shop };
};
