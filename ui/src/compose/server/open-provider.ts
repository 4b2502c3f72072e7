import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { fileMail } from '@shop/adapters/papers/mail/file-mail';
import { smtpMail } from '@shop/adapters/papers/mail/smtp-mail';
import { chosenClock, followingClock, systemClock } from '@shop/adapters/platform/clock/clocks';
import { sampleMedia } from '@shop/adapters/sample/sample-media';
import { type LeverBoard, openLevers } from '@shop/adapters/scenarios/levers/lever-board';
import type { OpenedProvider } from '@shop/adapters/seller/opened-provider';
import { openProvider, type ProviderSource } from '@shop/adapters/shop/open-provider';
import { reportedOnce } from '@shop/adapters/wire/client/foreign-answers';
import { defaultLanguage } from '@shop/core/languages/language';
import { routePath } from '@shop/core/paths/page-key';
import type { HostClock } from '@shop/core/ports/clock-port';
import type { OutgoingMail } from '@shop/core/ports/mail-port';
import type { Letter } from '@shop/core/seller/views/order-papers-view';
import { err, ok, type Result } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import { memoryDrafts } from '../../server/forms/customer-drafts.ts';
import { mailPause, oddAnswerPause } from '../../server/intervals.ts';
import {
  logContentFailure,
  logDaysEnding,
  logExhausted,
  logLeverFault,
  logMailFailure,
  logOddAnswer,
  logStoreFailure,
  mailLog,
  paymentLog,
} from '../../server/logs/error-log.ts';
import type { ServedProvider } from '../../server/running-shop.ts';
import {
  embeddedSettings,
  mailSettings,
  mediaCacheDir,
  remoteSettings,
} from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { contactOf, mainSiteUrlOf } from '../../server/settings/shown-settings.ts';
import { watchedContent } from '../../server/watched-content.ts';
import { parts } from './site-parts.ts';

/** A foreign provider if the settings name one, else our own, with support codes. Error: one line for the person who
 *  starts the shop. */
export const openServedProvider = async (
  wiring: DependencyContainer,
): Promise<Result<ServedProvider & Pick<OpenedProvider, 'figures' | 'probe'>, string>> => {
  const { settings } = wiring.resolve(parts.start);
  const { PROVIDER_URL, SHOP_ZONE: zone, RECORD } = settings;
  const levers = chosenLevers(settings);
  if (levers.isErr()) return err(levers.error);
  const source = PROVIDER_URL === undefined ? ownSource(wiring) : ok(remoteSource(PROVIDER_URL, wiring));
  if (source.isErr()) return err(source.error);
  const opened = await openProvider(source.value, {
    ...{ ...levers.value, clock: wiring.resolve(parts.clock), random: wiring.resolve(parts.random), zone },
    watchContent: (content) =>
      watchedContent(content, PROVIDER_URL === undefined ? 'own' : 'elsewhere', logContentFailure),
    hasSupport: true,
    record: RECORD,
  });
  // Asked at once, so that a provider without content is known before the first visitor comes.
  if (opened.isOk() && hasPagesOfProvider(settings)) void opened.value.content.loadSite(defaultLanguage);
  return opened.map(({ accounts, ...provider }) => ({
    ...provider,
    ...(accounts === undefined || mainSiteUrlOf(settings) !== '' ? {} : { accounts }),
    routes: [...provider.routes, ...ownPictures(wiring)],
  }));
};

/** Without a content system pages are the provider's, or our own where it has none. */
const hasPagesOfProvider = ({ PROVIDER_URL, CONTENT_URL }: ServerSettings): boolean =>
  PROVIDER_URL !== undefined && CONTENT_URL === undefined;

/** A provider elsewhere brings none of the sample's pictures, which the previews and our own pages show. */
const ownPictures = (wiring: DependencyContainer) => {
  const { settings, client } = wiring.resolve(parts.start);
  const hasNone = settings.PROVIDER_URL !== undefined && (settings.PREVIEWS !== 'off' || hasPagesOfProvider(settings));
  return hasNone ? [sampleMedia(client, mediaCacheDir(settings))] : [];
};

