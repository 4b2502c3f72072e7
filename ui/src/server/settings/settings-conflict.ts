import { isLoopback } from './loopback.ts';

type TextName =
  | 'ONLY'
  | 'PUBLIC_ORIGIN'
  | 'DATABASE_URL'
  | 'PROVIDER_URL'
  | 'PROVIDER_USER'
  | 'PROVIDER_PASSWORD'
  | 'CONTENT_URL'
  | 'CONTENT_API_KEY'
  | 'CONTENT_SITE'
  | 'CONTENT_ROOTS'
  | 'CONTENT_LANGUAGE_SEGMENT'
  | 'CONTENT_TRANSLATIONS'
  | 'CONTENT_ROUTES'
  | 'CONTENT_NAMES'
  | 'PROFILE_URL'
  | 'PROFILE_USER'
  | 'PROFILE_PASSWORD'
  | 'PAYMENT_URL'
  | 'PAYMENT_SECRET'
  | 'OPERATOR_TOKEN'
  | 'TAG_MANAGER_ID'
  | 'APPLE_PASS_CERTIFICATE'
  | 'APPLE_PASS_KEY'
  | 'APPLE_PASS_KEY_PASSWORD'
  | 'APPLE_WWDR_CERTIFICATE'
  | 'GOOGLE_WALLET_KEY'
  | 'GOOGLE_WALLET_ISSUER'
  | 'SHOP_SEED'
  | 'LEVERS'
  | 'RECORD'
  | 'PAYMENTS'
  | 'HOST';

/** Those of the server's settings that can be at odds with each other. */
export type ConflictingSettings = { readonly [Name in TextName]?: string | undefined } & {
  readonly SHOP_AT?: number | undefined;
  readonly TAG_ORIGINS?: readonly string[] | undefined;
  readonly SMTP_URL?: { readonly host: string } | undefined;
  readonly MAIL_FROM?: object | undefined;
};

type Name = keyof ConflictingSettings;

/** Settings that no shop with real visitors, money or data may have. */
const testOnlySettings: readonly {
  readonly name: string;
  readonly isOn: (settings: ConflictingSettings) => boolean;
  readonly mend?: string;
}[] = [
  { name: 'SHOP_AT (serve --at)', isOn: ({ SHOP_AT }) => SHOP_AT !== undefined },
  { name: 'SHOP_SEED (serve --seed)', isOn: ({ SHOP_SEED }) => SHOP_SEED !== undefined },
  { name: 'LEVERS (serve --levers)', isOn: ({ LEVERS }) => LEVERS !== undefined },
  { name: 'RECORD (serve --record)', isOn: ({ RECORD }) => RECORD !== undefined },
  {
    name: 'the payment page with test cards',
    mend: 'set PAYMENT_URL and PAYMENT_SECRET, or PAYMENTS=test for a demonstration',
    isOn: ({ PAYMENTS, PAYMENT_URL, PROVIDER_URL, ONLY }) =>
      PAYMENTS !== 'test' && PROVIDER_URL === undefined && (ONLY === 'payments' || (ONLY !== 'pages' && !PAYMENT_URL)),
  },
];

const addresses = [
  'PUBLIC_ORIGIN',
  'DATABASE_URL',
  'PROVIDER_URL',
  'PROFILE_URL',
  'CONTENT_URL',
  'PAYMENT_URL',
] as const satisfies readonly TextName[];

const isHere = (host: string): boolean => isLoopback(`http://${host.includes(':') ? `[${host}]` : host}`);

/** The first setting that leads beyond this machine; none for a shop that is only for its developer. */
export const beyondThisMachine = (settings: ConflictingSettings): string | undefined => {
  const { SMTP_URL, HOST = '127.0.0.1', PUBLIC_ORIGIN } = settings;
  const address = addresses.find((name) => !isLoopback(settings[name] ?? 'http://localhost'));
  if (address !== undefined) return address;
  if (SMTP_URL !== undefined && !isHere(SMTP_URL.host)) return 'SMTP_URL';
  return PUBLIC_ORIGIN === undefined && !isHere(HOST) ? 'HOST' : undefined;
};

const secrets = [
  'PAYMENT_SECRET',
  'PROVIDER_PASSWORD',
  'PROFILE_PASSWORD',
  'CONTENT_API_KEY',
  'OPERATOR_TOKEN',
] as const satisfies readonly TextName[];

/** What stands in instructions until somebody puts a secret there. */
const isPlaceholder = (secret: string): boolean =>
  new Set(secret).size < 5 || /^(change|default|example|password|placeholder|replace|sample|secret|test)/i.test(secret);

