import { orderDrawer } from '@shop/adapters/assemble/order-drawer';
import { siteContent } from '@shop/adapters/assemble/site-content';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { seededRandom } from '@shop/adapters/random/seeded-random';
import { apiRouter } from '@shop/adapters/server/api-router';
import { builtInTranslations } from '@shop/adapters/translations/built-in-translations';
import type { DependencyContainer } from 'tsyringe';
import { logCrash } from '../../server/logs/crash-log.ts';
import { sharedDomain } from '../../server/member/member-session.ts';
import { contentSettings } from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { shownSettings } from '../../server/settings/shown-settings.ts';
import { translationsStore } from '../../server/translations-store.ts';
import type { Client } from './client.ts';
import { clockOf } from './clock-of.ts';
import { siteContainer } from './site-container.ts';
import {
  API,
  CLIENT_SETTINGS,
  CLOCK,
  CONTENT,
  DRAW_ORDER,
  PAGES,
  PROVIDER,
  RANDOM,
  TRANSLATIONS,
  WALLETS,
} from './tokens.ts';
import { wirePages } from './wire-pages.ts';

/** The parts of a site that its provider does not bring. */
export const wireSite = (
  settings: ServerSettings,
  origin: string,
  { assets, pdfWriter }: Client,
): DependencyContainer => {
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
