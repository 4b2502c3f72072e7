import { listenThenOpen } from '@shop/adapters/server/listen-then-open';
import type { Result } from 'neverthrow';
import type { Mishaps, RunningShop } from '../../server/running-shop.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { visitorAddresses } from '../../server/settings/visitor-addresses.ts';
import type { Client } from './client.ts';
import { openSite } from './open-site.ts';
import { openStandin } from './open-standin.ts';

/** Opens everything behind one address. Error: one line for the person who starts the shop. */
export const openShop = (
  settings: ServerSettings,
  client: Client,
  mishaps: Mishaps,
): Promise<Result<RunningShop, string>> => {
  const { HOST, PORT, ONLY, PUBLIC_ORIGIN } = settings;
  if (ONLY === 'payments') return openStandin(settings, mishaps);
  return listenThenOpen(
    { host: HOST, port: PORT, onCut: mishaps.onCut, ...visitorAddresses(settings) },
    async (url) => {
      const address = PUBLIC_ORIGIN ?? url;
      return (await openSite(settings, address, client, mishaps.onLost)).map((site) => ({ ...site, address }));
    },
  );
};