/** Our own shop on a data folder, or on the database that hosts share. Error: one line that names a missing setting. */
const ownSource = (wiring: DependencyContainer): Result<ProviderSource, string> => {
  const { settings, server, client, operations } = wiring.resolve(parts.start);
  const { personCategories, DATABASE_URL } = settings;
  const clock = wiring.resolve(parts.clock);
  return embeddedSettings(settings, server).map(
    ({ staff, ...embedded }): ProviderSource => ({
      ...embedded,
      ...{ type: 'own', clock, random: wiring.resolve(parts.random), personCategories },
      ...(DATABASE_URL === undefined ? {} : { shared: { url: DATABASE_URL, onTime: clock.sync } }),
      onStoreFailure: logStoreFailure,
      onDatabaseTime: operations?.onDatabaseTime,
      onExhausted: (command) => {
        logExhausted(command);
        operations?.onExhausted(command);
      },
      reports: paymentLog,
      onDaysEnding: logDaysEnding,
      mails: buyersMails(wiring),
      served: {
        ...{ pictures: client, mediaCacheDir: mediaCacheDir(settings) },
        staff,
      },
      catalogReader: client.catalogReader,
    }),
  );
};

/** The shop of a provider elsewhere, and the content system that the settings name. */
const remoteSource = (url: string, wiring: DependencyContainer): ProviderSource => {
  const { settings, server } = wiring.resolve(parts.start);
  return {
    ...{ ...remoteSettings(url, settings, server.address), type: 'remote', variables: settings },
    sessions: { entries: memoryDrafts(wiring.resolve(parts.clock).now), random: wiring.resolve(parts.random) },
    onOddAnswer: reportedOnce(logOddAnswer, { now: systemClock(settings.SHOP_ZONE).now, pause: oddAnswerPause }),
  };
};

/** How buyers are written to; words and pages are loaded when there is something to write. */
const buyersMails = (wiring: DependencyContainer) => {
  const { settings, server } = wiring.resolve(parts.start);
  const { from, folder, server: smtp } = mailSettings(settings, builtInTranslations(defaultLanguage));
  const onTrouble = logMailFailure;
  // Mails go to a server where there is one, else into a folder.
  const port = smtp === undefined ? fileMail({ folder, from, onTrouble }) : smtpMail({ server: smtp, from, onTrouble });
  // Asked now, so that it is known when the first buyer types an address.
  port.asciiOnly?.();
  return {
    port,
    write: async (letter: Letter): Promise<OutgoingMail> => {
      const { orderMail } = await import('@shop/adapters/papers/mail/order-mail');
      return orderMail({
        words: async (language) => (await wiring.resolve(parts.translations).of(language)).messages,
        cancelPath: async (language) =>
          routePath((await wiring.resolve(parts.content).loadRouteKeys()).unwrapOr([]), 'cancelOrder', language),
        origin: server.address,
        zone: settings.SHOP_ZONE,
        drawOrder: wiring.resolve(parts.drawOrder).forMail,
        contact: contactOf(settings),
      })(letter);
    },
    pause: mailPause,
    reports: mailLog,
  };
};

/** Hosts that share a database go by its time, unless a test chose one. */
export const clockOf = ({ SHOP_AT, SHOP_ZONE, DATABASE_URL }: ServerSettings): HostClock =>
  DATABASE_URL === undefined || SHOP_AT !== undefined ? chosenClock(SHOP_AT, SHOP_ZONE) : followingClock(SHOP_ZONE);

/** What goes wrong on purpose, where the settings name a file of it. Error: one line about its mistakes. */
export const chosenLevers = ({ LEVERS }: ServerSettings): Result<{ readonly levers?: LeverBoard }, string> =>
  LEVERS === undefined ? ok({}) : openLevers(LEVERS, logLeverFault).map((levers) => ({ levers }));
