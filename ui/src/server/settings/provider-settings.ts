import { statSync } from 'node:fs';
import { join } from 'node:path';
import { defaultPaymentMinutes } from '@shop/core/checkout/payment-minutes';
import type { ClientLimits } from '@shop/core/limits/client-limits';
import type { Sender } from '@shop/core/paths/mail-addresses';
import type { Translations } from '@shop/core/paths/route-key';
import { staffTokensOf } from '@shop/core/ports/staff-tokens';
import type { Retention } from '@shop/core/seller/retention/retention';
import { err, ok, type Result } from 'neverthrow';
import { contentLifetime, contentTimeout, folderLifetime, reconcilePause, retentionPause } from '../intervals.ts';
import { logContentFailure, logFileMistake, staffLog } from '../logs/error-log.ts';
import type { OwnServer } from '../running-shop.ts';
import type { ServerSettings } from './settings.ts';

const secretMissing = 'PAYMENT_SECRET: must be set to what the shop and the payment page share, 16 characters or more';

type PaymentSettings =
  | { readonly type: 'testBank'; readonly opens: 'atStart' }
  | { readonly type: 'elsewhere'; readonly url: string; readonly secret: string }
  | {
      readonly type: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      /** The address of a stand-in for Stripe. */
      readonly address?: string | undefined;
      /** Minutes after which the shop ends an unpaid session. */
      readonly minutes: number;
    };

