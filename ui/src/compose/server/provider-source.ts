import type { KnownPictures } from '@shop/adapters/pictures/pictured-ports';
import { chosenClock, followingClock, systemClock } from '@shop/adapters/platform/clock/clocks';
import { type LeverBoard, openLevers } from '@shop/adapters/scenarios/levers/lever-board';
import type { ProviderSource } from '@shop/adapters/shop/open-provider';
import { reportedOnce } from '@shop/adapters/wire/client/foreign-answers';
import type { HostClock } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { ok, type Result } from 'neverthrow';
import { memoryDrafts } from '../../server/forms/customer-drafts.ts';
import { oddAnswerPause } from '../../server/intervals.ts';
import {
  logDaysEnding,
  logExhausted,
  logLeverFault,
  logOddAnswer,
  logOrderEvent,
  logSoldOut,
  logStoreFailure,
  paymentLog,
} from '../../server/logs/error-log.ts';
import { embeddedSettings, remoteSettings } from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import type { buyersMails } from './buyers-mails.ts';
import type { SiteStart } from './site-start.ts';

type Ports = { readonly clock: HostClock; readonly random: RandomPort };

/** What only our own shop needs. */
type OwnParts = {
  readonly mails: () => ReturnType<typeof buyersMails>;
  readonly pictures: KnownPictures | undefined;
};

/** Returns where the site's provider is: elsewhere if the settings name one, else our own shop. Error: one line that
 *  names a missing setting. */
export const providerSource = (start: SiteStart, ports: Ports, parts: OwnParts): Result<ProviderSource, string> => {
  const { PROVIDER_URL } = start.settings;
  return PROVIDER_URL === undefined ? ownSource(start, ports, parts) : ok(remoteSource(PROVIDER_URL, start, ports));
};

/** Returns our own shop, on a data folder or on a database that several hosts share. Error: one line that names a
 *  missing setting. */
const ownSource = (
  { settings, server, client, operations }: SiteStart,
  { clock, random }: Ports,
  { mails, pictures }: OwnParts,
): Result<ProviderSource, string> => {
  const { personCategories, DATABASE_URL } = settings;
  return embeddedSettings(settings, server).map(
    ({ staff, ...embedded }): ProviderSource => ({
      ...embedded,
      type: 'own',
      clock,
      random,
      personCategories,
      shared: DATABASE_URL === undefined ? undefined : { url: DATABASE_URL, onTime: clock.sync },
      onStoreFailure: logStoreFailure,
      onDatabaseTime: operations?.onDatabaseTime,
      onExhausted: (command) => {
        logExhausted(command);
        operations?.onExhausted(command);
      },
      reports: paymentLog,
      onOrderEvent: logOrderEvent,
      onSoldOut: logSoldOut,
      onDaysEnding: logDaysEnding,
      mails: mails(),
      served: { staff, pictures },
      catalogReader: client.catalogReader,
    }),
  );
};

/** Returns the shop of a provider elsewhere, and the content system that the settings name. */
const remoteSource = (url: string, { settings, server }: SiteStart, { clock, random }: Ports): ProviderSource => ({
  ...remoteSettings(url, settings, server.address),
  type: 'remote',
  variables: settings,
  sessions: { entries: memoryDrafts(clock.now), random },
  onOddAnswer: reportedOnce(logOddAnswer, { now: systemClock(settings.SHOP_ZONE).now, pause: oddAnswerPause }),
});

/** Returns the host's clock. Hosts that share a database follow the database's time, unless a test chose a time. */
export const clockOf = ({ SHOP_AT, SHOP_ZONE, DATABASE_URL }: ServerSettings): HostClock =>
  DATABASE_URL === undefined || SHOP_AT !== undefined ? chosenClock(SHOP_AT, SHOP_ZONE) : followingClock(SHOP_ZONE);

/** Opens the lever file of the settings, which makes failures for tests, and returns no levers when there is none.
 *  Error: one line about a mistake in the file. */
export const chosenLevers = ({ LEVERS }: ServerSettings): Result<{ readonly levers?: LeverBoard }, string> =>
  LEVERS === undefined ? ok({}) : openLevers(LEVERS, logLeverFault).map((levers) => ({ levers }));
