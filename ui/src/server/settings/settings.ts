import { chosenPersonCategories, type PersonCategories } from '@shop/core/catalog/person-categories';
import { type SellerSettings, sellerSettings } from '@shop/core/checkout/seller';
import { isLoopback } from '@shop/core/paths/loopback';
import { sharedToken } from '@shop/core/ports/staff-tokens';
import { uselessWithout } from '@shop/core/text/needed-together';
import { err, type Result } from 'neverthrow';
import type * as z from 'zod/mini';
import { type Environment, environment } from './environment.ts';
import { hasLiveKey, isTestMode, paymentConflict } from './payment-conflicts.ts';
import { placeholderSecret } from './placeholder-secrets.ts';
import { docsOf } from './setting-forms.ts';

export type ServerSettings = Environment & {
  readonly PREVIEWS: 'on' | 'off';
  readonly personCategories: PersonCategories;
  readonly seller?: SellerSettings;
};

/** Returns one line for each setting that its form refuses. It never contains a value, which may be a secret. */
const wrongSettings = (variables: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const names = environment
    .safeParse(variables)
    .error?.issues.map(({ path: [name = 'the environment'] }) => String(name));
  const forms = new Map<string, z.ZodMiniType>(Object.entries(environment.shape));
  return [...new Set(names)].map((name) => `${name} must be ${docsOf(forms.get(name)).words}`);
};

/** Returns why a server does not start with its settings: a line for each wrong one, or for the first conflict between
 *  them; nothing when it starts. */
export const refusedSettings = (variables: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const wrong = wrongSettings(variables);
  return wrong.length > 0
    ? wrong
    : readSettings(variables).match(
        () => [],
        (conflict) => [conflict],
      );
};

/** Reads the settings of the server from its environment. Error: one line that names the first wrong setting and its
 *  allowed values, or settings that exclude each other. It never contains a value, which may be a secret. */
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
        PREVIEWS: result.data.PREVIEWS ?? (beyondThisMachine(result.data) === undefined ? 'on' : 'off'),
        personCategories,
        seller,
      })),
    );
  }
  const [first = 'the environment cannot be read'] = wrongSettings(variables);
  return err(first);
};

type Settings = Partial<Environment>;
type Name = keyof Environment;

/** Returns whether our own shop runs here, with its data and payments. */
export const isOwnShop = ({ PROVIDER_URL, ONLY }: Settings): boolean =>
  PROVIDER_URL === undefined && ONLY !== 'pages' && ONLY !== 'payments';

/** Settings that a shop with real visitors, money or data must not have, and the options of the cli that set them. */
const testOnlySettings = [
  ['SHOP_AT', '--at'],
  ['SHOP_SEED', '--seed'],
  ['LEVERS', '--levers'],
  ['RECORD', '--record'],
] as const satisfies readonly (readonly [name: Name, option: string])[];

/** Returns a part of the settings that is only for tests, and how to remove it; `undefined` when there is none. */
const testOnly = (settings: Settings): { readonly name: string; readonly mend: string } | undefined => {
  const [name, option] = testOnlySettings.find(([each]) => settings[each] !== undefined) ?? [];
  if (name !== undefined) return { name: `${name} (serve ${option})`, mend: 'take one of them away' };
  const { PAYMENTS, PAYMENTS_TEST, PAYMENT_URL, PROVIDER_URL, ONLY } = settings;
  if (isTestMode(settings) && PAYMENTS_TEST === undefined)
    return { name: 'a test key in STRIPE_SECRET_KEY', mend: 'set a live key, or PAYMENTS_TEST=on for a trial' };
  const takesTestCards = ONLY === 'payments' || (isOwnShop(settings) && PAYMENT_URL === undefined);
  return PAYMENTS !== undefined || PROVIDER_URL !== undefined || !takesTestCards
    ? undefined
    : {
        name: 'the payment page with test cards',
        mend: 'set PAYMENT_URL and PAYMENT_SECRET, PAYMENTS=stripe with its keys, or PAYMENTS=test for a demonstration',
      };
};

const addresses = [
  'PUBLIC_ORIGIN',
  'DATABASE_URL',
  'PROVIDER_URL',
  'PROFILE_URL',
  'CONTENT_URL',
  'PAYMENT_URL',
  'STRIPE_URL',
] as const satisfies readonly Name[];

const isHere = (host: string): boolean => isLoopback(URL.parse(`http://${host.includes(':') ? `[${host}]` : host}`));

/** Returns the first setting that lets visitors or parts of the shop be on another machine; `undefined` for a shop that
 *  only its developer reaches. */
const beyondThisMachine = (settings: Settings): string | undefined => {
  const { SMTP_URL, HOST = '127.0.0.1', CLIENT_ADDRESS_HEADER } = settings;
  const address = addresses.find((name) => !isLoopback(URL.parse(settings[name] ?? 'http://localhost')));
  if (address !== undefined) return address;
  if (hasLiveKey(settings)) return 'STRIPE_SECRET_KEY';
  if (SMTP_URL !== undefined && !isHere(SMTP_URL.host)) return 'SMTP_URL';
  if (!isHere(HOST)) return 'HOST';
  return CLIENT_ADDRESS_HEADER === undefined ? undefined : 'CLIENT_ADDRESS_HEADER';
};

