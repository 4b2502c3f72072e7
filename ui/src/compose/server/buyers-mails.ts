import { mailDelivery } from '@shop/adapters/assemble/mail-delivery';
import { quietMoment } from '@shop/adapters/host/quiet-moment';
import { builtInTranslations } from '@shop/adapters/translations/built-in-translations';
import type { Letter } from '@shop/core/host/views/order-letter';
import { defaultLanguage } from '@shop/core/languages/language';
import { routePath } from '@shop/core/paths/page-key';
import type { OutgoingMail } from '@shop/core/ports/mail-port';
import type { DependencyContainer } from 'tsyringe';
import { mailPatience, mailPause } from '../../server/intervals.ts';
import { logMailFailure, mailLog } from '../../server/logs/mail-log.ts';
import { mailContact, mailSettings } from '../../server/settings/mail-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { CONTENT, DRAW_ORDER, TRANSLATIONS } from './tokens.ts';

/** How buyers are written to; words and pages are asked for when there is something to write. */
export const buyersMails = (settings: ServerSettings, origin: string, wiring: DependencyContainer) => ({
  port: mailDelivery({
    ...mailSettings(settings, builtInTranslations(defaultLanguage)),
    onTrouble: logMailFailure,
  }),
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