/** A setting of use only together with another one: alone it would be left out in silence. */
const needs: readonly (readonly [name: Name, other: Name])[] = [
  ['PROVIDER_USER', 'PROVIDER_PASSWORD'],
  ['PROVIDER_PASSWORD', 'PROVIDER_USER'],
  ['PROVIDER_USER', 'PROVIDER_URL'],
  ['PROFILE_URL', 'PROVIDER_URL'],
  ['PROFILE_USER', 'PROFILE_PASSWORD'],
  ['PROFILE_PASSWORD', 'PROFILE_USER'],
  ['PROFILE_USER', 'PROVIDER_URL'],
  ['CONTENT_URL', 'PROVIDER_URL'],
  ['CONTENT_API_KEY', 'CONTENT_URL'],
  ['CONTENT_SITE', 'CONTENT_URL'],
  ['CONTENT_ROOTS', 'CONTENT_URL'],
  ['CONTENT_LANGUAGE_SEGMENT', 'CONTENT_URL'],
  ['CONTENT_TRANSLATIONS', 'CONTENT_URL'],
  ['CONTENT_ROUTES', 'CONTENT_URL'],
  ['CONTENT_NAMES', 'CONTENT_URL'],
  ['TAG_ORIGINS', 'TAG_MANAGER_ID'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY'],
  ['APPLE_PASS_KEY', 'APPLE_PASS_CERTIFICATE'],
  ['APPLE_PASS_CERTIFICATE', 'APPLE_WWDR_CERTIFICATE'],
  ['APPLE_WWDR_CERTIFICATE', 'APPLE_PASS_CERTIFICATE'],
  ['APPLE_PASS_KEY_PASSWORD', 'APPLE_PASS_KEY'],
  ['GOOGLE_WALLET_KEY', 'GOOGLE_WALLET_ISSUER'],
  ['GOOGLE_WALLET_ISSUER', 'GOOGLE_WALLET_KEY'],
];

const half = (settings: ConflictingSettings): string | undefined => {
  const { PROVIDER_URL, PROVIDER_USER, PAYMENT_URL, PAYMENT_SECRET, ONLY } = settings;
  const found = needs.find(([name, other]) => settings[name] !== undefined && settings[other] === undefined);
  if (found !== undefined) return `${found[0]} is of no use without ${found[1]}; set both, or neither`;
  if (PROVIDER_URL !== undefined && !isLoopback(PROVIDER_URL) && PROVIDER_USER === undefined)
    return 'PROVIDER_URL is on another machine and needs its credential; set PROVIDER_USER and PROVIDER_PASSWORD';
  if (settings.OPERATOR_TOKEN !== undefined && PROVIDER_URL !== undefined)
    return 'OPERATOR_TOKEN is of no use beside PROVIDER_URL, since the provider keeps what is sold; set one of them';
  if (settings.DATABASE_URL !== undefined && PROVIDER_URL !== undefined)
    return 'DATABASE_URL is of no use beside PROVIDER_URL, since the provider keeps what is sold; set one of them';
  if (settings.SMTP_URL !== undefined && PROVIDER_URL !== undefined)
    return 'SMTP_URL is of no use beside PROVIDER_URL, since the provider writes to its buyers; set one of them';
  const takesPayments = PROVIDER_URL === undefined && ONLY !== 'payments' && ONLY !== 'pages';
  return takesPayments && PAYMENT_SECRET !== undefined && PAYMENT_URL === undefined
    ? 'PAYMENT_SECRET is of no use without PAYMENT_URL, since the payment page beside the shop takes no money; set both, or neither'
    : undefined;
};

/** What hosts that share a database must not each have of their own: the address that buyers come back to, the books of payments, and
 *  mails in a folder (D-SHARED-HOSTS). */
const ofAllHosts = ['PUBLIC_ORIGIN', 'PAYMENT_URL', 'SMTP_URL'] as const satisfies readonly Name[];

const apart = (settings: ConflictingSettings, real: string): string | undefined => {
  if (settings.DATABASE_URL === undefined || settings.ONLY === 'payments') return undefined;
  const missing = ofAllHosts.find((name) => settings[name] === undefined);
  return missing === undefined
    ? undefined
    : `DATABASE_URL is shared by hosts and needs ${missing}, which is the same for all of them, beside ${real}, which leads beyond this machine`;
};

/** What settings get wrong together: one line that names them and never a value, which may be a secret (R-DRIVE-11,
 *  D-TEST-CLOCK, D-WHOLE-SETTINGS). */
export const settingsConflict = (settings: ConflictingSettings): string | undefined => {
  const real = beyondThisMachine(settings);
  const beside = `beside ${real}, which leads beyond this machine`;
  const weak = secrets.find((name) => isPlaceholder(settings[name] ?? 'a real secret'));
  if (real !== undefined && weak !== undefined)
    return `${weak} looks like a placeholder and must be a real secret ${beside}`;
  const incomplete = half(settings) ?? (real === undefined ? undefined : apart(settings, real));
  if (incomplete !== undefined || real === undefined) return incomplete;
  const test = testOnlySettings.find(({ isOn }) => isOn(settings));
  if (test === undefined) return undefined;
  return `${test.name} is for tests and must not be set ${beside}; ${test.mend ?? 'take one of them away'}`;
};
