import { openPicturedEmbeddedShop } from '@shop/adapters/assemble/pictured-embedded-shop';
import { err } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import { logStoreFailure } from '../../server/logs/crash-log.ts';
import { paymentLog } from '../../server/logs/payment-log.ts';
import type { OwnServer } from '../../server/running-shop.ts';
import { embeddedSettings } from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { buyersMails } from './buyers-mails.ts';
import type { BuiltFiles } from './client.ts';
import type { Pulled } from './levers.ts';
import { CLOCK, RANDOM } from './tokens.ts';

/** Our own shop on a data folder, or on the database that hosts share. Error: one line for the person who starts the shop. */
export const openOwnProvider = async (
  settings: ServerSettings,
  server: OwnServer,
  files: BuiltFiles,
  wiring: DependencyContainer,
  pulled: Pulled,
) => {
  const embedded = embeddedSettings(settings, server);
  if (embedded.isErr()) return err(embedded.error);
  const { personCategories, DATABASE_URL } = settings;
  const clock = wiring.resolve(CLOCK);
  const shared = DATABASE_URL === undefined ? {} : { shared: { url: DATABASE_URL, onTime: clock.hear } };
  return openPicturedEmbeddedShop({
    ...embedded.value,
    clock,
    random: wiring.resolve(RANDOM),
    ...pulled,
    personCategories,
    ...shared,
    onStoreFailure: logStoreFailure,
    reports: paymentLog,
    mails: buyersMails(settings, server.address, wiring),
    pictures: files,
    catalogReader: files.catalogReader,
  });
};