/** Settings that have no effect without the others in their row. */
const needs: readonly (readonly [name: Name, ...others: Name[]])[] = [
  ['PROVIDER_USER', 'PROVIDER_PASSWORD', 'PROVIDER_URL'],
  ['PROVIDER_PASSWORD', 'PROVIDER_USER'],
  ['PROFILE_URL', 'PROVIDER_URL'],
  ['PROFILE_USER', 'PROFILE_PASSWORD', 'PROVIDER_URL'],
  ['PROFILE_PASSWORD', 'PROFILE_USER'],
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
  ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY', 'APPLE_WWDR_CERTIFICATE'],
  ['APPLE_PASS_KEY', 'APPLE_PASS_CERTIFICATE'],
  ['APPLE_WWDR_CERTIFICATE', 'APPLE_PASS_CERTIFICATE'],
  ['APPLE_PASS_KEY_PASSWORD', 'APPLE_PASS_KEY'],
  ['GOOGLE_WALLET_KEY', 'GOOGLE_WALLET_ISSUER'],
  ['GOOGLE_WALLET_ISSUER', 'GOOGLE_WALLET_KEY'],
];

/** Settings of our own shop, and what a provider elsewhere does instead. */
const ofOwnShop: readonly (readonly [name: Name, instead: string])[] = [
  ['DOOR_TOKENS', 'keeps what is sold'],
  ['OFFICE_TOKENS', 'keeps what is sold'],
  ['OPERATOR_TOKEN', 'keeps what is sold'],
  ['DATABASE_URL', 'keeps what is sold'],
  ['SMTP_URL', 'writes to its buyers'],
  ['CONTENT_DIR', 'has the pages'],
];

/** Returns a message about a setting that lacks the others it needs, or that another setting makes useless; else
 *  `undefined`. */
const uselessSetting = (settings: Settings): string | undefined => {
  const { PROVIDER_URL, PROVIDER_USER } = settings;
  for (const [name, ...others] of needs) {
    const missing = settings[name] === undefined ? [] : others.filter((other) => settings[other] === undefined);
    if (missing.length > 0) return uselessWithout(name, missing);
  }
  if (PROVIDER_URL !== undefined && !isLoopback(URL.parse(PROVIDER_URL)) && PROVIDER_USER === undefined)
    return 'PROVIDER_URL is on another machine and needs its credential; set PROVIDER_USER and PROVIDER_PASSWORD';
  const [own, instead] = ofOwnShop.find(([name]) => settings[name] !== undefined) ?? [];
  if (PROVIDER_URL !== undefined && own !== undefined)
    return `${own} is of no use beside PROVIDER_URL, since the provider ${instead}; set one of them`;
  const shared = sharedToken(settings);
  if (shared !== undefined)
    return `DOOR_TOKENS, OFFICE_TOKENS and OPERATOR_TOKEN: ${shared} shares its name or its secret with another; who did something would be uncertain`;
  return paymentConflict(settings, isOwnShop(settings));
};

/** Returns the settings that all hosts of a database must share: the return address of buyers, the payment page unless
 *  it is Stripe's, and the mail server. */
const neededByHosts = ({ PAYMENTS }: Settings): readonly Name[] =>
  PAYMENTS === 'stripe' ? ['PUBLIC_ORIGIN', 'SMTP_URL'] : ['PUBLIC_ORIGIN', 'PAYMENT_URL', 'SMTP_URL'];

/** Returns whether visitors reach the shop over https, and so through a proxy. */
export const isPublic = ({ PUBLIC_ORIGIN = '' }: Settings): boolean =>
  PUBLIC_ORIGIN.startsWith('https:') && !isLoopback(URL.parse(PUBLIC_ORIGIN));

const headerMissing =
  'CLIENT_ADDRESS_HEADER must name the header in which the proxy sends the address of a visitor, since PUBLIC_ORIGIN is https; see "Proxy" in adapters/README.md';

/** Returns one line about settings that conflict, or `undefined`. It names settings and never a value, which may be a
 *  secret. */
const settingsConflict = (settings: Settings): string | undefined => {
  const real = beyondThisMachine(settings);
  if (real === undefined) return uselessSetting(settings);
  const conflict = `beside ${real}, which leads beyond this machine`;
  const weak = placeholderSecret(settings);
  if (weak !== undefined) return `${weak} looks like a placeholder and must be a real secret ${conflict}`;
  const incomplete = uselessSetting(settings);
  if (incomplete !== undefined) return incomplete;
  // Hosts may be on one machine although their visitors are not.
  const isShared =
    settings.DATABASE_URL !== undefined && settings.ONLY !== 'payments' && real !== 'CLIENT_ADDRESS_HEADER';
  const missing = isShared ? neededByHosts(settings).find((name) => settings[name] === undefined) : undefined;
  if (missing !== undefined)
    return `DATABASE_URL is shared by hosts and needs ${missing}, which is the same for all of them, ${conflict}`;
  const test = testOnly(settings);
  if (test !== undefined) return `${test.name} is for tests and must not be set ${conflict}; ${test.mend}`;
  return isPublic(settings) && settings.CLIENT_ADDRESS_HEADER === undefined ? headerMissing : undefined;
};
