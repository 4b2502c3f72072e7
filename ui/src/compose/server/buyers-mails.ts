import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import { fileMail } from '@shop/adapters/papers/mail/file-mail';
import { smtpMail } from '@shop/adapters/papers/mail/smtp-mail';
import type { OrderDrawer } from '@shop/adapters/papers/pdf/order-drawer';
import { defaultLanguage, type Language } from '@shop/core/languages/language';
import { routePath } from '@shop/core/paths/page-key';
import type { Translations } from '@shop/core/paths/route-key';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { OutgoingMail } from '@shop/core/ports/mail-port';
import type { Letter } from '@shop/core/seller/views/order-papers-view';
import { mailPause } from '../../server/intervals.ts';
import { logMailFailure, mailLog } from '../../server/logs/error-log.ts';
import { mailSettings } from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { contactOf } from '../../server/settings/shown-settings.ts';

/** What is needed to write mails; functions are called when the first mail is written. */
type MailContext = {
  readonly settings: ServerSettings;
  /** Public origin of the shop, for links. */
  readonly origin: string;
  readonly words: (language: Language) => Promise<Translations>;
  readonly content: () => Pick<ContentPort, 'loadRouteKeys'>;
  readonly drawOrder: () => OrderDrawer;
};

/** Creates the mails to buyers: sent by the mail server of the settings, or written to a folder when there is none. */
export const buyersMails = ({ settings, origin, words, content, drawOrder }: MailContext) => {
  const { from, folder, server: smtp } = mailSettings(settings, builtInTranslations(defaultLanguage));
  const onTrouble = logMailFailure;
  const port = smtp === undefined ? fileMail({ folder, from, onTrouble }) : smtpMail({ server: smtp, from, onTrouble });
  // Asks the mail server now, so that its answer is there when the first buyer types an address.
  port.asciiOnly?.();
  return {
    port,
    write: async (letter: Letter): Promise<OutgoingMail> => {
      const { orderMail } = await import('@shop/adapters/papers/mail/order-mail');
      return orderMail({
        words,
        cancelPath: async (language) =>
          routePath((await content().loadRouteKeys()).unwrapOr([]), 'cancelOrder', language),
        origin,
        zone: settings.SHOP_ZONE,
        drawOrder: drawOrder().forMail,
        contact: contactOf(settings),
      })(letter);
    },
    pause: mailPause,
    reports: mailLog,
  };
};
