import { openWallets } from '@shop/adapters/assemble/wallets';
import type { Opened } from '@shop/adapters/server/listen-then-open';
import { err, type Result } from 'neverthrow';
import { staticFiles } from '../../server/files/static-files.ts';
import { draftedCheckout, memoryDrafts } from '../../server/forms/customer-drafts.ts';
import { logCrash } from '../../server/logs/crash-log.ts';
import type { Mishaps } from '../../server/running-shop.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { siteApp } from '../../server/site-app.ts';
import type { Client } from './client.ts';
import { openProvider } from './open-provider.ts';
import { API, CLOCK, DRAFTS, PAGES, PROVIDER, WALLETS } from './tokens.ts';
import { wireSite } from './wire-site.ts';

/** Everything that answers requests, whoever listens for them. */
export type Site = Opened & { readonly dataFile?: string };

/** Opens the site at a known origin. Error: one line for the person who starts the shop. */
export const openSite = async (
  settings: ServerSettings,
  origin: string,
  client: Client,
  onLost: Mishaps['onLost'],
): Promise<Result<Site, string>> => {
  const wiring = wireSite(settings, origin, client);
  const wallets = await openWallets(settings, wiring.resolve(CLOCK));
  if (wallets.isErr()) return err(wallets.error);
  wiring.register(WALLETS, { useValue: wallets.value });
  const provider = await openProvider(settings, { address: origin, onLost }, client, wiring);
  return provider.map((opened) => {
    const { drafts = memoryDrafts(wiring.resolve(CLOCK).now) } = opened;
    const checkout = draftedCheckout(opened.checkout, drafts);
    wiring.register(PROVIDER, { useValue: { ...opened, checkout } });
    wiring.register(DRAFTS, { useValue: drafts });
    const pages = settings.ONLY === 'api' ? [] : [staticFiles(client.clientDir), wiring.resolve(PAGES)];
    const app = siteApp([...opened.routes, wiring.resolve(API), ...pages], logCrash);
    const { dataFile, close } = opened;
    return { fetch: (request) => app.fetch(request), close, ...(dataFile === undefined ? {} : { dataFile }) };
  });
};
