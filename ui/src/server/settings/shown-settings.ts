import { wallets } from '@shop/core/papers/wallet-pass';
import type { WalletPort } from '@shop/core/ports/wallet-port';
import type { ClientSettings, Contact } from '../../client-settings.ts';
import type { ServerSettings } from './settings.ts';
import { trackingOf } from './tracking-settings.ts';

/** What pages may know of the server's settings. */
export const shownSettings = (settings: ServerSettings, origin: string, taken: WalletPort): ClientSettings => {
  const { SHOP_ZONE, SHOP_AT, personCategories } = settings;
  const mainSiteUrl = mainSiteUrlOf(settings);
  const tracking = trackingOf(settings);
  const offered = wallets.filter((wallet) => taken[wallet] !== undefined);
  return {
    origin,
    zone: SHOP_ZONE,
    personCategories,
    contact: contactOf(settings),
    ...(mainSiteUrl === undefined ? {} : { mainSiteUrl }),
    ...(tracking === undefined ? {} : { tracking }),
    ...(offered.length === 0 ? {} : { wallets: offered }),
    ...(SHOP_AT === undefined ? {} : { clockStands: true as const }),
  };
};

/** Our own, which is the empty address, beside accounts of our own; none beside those of a provider elsewhere, unless it is named
 *  (D-MAIN-SITE). */
export const mainSiteUrlOf = ({
  MAIN_SITE_URL,
  PROVIDER_URL,
}: Pick<ServerSettings, 'MAIN_SITE_URL' | 'PROVIDER_URL'>): string | undefined =>
  MAIN_SITE_URL ?? (PROVIDER_URL === undefined ? '' : undefined);

const contactOf = (settings: ServerSettings): Contact => {
  const { CONTACT_NAME, CONTACT_STREET, CONTACT_TOWN, CONTACT_PHONE, CONTACT_EMAIL } = settings;
  return {
    ...(CONTACT_NAME === undefined ? {} : { name: CONTACT_NAME }),
    ...(CONTACT_STREET === undefined ? {} : { street: CONTACT_STREET }),
    ...(CONTACT_TOWN === undefined ? {} : { town: CONTACT_TOWN }),
    ...(CONTACT_PHONE === undefined ? {} : { phone: CONTACT_PHONE }),
    ...(CONTACT_EMAIL === undefined ? {} : { email: CONTACT_EMAIL }),
  };
};
