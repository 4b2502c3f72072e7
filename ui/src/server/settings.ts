import { parseInstant } from '@shop/core/dates/instant';
import { defaultRetention, type Retained, retained } from '@shop/core/host/retention/retention';
import { chosenPersonCategories, type PersonCategories } from '@shop/core/packages/person-categories';
import { type SellerSettings, sellerSettings } from '@shop/core/papers/seller';
import { databaseAddressForm, isDatabaseAddress } from '@shop/core/paths/database-address';
import { err, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { senderOf, smtpServerOf } from './mail-addresses.ts';
import { settingsConflict } from './settings-conflict.ts';

/** Empty text counts as not set. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      schema,
    ]),
  );

const address = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((text: string) => text.replace(/\/+$/, '')),
);

/** What an origin looks like, so that nothing else gets into a policy that names it. */
const originForm = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::[0-9]+)?$/;

/** The origin of an address that is nothing more, in small letters: no path, query or user name. */
const originOf = (text: string): string | undefined => {
  const url = URL.parse(text);
  return url !== null && url.href === `${url.origin}/` && originForm.test(url.origin) ? url.origin : undefined;
};

/** Text that a function reads; what it makes nothing of is refused. */
const readBy = <Value>(read: (text: string) => Value | undefined) =>
  z.pipe(
    z.string(),
    z.transform((text, context): Value => {
      const value = read(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', input: text });
      return z.NEVER;
    }),
  );

/** One origin, as every address below it begins: whoever asks whether it is https, or whether a request comes from it, asks this text. */
const origin = readBy(originOf);

/** `https://key@host/project` */
const dsnForm = /^https?:\/\/\w+@[a-z0-9.-]+(?::\d+)?(?:\/[\w-]+)*\/\d+$/;

/** Origins between commas or spaces. */
const origins = readBy((text): readonly string[] | undefined => {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const found = parts.map(originOf).filter((origin) => origin !== undefined);
  return found.length === parts.length ? found : undefined;
});

const instant = readBy((text) => parseInstant(text).unwrapOr(undefined));

/** A line of an address. */
const line = z.string().check(z.maxLength(100));

const category = z.string().check(z.regex(/^[\w-]{1,100}$/));

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch {
    return false;
  }
};

const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)).check(z.maximum(65_535));

/** Ten years at most. */
const keptDays = (what: Retained) =>
  z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number)).check(z.minimum(1), z.maximum(3650)),
    defaultRetention[what],
  );

const environment = z.object({
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
  /** Design previews under `/razrez` (D-PREVIEWS). */
  PREVIEWS: z._default(optional(z.enum(['on', 'off'])), 'on'),
  /** For tests: a clock that stands still, repeatable random tokens, another zone of the resort. */
  SHOP_AT: optional(instant),
  /** A file that says what goes wrong on purpose (D-LEVERS). */
  LEVERS: optional(z.string()),
  /** A file that every call of the shop is added to, without personal data (D-CAPSULE). */
  RECORD: optional(z.string()),
  SHOP_SEED: optional(z.string()),
  SHOP_ZONE: z._default(z.string().check(z.refine(isZone)), 'Europe/Ljubljana'),
});

export type ServerSettings = z.infer<typeof environment> & {
  readonly personCategories: PersonCategories;
  readonly seller?: SellerSettings;
};

const anAddress = 'an address that starts with http:// or https://';

const allowed: Readonly<Record<string, string>> = {
  HOST: 'a name or address of this machine',
  PORT: 'a whole number from 0 to 65535, where 0 takes any free port',
  DATA_DIR: 'a folder',
  DATABASE_URL: databaseAddressForm,
  ONLY: 'pages, api or payments',
  PUBLIC_ORIGIN: 'an origin such as https://shop.example, with nothing after its host and port',
  IMAGE_ORIGINS: 'origins such as https://pictures.example, with commas between them',
  TAG_MANAGER_ID: 'the id of a container such as GTM-ABC1234',
  TAG_ORIGINS: 'origins such as https://tags.example, with commas between them',
  ERROR_REPORTING_DSN: 'an address such as https://key@errors.example/1',
  PAYMENT_ORIGINS: 'origins such as https://pay.example, with commas between them',
  ...Object.fromEntries(
    ['CONTACT_NAME', 'CONTACT_STREET', 'CONTACT_TOWN', 'CONTACT_PHONE']
      .concat(['NAME', 'STREET', 'TOWN', 'PHONE', 'VAT_ID', 'REGISTER'].map((part) => `SELLER_${part}`))
      .map((name) => [name, 'a line of at most 100 letters']),
  ),
  SELLER_EMAIL: 'an e-mail address',
  CONTACT_EMAIL: 'an e-mail address',
  SMTP_URL: 'an address such as smtp://user:password@mail.example:587 or smtps://mail.example',
  MAIL_FROM: 'an address such as shop@spa.example or The spa <shop@spa.example>',
  ...Object.fromEntries(
    retained.map((what) => [`KEEP_${what.toUpperCase()}_DAYS`, 'a whole number of days from 1 to 3650']),
  ),
  GOOGLE_WALLET_ISSUER: 'the number of an issuer of passes',
  ADULT_CATEGORY: 'the id of a sub price category',
  CHILD_CATEGORY: 'the id of a sub price category',
  PAYMENT_SECRET: 'at least 16 characters long',
  OPERATOR_TOKEN: 'at least 16 characters long',
  MEMBER_DOMAIN: 'a domain such as terme.example, which the shop and the main site share',
  CLIENT_ADDRESS_HEADER: 'the name of a header such as X-Forwarded-For',
  PREVIEWS: 'on or off',
  SHOP_AT: 'a moment with its zone, such as 2026-11-21T10:00:00Z',
  SHOP_ZONE: 'a time zone such as Europe/Ljubljana',
};

/** Reads the settings of the server from its environment. Error: one line that names the first wrong one and what is
 *  allowed, or those that do not go together; never the value, which may be a secret. */
export const readSettings = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<ServerSettings, string> => {
  const result = environment.safeParse(variables);
  if (result.success) {
    const conflict = settingsConflict(result.data);
    if (conflict !== undefined) return err(conflict);
    return sellerSettings(result.data, result.data.SHOP_ZONE).andThen((seller) =>
      chosenPersonCategories(result.data).map((personCategories) => ({
        ...result.data,
        personCategories,
        ...(seller === undefined ? {} : { seller }),
      })),
    );
  }
  const name = String(result.error.issues[0]?.path[0] ?? 'the environment');
  return err(`${name} must be ${allowed[name] ?? anAddress}`);
};
