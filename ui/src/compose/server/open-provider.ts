import { toldOnce } from '@shop/adapters/client/foreign-answers';
import { chosenClock, followingClock, systemClock } from '@shop/adapters/clock/clocks';
import { given } from '@shop/adapters/codec/codec';
import { quietMoment } from '@shop/adapters/host/quiet-moment';
import type { LeverBoard } from '@shop/adapters/levers/lever-board';
import { openLevers } from '@shop/adapters/levers/lever-file';
import { leveredPorts } from '@shop/adapters/levers/levered-ports';
import { fileMail } from '@shop/adapters/mail/file-mail';
import { smtpMail } from '@shop/adapters/mail/smtp-mail';
import { configuredRemoteShop } from '@shop/adapters/open/cleaned-remote-shop';
import { openPicturedEmbeddedShop } from '@shop/adapters/open/embedded-shop';
import { recordedShop } from '@shop/adapters/open/recorded-shop';
import { supportCapsules } from '@shop/adapters/open/support-capsules';
import { sampleMedia } from '@shop/adapters/sample/sample-media';
import { builtInTranslations } from '@shop/adapters/translations/built-in-translations';
import type { Letter } from '@shop/core/host/views/order-letter';
import { defaultLanguage } from '@shop/core/languages/language';
import { routePath } from '@shop/core/paths/page-key';
import type { HostClock } from '@shop/core/ports/clock-port';
import type { OutgoingMail } from '@shop/core/ports/mail-port';
import { err, ok, type Result } from 'neverthrow';
import type { DependencyContainer } from 'tsyringe';
import { memoryDrafts } from '../../server/forms/customer-drafts.ts';
import { mailPatience, mailPause, oddAnswerPause } from '../../server/intervals.ts';
import {
  logContentFailure,
  logCrash,
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
import { mainSiteUrlOf } from '../../server/settings/shown-settings.ts';
import { watchedContent } from '../../server/watched-content.ts';
import { parts } from './site-parts.ts';

/** A provider elsewhere when the settings name one, else our own on a data folder, with the last calls kept for support.
 *  Error: one line for the person who starts the shop. */
export const openProvider = async (wiring: DependencyContainer): Promise<Result<ServedProvider, string>> => {
  const { settings } = wiring.resolve(parts.start);
  const { PROVIDER_URL, SHOP_ZONE: zone, RECORD, SHOP_SEED: seed } = settings;
  const clock = wiring.resolve(parts.clock);
  const logged = supportCapsules({ clock, zone, onDefect: logCrash });
  /** The same shop, every call of which is added to the file that the settings name (D-CAPSULE). */
  const recorded = <Shop extends Parameters<typeof recordedShop>[0]>(shop: Shop): Result<Shop, string> =>
    RECORD === undefined ? ok(shop) : recordedShop(shop, RECORD, { clock, zone, seed });
  const chosen = chosenLevers(settings);
  if (chosen.isErr()) return err(chosen.error);
  const { levers } = chosen.value;
  if (PROVIDER_URL !== undefined) return openRemoteProvider(PROVIDER_URL, wiring, levers).map(logged).andThen(recorded);
  const opened = (await openOwnProvider(wiring, levers)).map(logged).andThen(recorded);
  return opened.map((shop) => (mainSiteUrlOf(settings) === '' ? { ...shop, accounts: shop.profile } : shop));
};

/** Our own shop on a data folder, or on the database that hosts share. */
const openOwnProvider = async (wiring: DependencyContainer, levers: LeverBoard | undefined) => {
  const { settings, server, client } = wiring.resolve(parts.start);
  const embedded = embeddedSettings(settings, server);
  if (embedded.isErr()) return err(embedded.error);
  const { personCategories, DATABASE_URL } = settings;
  const clock = wiring.resolve(parts.clock);
  return openPicturedEmbeddedShop({
    ...embedded.value,
    clock,
    random: wiring.resolve(parts.random),
    ...(levers === undefined ? {} : { levers }),
    personCategories,
    ...(DATABASE_URL === undefined ? {} : { shared: { url: DATABASE_URL, onTime: clock.hear } }),
    onStoreFailure: logStoreFailure,
    reports: paymentLog,
    mails: buyersMails(wiring),
    pictures: client,
    catalogReader: client.catalogReader,
  });
};

/** How buyers are written to; words and pages are loaded when there is something to write. */
const buyersMails = (wiring: DependencyContainer) => {
  const { settings, server } = wiring.resolve(parts.start);
  const { from, folder, server: smtp } = mailSettings(settings, builtInTranslations(defaultLanguage));
  const onTrouble = logMailFailure;
  return {
    // Mails go to a server where there is one, else into a folder (D-MAIL-FILES).
    port: smtp === undefined ? fileMail({ folder, from, onTrouble }) : smtpMail({ server: smtp, from, onTrouble }),
    write: async (letter: Letter): Promise<OutgoingMail> => {
      const { orderMail } = await import('@shop/adapters/mail/order-mail');
      return orderMail({
        words: async (language) => (await wiring.resolve(parts.translations).of(language)).messages,
        cancelPath: async (language) =>
          routePath((await wiring.resolve(parts.content).loadRouteKeys()).unwrapOr([]), 'cancelOrder', language),
        origin: server.address,
        zone: settings.SHOP_ZONE,
        drawOrder: wiring.resolve(parts.drawOrder).forMail,
        contact: given({ email: settings.CONTACT_EMAIL, phone: settings.CONTACT_PHONE }),
      })(letter);
    },
    pause: mailPause,
    quiet: quietMoment(mailPatience),
    reports: mailLog,
  };
};

/** The shop of a provider elsewhere, with what goes wrong on the way to it. It brings none of the sample's pictures, which the
 *  previews show. */
const openRemoteProvider = (url: string, wiring: DependencyContainer, levers: LeverBoard | undefined) => {
  const { settings, server, client } = wiring.resolve(parts.start);
  const [clock, random] = [wiring.resolve(parts.clock), wiring.resolve(parts.random)];
  const onOddAnswer = toldOnce(logOddAnswer, { now: systemClock(settings.SHOP_ZONE).now, pause: oddAnswerPause });
  const sessions = { entries: memoryDrafts(clock.now), random };
  const options = { ...remoteSettings(url, settings, server.address), sessions, onOddAnswer };
  return configuredRemoteShop(settings, options).map((remote) => {
    const watched = { ...remote, content: watchedContent(remote.content, logContentFailure) };
    const data = levers === undefined ? watched : leveredPorts(watched, { board: levers, clock, random });
    return { ...data, routes: settings.PREVIEWS === 'off' ? [] : [sampleMedia(client, mediaCacheDir(settings))] };
  });
};

/** Hosts that share a database go by its time, unless a test chose one (D-STORE-CLOCK). */
export const clockOf = ({ SHOP_AT, SHOP_ZONE, DATABASE_URL }: ServerSettings): HostClock =>
  DATABASE_URL === undefined || SHOP_AT !== undefined ? chosenClock(SHOP_AT, SHOP_ZONE) : followingClock(SHOP_ZONE);

/** What goes wrong on purpose, where the settings name a file of it (D-LEVERS). Error: one line about its mistakes. */
export const chosenLevers = ({ LEVERS }: ServerSettings): Result<{ readonly levers?: LeverBoard }, string> =>
  LEVERS === undefined ? ok({}) : openLevers(LEVERS, logLeverFault).map((levers) => ({ levers }));
