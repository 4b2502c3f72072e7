import { type Client, openSite, type Site } from './compose.server.ts';
import { readSettings } from './server/settings.ts';

/** The site for the development server, which listens by itself. Throws the line that production would print. */
export const openDevShop = async (
  variables: Readonly<Record<string, string | undefined>>,
  origin: string,
  client: Client,
): Promise<Site> => {
  const settings = readSettings(variables);
  if (settings.isErr()) throw new Error(settings.error);
  const site = await openSite(settings.value, origin, client);
  if (site.isErr()) throw new Error(site.error);
  return site.value;
};
