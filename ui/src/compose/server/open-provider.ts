import { recordedShop } from '@shop/adapters/assemble/recorded-shop';
import { supportCapsules } from '@shop/adapters/assemble/support-capsules';
import { err, ok, type Result } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import { logCrash } from '../../server/logs/crash-log.ts';
import type { Provider } from '../../server/provider.ts';
import type { OwnServer } from '../../server/running-shop.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { mainSiteUrlOf } from '../../server/settings/shown-settings.ts';
import type { BuiltFiles } from './client.ts';
import { pulledLevers } from './levers.ts';
import { openOwnProvider } from './open-own-provider.ts';
import { openRemoteProvider } from './open-remote-provider.ts';
import { CLOCK } from './tokens.ts';

/** A provider elsewhere when the settings name one, else our own on a data folder, with the last calls kept for support. */
export const openProvider = async (
  settings: ServerSettings,
  server: OwnServer,
  files: BuiltFiles,
  wiring: DependencyContainer,
): Promise<Result<Provider, string>> => {
  const { PROVIDER_URL, SHOP_ZONE } = settings;
  const logged = supportCapsules({ clock: wiring.resolve(CLOCK), zone: SHOP_ZONE, onDefect: logCrash });
  const pulled = pulledLevers(settings);
  if (pulled.isErr()) return err(pulled.error);
  if (PROVIDER_URL !== undefined)
    return openRemoteProvider(PROVIDER_URL, settings, server, files, wiring, pulled.value)
      .map(logged)
      .andThen((shop) => recorded(settings, shop, wiring));
  const opened = await openOwnProvider(settings, server, files, wiring, pulled.value);
  const watched = opened.map(logged).andThen((shop) => recorded(settings, shop, wiring));
  return watched.map((shop) => (mainSiteUrlOf(settings) === '' ? { ...shop, accounts: shop.profile } : shop));
};

/** The same shop, every call of which is added to the file that the settings name (D-CAPSULE). Error: one line about that file. */
const recorded = <Shop extends Parameters<typeof recordedShop>[0]>(
  { RECORD, SHOP_ZONE: zone, SHOP_SEED: seed }: ServerSettings,
  shop: Shop,
  wiring: DependencyContainer,
): Result<Shop, string> =>
  RECORD === undefined ? ok(shop) : recordedShop(shop, RECORD, { clock: wiring.resolve(CLOCK), zone, seed });
