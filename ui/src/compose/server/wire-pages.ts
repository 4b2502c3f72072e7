import { systemClock } from '@shop/adapters/clock/clocks';
import { keptProducts } from '@shop/adapters/content-cache/kept-products';
import { type PageRequestSettings, pageRequests } from '@shop/adapters/server/page-requests';
import { papersWords } from '@shop/adapters/translations/papers-words';
import { walletPass } from '@shop/core/papers/wallet-pass';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { WalletPort } from '@shop/core/ports/wallet-port';
import type { Hono } from 'hono';
import type { DependencyContainer } from 'tsyringe';
import type { Assets } from '../../server/files/assets.ts';
import { sitemapLifetime } from '../../server/intervals.ts';
import { logCrash } from '../../server/logs/crash-log.ts';
import { pagesApp } from '../../server/pages/pages-app.ts';
import type { TakePasses } from '../../server/pages/pages-options.ts';
import type { OpenSample } from '../../server/previews/preview-shop.ts';
import { paymentOrigins } from '../../server/settings/provider-settings.ts';
import type { ServerSettings } from '../../server/settings/settings.ts';
import { trackingOrigins } from '../../server/settings/tracking-settings.ts';
import type { TranslationsStore } from '../../server/translations-store.ts';
import {
  CLIENT_SETTINGS,
  CLOCK,
  CONTENT,
  DRAFTS,
  DRAW_ORDER,
  PROVIDER,
  RANDOM,
  TRANSLATIONS,
  WALLETS,
} from './tokens.ts';

/** The pages of a site, over the parts that are wired for it. */
export const wirePages = (
  from: DependencyContainer,
  settings: ServerSettings,
  requests: PageRequestSettings,
  assets: Assets,
): Hono => {
  const { shop, checkout, profile, accounts, capsuleOf, refused, imageOrigins = [] } = from.resolve(PROVIDER);
  const content = from.resolve(CONTENT);
  const watched = trackingOrigins(settings);
  return pagesApp({
    ports: { shop, checkout, content, random: from.resolve(RANDOM) },
    ...(profile === undefined ? {} : { profile }),
    ...(accounts === undefined ? {} : { accounts }),
    drafts: from.resolve(DRAFTS),
    ...{ capsuleOf, refused },
    clock: from.resolve(CLOCK),
    ...pageRequests(requests),
    translations: from.resolve(TRANSLATIONS),
    drawOrder: from.resolve(DRAW_ORDER).forDownload,
    takePasses: takePasses(from.resolve(WALLETS), from.resolve(TRANSLATIONS), settings.SHOP_ZONE),
    settings: from.resolve(CLIENT_SETTINGS),
    previews: settings.PREVIEWS === 'off' ? false : openSample(from.resolve(RANDOM)),
    products: keptProducts(shop, { clock: systemClock(settings.SHOP_ZONE), fresh: sitemapLifetime }),
    assets,
    onCrash: logCrash,
    imageOrigins: [...imageOrigins, ...watched.pictures],
    connectOrigins: watched.connect,
    paymentOrigins: paymentOrigins(settings),
  });
};

const takePasses = (port: WalletPort, translations: TranslationsStore, zone: string): TakePasses => ({
  port,
  passOf: async (papers, number) => {
    const { messages } = await translations.of(papers.language);
    return walletPass(papers, number, papersWords(papers.language, messages), zone);
  },
});

/** Loaded when a preview is first asked for, since nothing else needs the sample by then (D-SAMPLE-FILES). */
const openSample =
  (random: RandomPort): OpenSample =>
  async (clock) => {
    const { openSampleShop } = await import('@shop/adapters/open/sample-shop');
    return openSampleShop({ clock, random });
  };
