import 'reflect-metadata/lite';
import { orderDrawer } from '@shop/adapters/open/order-drawer';
import { siteContent } from '@shop/adapters/open/site-content';
import { cryptoRandom, seededRandom } from '@shop/adapters/random/crypto-random';
import { apiRouter } from '@shop/adapters/server/api-router';
import type { Opened } from '@shop/adapters/server/listen-then-open';
import { builtInTranslations } from '@shop/adapters/translations/built-in-translations';
import { openWallets } from '@shop/adapters/wallet/wallets';
import { err, type Result } from 'neverthrow';
import { container, type DependencyContainer, type InjectionToken, instanceCachingFactory } from 'tsyringe';
import { staticFiles } from '../../server/files/static-files.ts';
import { draftedCheckout, memoryDrafts } from '../../server/forms/customer-drafts.ts';
import { logCrash } from '../../server/logs/crash-log.ts';
import { sharedDomain } from '../../server/member/member-session.ts';
import type { Mishaps } from '../../server/running-shop.ts';
import { contentSettings } from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { shownSettings } from '../../server/settings/shown-settings.ts';
import { siteApp } from '../../server/site-app.ts';
import { translationsStore } from '../../server/translations-store.ts';
import type { Client } from './client.ts';
import { clockOf } from './clock-of.ts';
import { openProvider } from './open-provider.ts';
import {
  API,
  CLIENT_SETTINGS,
  CLOCK,
  CONTENT,
  DRAFTS,
  DRAW_ORDER,
  PAGES,
  PROVIDER,
  RANDOM,
  TRANSLATIONS,
  WALLETS,
} from './tokens.ts';
import { wirePages } from './wire-pages.ts';

type SiteContainer = {
  readonly wiring: DependencyContainer;
  /** Registers a part that is made when it is first asked for, and kept. */
  readonly once: <Part>(token: InjectionToken<Part>, make: (from: DependencyContainer) => Part) => void;
};

/** One container per site: nothing is registered globally, so two servers in a process keep apart. */
const siteContainer = (): SiteContainer => {
  const wiring = container.createChildContainer();
  return {
    wiring,
    once: (token, make) => void wiring.register(token, { useFactory: instanceCachingFactory(make) }),
  };
};

/** The parts of a site that its provider does not bring. */
const wireSite = (settings: ServerSettings, origin: string, { assets, pdfWriter }: Client): DependencyContainer => {
  const { SHOP_SEED, SHOP_ZONE, PUBLIC_ORIGIN } = settings;
  const secure = origin.startsWith('https:');
  const memberDomain = settings.MEMBER_DOMAIN ?? sharedDomain(origin, settings.MAIN_SITE_URL);
  const { wiring, once } = siteContainer();
  once(CLOCK, () => clockOf(settings));
  once(RANDOM, () => (SHOP_SEED === undefined ? cryptoRandom : seededRandom(SHOP_SEED)));
  once(CONTENT, (from) => {
    const { content, contentSource } = from.resolve(PROVIDER);
    return siteContent(content, contentSettings(settings, contentSource));
  });
  once(TRANSLATIONS, (from) => translationsStore(from.resolve(CONTENT), builtInTranslations));
  once(DRAW_ORDER, (from) => {
    const translations = from.resolve(TRANSLATIONS);
    return orderDrawer(pdfWriter, {
      words: async (language) => (await translations.of(language)).messages,
      zone: SHOP_ZONE,
    });
  });
  once(CLIENT_SETTINGS, (from) => shownSettings(settings, origin, from.resolve(WALLETS)));
  once(API, (from) =>
    apiRouter({
      ...from.resolve(PROVIDER),
      content: from.resolve(CONTENT),
      random: from.resolve(RANDOM),
      secureCookies: secure,
      ...(memberDomain === undefined ? {} : { memberDomain }),
      // Without a configured origin the shop answers under every name of this machine.
      ...(PUBLIC_ORIGIN === undefined ? {} : { publicOrigin: PUBLIC_ORIGIN }),
      onCrash: logCrash,
    }),
  );
  once(PAGES, (from) => wirePages(from, settings, { secure, publicOrigin: PUBLIC_ORIGIN, memberDomain }, assets));
  return wiring;
};

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
