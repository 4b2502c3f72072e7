import { databaseAddressForm, isDatabaseAddress } from '@shop/core/paths/database-address';
import * as z from 'zod/mini';
import { senderOf, smtpServerOf } from './mail-addresses.ts';
import {
  address,
  anyText,
  category,
  email,
  instant,
  keptDays,
  line,
  matching,
  optional,
  originOf,
  originsLike,
  perClient,
  port,
  readBy,
  secret,
  taking,
  zone,
} from './setting-forms.ts';

/** Every variable that the server reads: its name, how its text is read, and in words what it may be. */
export const environment = z.object({
  HOST: taking('a name or address of this machine', z._default(z.string().check(z.minLength(1)), '127.0.0.1')),
  PORT: port,
  DATA_DIR: taking('a folder', z._default(z.string().check(z.minLength(1)), '.data')),
  /** A database that any number of hosts share, in place of a file in the folder. */
  DATABASE_URL: optional(databaseAddressForm, z.string().check(z.refine((text) => isDatabaseAddress(URL.parse(text))))),
  /** Where resized pictures are kept; below the data unless set, so that several data folders can share one. */
  MEDIA_CACHE: anyText,
  /** Only this part in this process; all of them when left out. */
  ONLY: optional('pages, api or payments', z.enum(['pages', 'api', 'payments'])),
  /** Address under which visitors reach the shop; the listening address unless set. */
  PUBLIC_ORIGIN: optional(
    'an origin such as https://shop.example, with nothing after its host and port',
    readBy(originOf),
  ),
  MAIN_SITE_URL: address,
  /** The domain on which the member's cookie is shared; what our host and the main site's have in common unless set. */
  MEMBER_DOMAIN: matching(
    'a domain such as terme.example, which the shop and the main site share',
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
  ),
  /** The header in which a proxy in front of us tells where a visitor comes from. */
  CLIENT_ADDRESS_HEADER: matching('the name of a header such as X-Forwarded-For', /^[A-Za-z0-9-]{1,50}$/),
  /** What one client may do. */
  CODE_TRIES_PER_CLIENT: perClient('codeTries'),
  UNPAID_PLACES_PER_CLIENT: perClient('unpaidPlaces'),
  /** Who stands in the footer of every page; the sample's own unless set. */
  CONTACT_NAME: line,
  CONTACT_STREET: line,
  CONTACT_TOWN: line,
  CONTACT_PHONE: line,
  CONTACT_EMAIL: email,
  /** The server that takes mails to buyers, with its credential; kept as files unless set. */
  SMTP_URL: optional(
    'an address such as smtp://user:password@mail.example:587 or smtps://mail.example',
    readBy(smtpServerOf),
  ),
  /** How long things are kept, in days. */
  KEEP_CARTS_DAYS: keptDays('carts'),
  KEEP_KEYS_DAYS: keptDays('keys'),
  KEEP_EVENTS_DAYS: keptDays('events'),
  KEEP_BUYERS_DAYS: keptDays('buyers'),
  KEEP_MAILS_DAYS: keptDays('mails'),
  /** Who writes to buyers. */
  MAIL_FROM: optional('an address such as shop@spa.example or The spa <shop@spa.example>', readBy(senderOf)),
  /** A real provider instead of the embedded one, with its shared client credential. */
  PROVIDER_URL: address,
  PROVIDER_USER: anyText,
  PROVIDER_PASSWORD: anyText,
  CONTENT_URL: address,
  CONTENT_API_KEY: anyText,
  /** How the content system is laid out; read where it is asked, so that server and terminal agree. */
  CONTENT_SITE: anyText,
  CONTENT_ROOTS: anyText,
  CONTENT_LANGUAGE_SEGMENT: anyText,
  CONTENT_TRANSLATIONS: anyText,
  CONTENT_ROUTES: anyText,
  CONTENT_NAMES: anyText,
  PROFILE_URL: address,
  /** The log-in's own credential, apart from the shop's. */
  PROFILE_USER: anyText,
  PROFILE_PASSWORD: anyText,
  /** Further hosts that a provider's pictures may lie on. */
  IMAGE_ORIGINS: originsLike('https://pictures.example'),
  /** A payment page that runs elsewhere, and the secret it shares with the shop. */
  PAYMENT_URL: address,
  /** Where buyers may be sent to pay besides that page and our own origin. */
  PAYMENT_ORIGINS: originsLike('https://pay.example'),
  PAYMENT_SECRET: secret,
  /** Which sub price categories of the catalog mean an adult and a child; those of the sample unless set. */
  ADULT_CATEGORY: category,
  CHILD_CATEGORY: category,
  /** What operators prove themselves with; without it there is nothing for them. */
  OPERATOR_TOKEN: secret,
  /** Who sells, and at which rates of tax; orders tell what is set and nothing else. */
  SELLER_NAME: line,
  SELLER_STREET: line,
  SELLER_TOWN: line,
  SELLER_EMAIL: email,
  SELLER_PHONE: line,
  SELLER_VAT_ID: line,
  SELLER_REGISTER: line,
  VAT_RATES: anyText,
  /** Files with what signs passes for Apple's wallet, and the key that does so for Google's; neither is offered unless set. */
  APPLE_PASS_CERTIFICATE: anyText,
  APPLE_PASS_KEY: anyText,
  APPLE_PASS_KEY_PASSWORD: anyText,
  APPLE_WWDR_CERTIFICATE: anyText,
  GOOGLE_WALLET_KEY: anyText,
  GOOGLE_WALLET_ISSUER: matching('the number of an issuer of passes', /^\d{1,30}$/),
  /** A tag manager's container, and further hosts that its tags talk to; off unless set, and without consent. */
  TAG_MANAGER_ID: matching('the id of a container such as GTM-ABC1234', /^GTM-[A-Z0-9]{4,12}$/),
  TAG_ORIGINS: originsLike('https://tags.example'),
  /** Where errors are reported to, as Sentry takes them. */
  ERROR_REPORTING_DSN: matching(
    'an address such as https://key@errors.example/1',
    /^https?:\/\/\w+@[a-z0-9.-]+(?::\d+)?(?:\/[\w-]+)*\/\d+$/,
  ),
  /** Lets the payment page with test cards take payments beyond this machine too, for a demonstration. */
  PAYMENTS: optional('test', z.enum(['test'])),
  /** Design previews under `/razrez`: on unless set for a shop of this machine, else off. */
  PREVIEWS: optional('on or off', z.enum(['on', 'off'])),
  /** For tests: a clock that stands still, repeatable random tokens, another zone of the resort. */
  SHOP_AT: instant,
  /** A file that says what goes wrong on purpose. */
  LEVERS: anyText,
  /** A file that every call of the shop is added to, without personal data. */
  RECORD: anyText,
  SHOP_SEED: anyText,
  SHOP_ZONE: zone,
});

export type Environment = z.infer<typeof environment>;