/** Returns where payments are made. Error: one line that names the missing setting. */
export const paymentSettings = (settings: ServerSettings): Result<PaymentSettings, string> => {
  const { PAYMENTS, PAYMENT_URL, PAYMENT_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = settings;
  if (PAYMENTS === 'stripe' && STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET !== undefined)
    return ok({
      type: 'stripe',
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      address: settings.STRIPE_URL,
      minutes: settings.PAYMENT_MINUTES ?? defaultPaymentMinutes,
    });
  if (PAYMENT_URL === undefined) return ok({ type: 'testBank', opens: 'atStart' });
  return PAYMENT_SECRET === undefined
    ? err(secretMissing)
    : ok({ type: 'elsewhere', url: PAYMENT_URL, secret: PAYMENT_SECRET });
};

const retentionOf = (settings: ServerSettings): Retention => ({
  carts: settings.KEEP_CARTS_DAYS,
  keys: settings.KEEP_KEYS_DAYS,
  events: settings.KEEP_EVENTS_DAYS,
  buyers: settings.KEEP_BUYERS_DAYS,
  mails: settings.KEEP_MAILS_DAYS,
});

const unlessOff = (limit: number | 'off'): number | undefined => (limit === 'off' ? undefined : limit);

const limitsOf = (settings: ServerSettings): ClientLimits => ({
  codeTries: unlessOff(settings.CODE_TRIES_PER_CLIENT),
  unpaidPlaces: unlessOff(settings.UNPAID_PLACES_PER_CLIENT),
  newCarts: unlessOff(settings.NEW_CARTS_PER_CLIENT),
});

/** Returns the settings of our own shop on a data folder, behind a server. Error: one line that names the missing
 *  setting. */
export const embeddedSettings = (settings: ServerSettings, server: OwnServer) =>
  settings.ONLY === 'pages'
    ? err('PROVIDER_URL: must say where the calls are answered when only pages run here')
    : paymentSettings(settings).map((payments) => ({
        dataDir: settings.DATA_DIR,
        origin: server.address,
        server,
        payments,
        paymentOrigins: paymentOrigins(settings),
        reconcile: { pause: reconcilePause },
        limits: limitsOf(settings),
        retention: { days: retentionOf(settings), pause: retentionPause },
        seller: settings.seller,
        contentFolder: contentFolder(settings),
        staff: { tokens: staffTokensOf(settings), ...staffLog },
      }));

/** Returns the settings of the test bank as a separate process. Error: one line that names the missing setting. */
export const testBankSettings = (settings: ServerSettings) => {
  const { HOST, PORT, DATA_DIR, PAYMENT_SECRET, PUBLIC_ORIGIN, CLIENT_ADDRESS_HEADER } = settings;
  return PAYMENT_SECRET === undefined
    ? err(secretMissing)
    : ok({
        addressHeader: CLIENT_ADDRESS_HEADER,
        host: HOST,
        port: PORT,
        dataDir: DATA_DIR,
        secret: PAYMENT_SECRET,
        publicUrl: PUBLIC_ORIGIN,
      });
};

/** Returns the folder of pages and words, if the shop has one. Mistakes in its files are logged. */
const contentFolder = ({ CONTENT_DIR: folder }: ServerSettings) =>
  folder === undefined ? undefined : { folder, onMistake: logFileMistake };

const credentialOf = (user: string | undefined, password: string | undefined) =>
  user === undefined || password === undefined ? undefined : { user, password };

/** Returns the settings of a provider elsewhere, with its shared credential and accounts. Its payments and pictures may
 *  also be on our own origin. */
export const remoteSettings = (url: string, settings: ServerSettings, ownOrigin: string) => {
  const { PROVIDER_USER, PROVIDER_PASSWORD, PROFILE_URL, PROFILE_USER, PROFILE_PASSWORD } = settings;
  const { IMAGE_ORIGINS = [] } = settings;
  return {
    url,
    ownOrigin,
    credential: credentialOf(PROVIDER_USER, PROVIDER_PASSWORD),
    profileUrl: PROFILE_URL,
    profileCredential: credentialOf(PROFILE_USER, PROFILE_PASSWORD),
    paymentOrigins: [ownOrigin, ...paymentOrigins(settings)],
    pictureOrigins: [ownOrigin, ...IMAGE_ORIGINS],
  };
};

/** The origin of Stripe's payment page. */
const stripePage = 'https://checkout.stripe.com';

/** Returns the other origins where buyers may be sent to pay. */
export const paymentOrigins = ({
  PAYMENTS,
  PAYMENT_URL,
  PROVIDER_URL,
  STRIPE_URL,
  PAYMENT_ORIGINS = [],
}: ServerSettings): readonly string[] => {
  const stripe = PAYMENTS === 'stripe' ? stripePage : undefined;
  const pages = [PAYMENT_URL, PROVIDER_URL, stripe, STRIPE_URL];
  return [...pages.flatMap((url) => (url === undefined ? [] : new URL(url).origin)), ...PAYMENT_ORIGINS];
};

/** Returns how content is cached. Content from elsewhere, and that of a folder, is also stored on disk, for when its
 *  system is down or a file is damaged. */
export const contentSettings = ({ SHOP_ZONE, DATA_DIR, CONTENT_DIR }: ServerSettings, source: string | undefined) => {
  const onFault = (message: string): void => logContentFailure('disk', message);
  const isFolder = CONTENT_DIR !== undefined;
  return {
    zone: SHOP_ZONE,
    fresh: isFolder ? folderLifetime : contentLifetime,
    awaitsRefresh: isFolder,
    timeout: contentTimeout,
    disk: source === undefined ? undefined : { folder: join(DATA_DIR, 'content'), source, onFault },
  };
};

/** Returns a line about a folder of the settings that does not exist; `undefined` when all do. */
export const missingFolder = (settings: ServerSettings): string | undefined => {
  const { CONTENT_DIR, MEDIA_DIR } = settings;
  const missing = Object.entries({ CONTENT_DIR, MEDIA_DIR }).find(
    ([, folder]) => folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true,
  );
  return missing && `${missing[0]} must be a folder; there is none at ${missing[1]}`;
};

/** Returns the folder of resized pictures. */
export const mediaCacheDir = ({ MEDIA_CACHE, DATA_DIR }: ServerSettings): string =>
  MEDIA_CACHE ?? join(DATA_DIR, 'media');

/** Returns the folder of mails, used when the settings name no mail server. */
export const mailFolder = ({ DATA_DIR }: ServerSettings): string => join(DATA_DIR, 'mails');

/** Returns the sender of mails to buyers: that of the settings, else the footer's contact. */
const senderOf = ({ MAIL_FROM, CONTACT_EMAIL }: ServerSettings, words: Translations): Sender => {
  const [name = '', contact = ''] = [words.SiteTitle, words['Footer.EmailAddress']];
  if (MAIL_FROM === undefined) return { name, address: CONTACT_EMAIL ?? contact };
  return MAIL_FROM.name === '' ? { ...MAIL_FROM, name } : MAIL_FROM;
};

/** Returns how mails are sent; `words` are the shop's own in its main language. */
export const mailSettings = (settings: ServerSettings, words: Translations) => ({
  from: senderOf(settings, words),
  folder: mailFolder(settings),
  server: settings.SMTP_URL,
});
