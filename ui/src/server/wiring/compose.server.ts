import 'reflect-metadata/lite';
import { fixedClock } from '@shop/adapters/clock/fixed-clock';
import { systemClock } from '@shop/adapters/clock/system-clock';
import { requestCookies } from '@shop/adapters/cookies/request-cookies';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { seededRandom } from '@shop/adapters/random/seeded-random';
import { apiRouter } from '@shop/adapters/server/api-router';
import { builtInWords } from '@shop/adapters/translations/built-in-words';
import { defaultPersonCategories } from '@shop/core/packages/person-categories';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { ContentPort } from '@shop/core/ports/content-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Hono } from 'hono';
import { container, type DependencyContainer, instanceCachingFactory } from 'tsyringe';
import type { ClientSettings } from '../../client-settings.ts';
import { rememberingContent } from '../../use-cases/remembering-content.ts';
import type { Assets } from '../assets.ts';
import { logCrash } from '../crash-log.ts';
import { pagesApp } from '../pages-app.ts';
import type { Provider } from '../provider.ts';
import type { ServerSettings } from '../settings.ts';
import { wordsStore } from '../words-store.ts';

const SETTINGS = Symbol('ServerSettings');
/** Public origin, without a slash at the end. */
const ORIGIN = Symbol('origin');
const ASSETS = Symbol('Assets');
export const CLOCK = Symbol('ClockPort');
export const RANDOM = Symbol('RandomPort');
/** Registered by whoever opens it, since opening takes time and may fail. */
export const PROVIDER = Symbol('Provider');
export const API = Symbol('api');
export const PAGES = Symbol('pages');

const CONTENT = Symbol('ContentPort');
const CLIENT_SETTINGS = Symbol('ClientSettings');

/** Units: milliseconds that pages, words and route keys are good for before they are asked for again. */
const contentLifetime = 30_000;

/** The server's wiring. One container per server: nothing is registered globally, so two servers in a process keep apart. */
export const wireServer = (settings: ServerSettings, origin: string, assets: Assets): DependencyContainer => {
  const wiring = container.createChildContainer();
  const once = <Value>(token: symbol, make: (from: DependencyContainer) => Value): void => {
    wiring.register<Value>(token, { useFactory: instanceCachingFactory(make) });
  };
  const { SHOP_AT, SHOP_SEED, SHOP_ZONE, MAIN_SITE_URL, PAYMENT_URL, PUBLIC_ORIGIN } = settings;

  wiring.register<ServerSettings>(SETTINGS, { useValue: settings });
  wiring.register<string>(ORIGIN, { useValue: origin });
  wiring.register<Assets>(ASSETS, { useValue: assets });
  once<ClockPort>(CLOCK, () => (SHOP_AT === undefined ? systemClock(SHOP_ZONE) : fixedClock(SHOP_AT, SHOP_ZONE)));
  once<RandomPort>(RANDOM, () => (SHOP_SEED === undefined ? cryptoRandom : seededRandom(SHOP_SEED)));
  once<ContentPort>(CONTENT, (from) =>
    rememberingContent(from.resolve<Provider>(PROVIDER).content, {
      clock: systemClock(SHOP_ZONE),
      lifetime: contentLifetime,
    }),
  );
  once<ClientSettings>(CLIENT_SETTINGS, () => ({
    origin,
    zone: SHOP_ZONE,
    personCategories: defaultPersonCategories,
    ...(MAIN_SITE_URL === undefined ? {} : { mainSiteUrl: MAIN_SITE_URL }),
    ...(SHOP_AT === undefined ? {} : { fixedNow: SHOP_AT }),
  }));
  once<Hono>(API, (from) =>
    apiRouter({
      ...from.resolve<Provider>(PROVIDER),
      random: from.resolve<RandomPort>(RANDOM),
      secureCookies: isSecure(origin),
      // Without a configured origin the shop answers under every name of this machine.
      ...(PUBLIC_ORIGIN === undefined ? {} : { publicOrigin: PUBLIC_ORIGIN }),
      onCrash: logCrash,
    }),
  );
  once(PAGES, (from) => {
    const { shop, checkout, imageOrigins } = from.resolve<Provider>(PROVIDER);
    const content = from.resolve<ContentPort>(CONTENT);
    return pagesApp({
      ports: { shop, checkout, content, random: from.resolve<RandomPort>(RANDOM) },
      clock: from.resolve<ClockPort>(CLOCK),
      cookiesOf: (header) => requestCookies(header, isSecure(origin)),
      words: wordsStore(content, builtInWords),
      settings: from.resolve<ClientSettings>(CLIENT_SETTINGS),
      previews: settings.PREVIEWS !== 'off',
      assets,
      onCrash: logCrash,
      ...(imageOrigins === undefined ? {} : { imageOrigins }),
      ...(PAYMENT_URL === undefined ? {} : { paymentOrigin: new URL(PAYMENT_URL).origin }),
    });
  });
  return wiring;
};

const isSecure = (origin: string): boolean => origin.startsWith('https:');
