import { toldOnce } from '@shop/adapters/client/foreign-answers';
import { systemClock } from '@shop/adapters/clock/clocks';
import { quietMoment } from '@shop/adapters/host/quiet-moment';
import { leveredPorts } from '@shop/adapters/levers/levered-ports';
import { fileMail } from '@shop/adapters/mail/file-mail';
import { smtpMail } from '@shop/adapters/mail/smtp-mail';
import { configuredRemoteShop } from '@shop/adapters/open/cleaned-remote-shop';
import { openPicturedEmbeddedShop } from '@shop/adapters/open/embedded-shop';
import { recordedShop } from '@shop/adapters/open/recorded-shop';
import { supportCapsules } from '@shop/adapters/open/support-capsules';
import { type PictureFiles, sampleMedia } from '@shop/adapters/sample/sample-media';
import { builtInTranslations } from '@shop/adapters/translations/built-in-translations';
import type { Letter } from '@shop/core/host/views/order-letter';
import { defaultLanguage } from '@shop/core/languages/language';
import { routePath } from '@shop/core/paths/page-key';
import type { MailPort, OutgoingMail } from '@shop/core/ports/mail-port';
import { err, ok, type Result } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import { memoryDrafts } from '../../server/forms/customer-drafts.ts';
import { mailPatience, mailPause, oddAnswerPause } from '../../server/intervals.ts';
import { logContentFailure, logCrash, logStoreFailure } from '../../server/logs/crash-log.ts';
import { logMailFailure, logOddAnswer, mailLog, paymentLog } from '../../server/logs/warnings.ts';
import type { ServedProvider } from '../../server/provider.ts';
import type { OwnServer } from '../../server/running-shop.ts';
import { mailContact, mailSettings } from '../../server/settings/mail-settings.ts';
import { embeddedSettings, mediaCacheDir, remoteSettings } from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { mainSiteUrlOf } from '../../server/settings/shown-settings.ts';
import { watchedContent } from '../../server/watched-content.ts';
import type { BuiltFiles } from './client.ts';
import { type Pulled, pulledLevers } from './levers.ts';
import { CLOCK, CONTENT, DRAW_ORDER, RANDOM, TRANSLATIONS } from './tokens.ts';

/** Mails go to a server where there is one, else into a folder (D-MAIL-FILES). */
const mailPort = (settings: ServerSettings): MailPort => {
  const { from, folder, server } = mailSettings(settings, builtInTranslations(defaultLanguage));
  const onTrouble = logMailFailure;
  return server === undefined ? fileMail({ folder, from, onTrouble }) : smtpMail({ server, from, onTrouble });
};

/** How buyers are written to; words and pages are asked for when there is something to write. */
const buyersMails = (settings: ServerSettings, origin: string, wiring: DependencyContainer) => ({
  port: mailPort(settings),
  write: async (letter: Letter): Promise<OutgoingMail> => {
    const { orderMail } = await import('@shop/adapters/mail/order-mail');
    return orderMail({
      words: async (language) => (await wiring.resolve(TRANSLATIONS).of(language)).messages,
      cancelPath: async (language) =>
        routePath((await wiring.resolve(CONTENT).loadRouteKeys()).unwrapOr([]), 'cancelOrder', language),
      origin,
      zone: settings.SHOP_ZONE,
      drawOrder: wiring.resolve(DRAW_ORDER).forMail,
      contact: mailContact(settings),
    })(letter);
  },
  pause: mailPause,
  quiet: quietMoment(mailPatience),
  reports: mailLog,
});

/** Our own shop on a data folder, or on the database that hosts share. Error: one line for the person who starts the shop. */
const openOwnProvider = async (
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

/** The shop of a provider elsewhere, with what goes wrong on the way to it. Error: one line about its settings. */
const openRemoteProvider = (
  url: string,
  settings: ServerSettings,
  { address }: OwnServer,
  pictures: PictureFiles,
  wiring: DependencyContainer,
  { levers }: Pulled,
) => {
  const parts = { clock: wiring.resolve(CLOCK), random: wiring.resolve(RANDOM) };
  const told = toldOnce(logOddAnswer, { now: systemClock(settings.SHOP_ZONE).now, pause: oddAnswerPause });
  const sessions = { entries: memoryDrafts(parts.clock.now), random: parts.random };
  const options = { ...remoteSettings(url, settings, address), sessions, onOddAnswer: told };
  return configuredRemoteShop(settings, options).map((remote) => {
    const watched = { ...remote, content: watchedContent(remote.content, logContentFailure) };
    const data = levers === undefined ? watched : leveredPorts(watched, { board: levers, ...parts });
    return { ...data, routes: previewPictures(settings, pictures) };
  });
};

/** A provider elsewhere brings none of the sample's pictures, which the previews show. */
const previewPictures = (settings: ServerSettings, pictures: PictureFiles) =>
  settings.PREVIEWS === 'off' ? [] : [sampleMedia(pictures, mediaCacheDir(settings))];

/** A provider elsewhere when the settings name one, else our own on a data folder, with the last calls kept for support. */
export const openProvider = async (
  settings: ServerSettings,
  server: OwnServer,
  files: BuiltFiles,
  wiring: DependencyContainer,
): Promise<Result<ServedProvider, string>> => {
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
