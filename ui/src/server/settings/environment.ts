import { isDatabaseAddress } from '@shop/core/paths/database-address';
import * as z from 'zod/mini';
import { senderOf, smtpServerOf } from './mail-addresses.ts';
import {
  address,
  category,
  dsnForm,
  instant,
  isZone,
  keptDays,
  line,
  optional,
  origin,
  origins,
  perClient,
  port,
  readBy,
} from './setting-forms.ts';

/** Every variable that the server reads. */
export const environment = z.object({
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: z._default(port, 3000),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  /** A database that any number of hosts share, in place of a file in the folder (D-POSTGRES). */
  DATABASE_URL: optional(z.string().check(z.refine((text) => isDatabaseAddress(URL.parse(text))))),
  /** Where resized pictures are kept; below the data unless set, so that several data folders can share one. */
  MEDIA_CACHE: optional(z.string()),
  /** Only this part in this process; all of them when left out. */
  ONLY: optional(z.enum(['pages', 'api', 'payments'])),
  /** Address under which visitors reach the shop; the listening address unless set. */
  PUBLIC_ORIGIN: optional(origin),
  MAIN_SITE_URL: optional(address),
  /** The domain on which the member's cookie is shared; what our host and the main site's have in common unless set. */
  MEMBER_DOMAIN: optional(z.string().check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/))),
  /** The header in which a proxy in front of us tells where a visitor comes from. */
  CLIENT_ADDRESS_HEADER: optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,50}$/))),
  /** What one client may do (D-CLIENT). */
  CODE_TRIES_PER_CLIENT: perClient('codeTries'),
  UNPAID_PLACES_PER_CLIENT: perClient('unpaidPlaces'),
  /** Who stands in the footer of every page; the sample's own unless set (D-CONTACT). */
  CONTACT_NAME: optional(line),
  CONTACT_STREET: optional(line),
  CONTACT_TOWN: optional(line),
  CONTACT_PHONE: optional(line),
  CONTACT_EMAIL: optional(z.email()),
  /** The server that takes mails to buyers, with its credential; kept as files unless set (D-MAIL-FILES). */
  SMTP_URL: optional(readBy(smtpServerOf)),
  /** How long things are kept, in days (D-RETENTION). */
  KEEP_CARTS_DAYS: keptDays('carts'),
  KEEP_KEYS_DAYS: keptDays('keys'),
  KEEP_EVENTS_DAYS: keptDays('events'),
  KEEP_BUYERS_DAYS: keptDays('buyers'),
  KEEP_MAILS_DAYS: keptDays('mails'),
  /** Who writes to buyers. */
  MAIL_FROM: optional(readBy(senderOf)),
  /** A real provider instead of the embedded one, with its shared client credential. */
  PROVIDER_URL: optional(address),
  PROVIDER_USER: optional(z.string()),
  PROVIDER_PASSWORD: optional(z.string()),
  CONTENT_URL: optional(address),
  CONTENT_API_KEY: optional(z.string()),
  /** How the content system is laid out; read where it is asked, so that server and terminal agree. */
  CONTENT_SITE: optional(z.string()),
  CONTENT_ROOTS: optional(z.string()),
  CONTENT_LANGUAGE_SEGMENT: optional(z.string()),
  CONTENT_TRANSLATIONS: optional(z.string()),
  CONTENT_ROUTES: optional(z.string()),
  CONTENT_NAMES: optional(z.string()),
  PROFILE_URL: optional(address),
  /** The log-in's own credential, apart from the shop's. */
  PROFILE_USER: optional(z.string()),
  PROFILE_PASSWORD: optional(z.string()),
  /** Further hosts that a provider's pictures may lie on (D-PICTURE-HOSTS). */
  IMAGE_ORIGINS: optional(origins),
  /** A payment page that runs elsewhere, and the secret it shares with the shop. */
  PAYMENT_URL: optional(address),
  /** Where buyers may be sent to pay besides that page and our own origin. */
  PAYMENT_ORIGINS: optional(origins),
  PAYMENT_SECRET: optional(z.string().check(z.minLength(16))),
  /** Which sub price categories of the catalog mean an adult and a child; those of the sample unless set. */
  ADULT_CATEGORY: optional(category),
  CHILD_CATEGORY: optional(category),
  /** What operators prove themselves with; without it there is nothing for them (D-OPERATOR). */
  OPERATOR_TOKEN: optional(z.string().check(z.minLength(16))),
  /** Who sells, and at which rates of tax; orders tell what is set and nothing else (D-SELLER). */
  SELLER_NAME: optional(line),
  SELLER_STREET: optional(line),
  SELLER_TOWN: optional(line),
  SELLER_EMAIL: optional(z.email()),
  SELLER_PHONE: optional(line),
  SELLER_VAT_ID: optional(line),
  SELLER_REGISTER: optional(line),
  VAT_RATES: optional(z.string()),
  /** Files with what signs passes for Apple's wallet, and the key that does so for Google's; neither is offered unless set (D-WALLET). */
  APPLE_PASS_CERTIFICATE: optional(z.string()),
  APPLE_PASS_KEY: optional(z.string()),
  APPLE_PASS_KEY_PASSWORD: optional(z.string()),
  APPLE_WWDR_CERTIFICATE: optional(z.string()),
  GOOGLE_WALLET_KEY: optional(z.string()),
  GOOGLE_WALLET_ISSUER: optional(z.string().check(z.regex(/^\d{1,30}$/))),
  /** A tag manager's container, and further hosts that its tags talk to; off unless set, and without consent (D-CONSENT). */
  TAG_MANAGER_ID: optional(z.string().check(z.regex(/^GTM-[A-Z0-9]{4,12}$/))),
  TAG_ORIGINS: optional(origins),
  /** Where errors are reported to, as Sentry takes them. */
  ERROR_REPORTING_DSN: optional(z.string().check(z.regex(dsnForm))),
  /** Lets the payment page with test cards take payments beyond this machine too, for a demonstration. */
  PAYMENTS: optional(z.enum(['test'])),
  /** Design previews under `/razrez`: on unless set for a shop of this machine, else off (D-PREVIEWS). */
  PREVIEWS: optional(z.enum(['on', 'off'])),
  /** For tests: a clock that stands still, repeatable random tokens, another zone of the resort. */
  SHOP_AT: optional(instant),
  /** A file that says what goes wrong on purpose (D-LEVERS). */
  LEVERS: optional(z.string()),
  /** A file that every call of the shop is added to, without personal data (D-CAPSULE). */
  RECORD: optional(z.string()),
  SHOP_SEED: optional(z.string()),
  SHOP_ZONE: z._default(z.string().check(z.refine(isZone)), 'Europe/Ljubljana'),
});
