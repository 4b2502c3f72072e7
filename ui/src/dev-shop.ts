import type { Client } from './compose/server/client.ts';
import { openSite, type Site } from './compose/server/open-site.ts';
import type { Mishaps } from './server/running-shop.ts';
import type { ServerSettings } from './server/settings/settings.ts';

/** The site for the development server, which listens by itself. Throws the line that production would print. */
export const openDevShop = async (
  settings: ServerSettings,
  origin: string,
  client: Client,
  onLost: Mishaps['onLost'],
): Promise<Site> => {
  const site = await openSite(settings, origin, client, onLost);
  if (site.isErr()) throw new Error(site.error);
  return site.value;
};
