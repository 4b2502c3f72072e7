import { type Client, openSite, type Site } from './compose.server.ts';
import type { ServerSettings } from './server/settings.ts';

/** The site for the development server, which listens by itself. Throws the line that production would print. */
export const openDevShop = async (settings: ServerSettings, origin: string, client: Client): Promise<Site> => {
  const site = await openSite(settings, origin, client);
  if (site.isErr()) throw new Error(site.error);
  return site.value;
};
