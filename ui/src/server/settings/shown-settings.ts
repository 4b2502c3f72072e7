import type { Contact } from '@shop/core/papers/contact-words';
import { wallets } from '@shop/core/paths/order-path';
import type { WalletPort } from '@shop/core/ports/wallet-port';
import type { ClientSettings, Tracking } from '../../client-settings.ts';
import { isTestMode } from './payment-conflicts.ts';
import type { ServerSettings } from './settings.ts';

/** Returns the part of the server's settings that pages contain. */
export const clientSettings = (settings: ServerSettings, origin: string, taken: WalletPort): ClientSettings => {
  const offered = wallets.filter((wallet) => taken[wallet] !== undefined);
  return {
    origin,
    zone: settings.SHOP_ZONE,
    personCategories: settings.personCategories,
    contact: contactOf(settings),
    mainSiteUrl: mainSiteUrlOf(settings),
    tracking: trackingOf(settings),
    wallets: offered.length === 0 ? undefined : offered,
    testMode: isTestMode(settings) ? true : undefined,
    clockStands: settings.SHOP_AT === undefined ? undefined : true,
  };
};

/** Returns the contact details of the settings. */
export const contactOf = (settings: ServerSettings): Contact => ({
  name: settings.CONTACT_NAME,
  street: settings.CONTACT_STREET,
  town: settings.CONTACT_TOWN,
  phone: settings.CONTACT_PHONE,
  email: settings.CONTACT_EMAIL,
});

/** Returns the address of the main site: empty for our own, which has our own accounts; `undefined` for a provider
 *  elsewhere, unless a setting names its site. */
export const mainSiteUrlOf = ({
  MAIN_SITE_URL,
  PROVIDER_URL,
}: Pick<ServerSettings, 'MAIN_SITE_URL' | 'PROVIDER_URL'>): string | undefined =>
  MAIN_SITE_URL ?? (PROVIDER_URL === undefined ? '' : undefined);

type TrackingSettings = Pick<ServerSettings, 'TAG_MANAGER_ID' | 'TAG_ORIGINS' | 'ERROR_REPORTING_DSN'>;

/** Returns the programs that record visits; `undefined` when the settings name none. */
export const trackingOf = ({ TAG_MANAGER_ID, ERROR_REPORTING_DSN }: TrackingSettings): Tracking | undefined =>
  TAG_MANAGER_ID === undefined && ERROR_REPORTING_DSN === undefined
    ? undefined
    : { tagManagerId: TAG_MANAGER_ID, errorReporting: ERROR_REPORTING_DSN };

/** Hosts of a tag manager and of the analytics that most containers load. */
const tagHosts = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const;

/** Returns the additional sources of the content security policy; empty without tracking. */
export const trackingOrigins = ({
  TAG_MANAGER_ID,
  TAG_ORIGINS = [],
  ERROR_REPORTING_DSN,
}: TrackingSettings): {
  readonly connect: readonly string[];
  readonly pictures: readonly string[];
  readonly scripts: readonly string[];
} => {
  const tags = TAG_MANAGER_ID === undefined ? [] : [...tagHosts, ...TAG_ORIGINS];
  const reports = ERROR_REPORTING_DSN === undefined ? [] : [new URL(ERROR_REPORTING_DSN).origin];
  return { connect: [...reports, ...tags], pictures: tags, scripts: tags };
};

/** Returns the common part of two host names for a shared cookie; `undefined` if only the top-level domain is
 *  common. */
export const sharedDomain = (origin: string, mainSiteUrl: string | undefined): string | undefined => {
  if (mainSiteUrl === undefined) return undefined;
  const [own, other] = [origin, mainSiteUrl].map((url) => new URL(url).hostname.split('.').toReversed());
  if (own === undefined || other === undefined) return undefined;
  const end = own.findIndex((label, at) => label !== other[at]);
  const shared = end < 0 ? own : own.slice(0, end);
  return shared.length < 2 || shared.every((label) => /^\d+$/.test(label)) ? undefined : shared.toReversed().join('.');
};
