import type { ClientSettings } from '../client-settings.ts';
import type { ServerSettings } from './settings.ts';
import { trackingOf } from './tracking-settings.ts';

/** What pages may know of the server's settings. */
export const shownSettings = (settings: ServerSettings, origin: string): ClientSettings => {
  const { SHOP_ZONE, SHOP_AT, MAIN_SITE_URL, personCategories } = settings;
  const tracking = trackingOf(settings);
  return {
    origin,
    zone: SHOP_ZONE,
    personCategories,
    ...(MAIN_SITE_URL === undefined ? {} : { mainSiteUrl: MAIN_SITE_URL }),
    ...(tracking === undefined ? {} : { tracking }),
    ...(SHOP_AT === undefined ? {} : { clockStands: true as const }),
  };
};
