import { startStandinServer } from '@shop/adapters/open/standin-server';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { listenThenOpen } from '@shop/adapters/server/listen-then-open';
import { err, type Result } from 'neverthrow';
import type { Mishaps, RunningShop } from '../../server/running-shop.ts';
import { standinSettings } from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { visitorAddresses } from '../../server/settings/visitor-addresses.ts';
import type { Client } from './client.ts';
import { clockOf } from './clock-of.ts';
import { pulledLevers } from './levers.ts';
import { openSite } from './open-site.ts';

/** The payment stand-in alone. */
const openStandin = async (settings: ServerSettings, mishaps: Mishaps): Promise<Result<RunningShop, string>> => {
  const standin = standinSettings(settings);
  if (standin.isErr()) return err(standin.error);
  const levers = pulledLevers(settings);
  if (levers.isErr()) return err(levers.error);
  const clock = clockOf(settings);
  return startStandinServer({ ...standin.value, ...levers.value, ...mishaps, clock, random: cryptoRandom });
};

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
