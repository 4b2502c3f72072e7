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
  | 'RECORD';

/** Those of the server's settings that can be at odds with each other. */
export type ConflictingSettings = { readonly [Name in TextName]?: string | undefined } & {
  readonly SHOP_AT?: number | undefined;
  readonly TAG_ORIGINS?: readonly string[] | undefined;
  readonly SMTP_URL?: object | undefined;
  readonly MAIL_FROM?: object | undefined;
};

type Name = keyof ConflictingSettings;

/** Settings for tests, with the option of the terminal that sets them too. */
const toys = [
  ['SHOP_AT', 'SHOP_AT (serve --at)'],
  ['SHOP_SEED', 'SHOP_SEED (serve --seed)'],
  ['LEVERS', 'LEVERS (serve --levers)'],
  ['RECORD', 'RECORD (serve --record)'],
] as const satisfies readonly (readonly [Name, string])[];

const elsewhere = [
  'PROVIDER_URL',
  'PROFILE_URL',
  'CONTENT_URL',
  'PAYMENT_URL',
  'DATABASE_URL',
] as const satisfies readonly TextName[];

/** A setting that says that this is no test: visitors reach the shop over https, or somebody else's machine is part of it. */
const realWorld = (settings: ConflictingSettings): TextName | undefined => {
  const { PUBLIC_ORIGIN } = settings;
  if (PUBLIC_ORIGIN?.startsWith('https:') && !isLoopback(PUBLIC_ORIGIN)) return 'PUBLIC_ORIGIN';
  return elsewhere.find((name) => !isLoopback(settings[name] ?? 'http://localhost'));
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
  ['CONTENT_ROOTS', 'CONTENT_URL'],
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

/** What a content system elsewhere is asked with, and what our own content is to be asked with (D-DELIVERY-API). */
const ofContent = ['CONTENT_API_KEY', 'CONTENT_SITE'] as const satisfies readonly TextName[];

const half = (settings: ConflictingSettings): string | undefined => {
  const { PROVIDER_URL, PROVIDER_USER, PAYMENT_URL, PAYMENT_SECRET, ONLY } = settings;
  const found = needs.find(([name, other]) => settings[name] !== undefined && settings[other] === undefined);
  if (found !== undefined) return `${found[0]} is of no use without ${found[1]}; set both, or neither`;
  if (PROVIDER_URL !== undefined && !isLoopback(PROVIDER_URL) && PROVIDER_USER === undefined)
    return 'PROVIDER_URL is on another machine and needs its credential; set PROVIDER_USER and PROVIDER_PASSWORD';
  const asked = ofContent.find((name) => settings[name] !== undefined);
  if (asked !== undefined && PROVIDER_URL !== undefined && settings.CONTENT_URL === undefined)
    return `${asked} is of no use without CONTENT_URL; set both, or neither`;
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

const apart = (settings: ConflictingSettings, real: Name): string | undefined => {
  if (settings.DATABASE_URL === undefined || settings.ONLY === 'payments') return undefined;
  const missing = ofAllHosts.find((name) => settings[name] === undefined);
  return missing === undefined
    ? undefined
    : `DATABASE_URL is shared by hosts and needs ${missing}, which is the same for all of them, beside ${real}, which leads beyond this machine`;
};

/** What settings that are right one by one get wrong together: one line that names them and never repeats a value, which may
 *  be a secret. Toys and placeholders have no place where real visitors, money or data are (R-DRIVE-11, D-TEST-CLOCK, D-WHOLE-SETTINGS). */
export const settingsConflict = (settings: ConflictingSettings): string | undefined => {
  const real = realWorld(settings);
  const toy = toys.find(([name]) => settings[name] !== undefined);
  if (real !== undefined && toy !== undefined)
    return `${toy[1]} is for tests and must not be set beside ${real}, which leads beyond this machine; take one of them away`;
  const weak = secrets.find((name) => isPlaceholder(settings[name] ?? 'a real secret'));
  if (real !== undefined && weak !== undefined)
    return `${weak} looks like a placeholder and must be a real secret beside ${real}, which leads beyond this machine`;
  return half(settings) ?? (real === undefined ? undefined : apart(settings, real));
};
