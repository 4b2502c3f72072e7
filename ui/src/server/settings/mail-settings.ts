import { join } from 'node:path';
import type { Translations } from '@shop/core/paths/route-key';
import { isLoopback } from './loopback.ts';
import type { Sender } from './mail-addresses.ts';
import type { ServerSettings } from './settings.ts';

/** Where mails are kept while no server takes them. */
const mailFolder = ({ DATA_DIR }: Pick<ServerSettings, 'DATA_DIR'>): string => join(DATA_DIR, 'mails');

/** Who writes to buyers: what the settings say, else whom the footer names. */
const senderOf = ({ MAIL_FROM, CONTACT_EMAIL }: ServerSettings, words: Translations): Sender => {
  const [name = '', contact = ''] = [words.SiteTitle, words['Footer.EmailAddress']];
  if (MAIL_FROM === undefined) return { name, address: CONTACT_EMAIL ?? contact };
  return MAIL_FROM.name === '' ? { ...MAIL_FROM, name } : MAIL_FROM;
};

/** How mails leave; `words` are the shop's own in its main language. */
export const mailSettings = (settings: ServerSettings, words: Translations) => ({
  from: senderOf(settings, words),
  folder: mailFolder(settings),
  ...(settings.SMTP_URL === undefined ? {} : { server: settings.SMTP_URL }),
});

/** How a buyer reaches the resort, as far as the settings say. */
export const mailContact = ({ CONTACT_EMAIL, CONTACT_PHONE }: ServerSettings) => ({
  ...(CONTACT_EMAIL === undefined ? {} : { email: CONTACT_EMAIL }),
  ...(CONTACT_PHONE === undefined ? {} : { phone: CONTACT_PHONE }),
});

/** Where mails are, for whoever starts a shop of our own that sends none; `isPublic` where visitors reach it over https, who would wait
 *  for them in vain (D-MAIL-FILES). */
export const keptMails = (
  settings: ServerSettings,
): { readonly folder: string; readonly isPublic: boolean } | undefined => {
  const { PROVIDER_URL, SMTP_URL, ONLY, PUBLIC_ORIGIN = '' } = settings;
  const isOwn = PROVIDER_URL === undefined && (ONLY === undefined || ONLY === 'api');
  if (!isOwn || SMTP_URL !== undefined) return undefined;
  return { folder: mailFolder(settings), isPublic: PUBLIC_ORIGIN.startsWith('https:') && !isLoopback(PUBLIC_ORIGIN) };
};
