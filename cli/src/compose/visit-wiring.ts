import 'reflect-metadata/lite';
import type { ShopData } from '@shop/adapters/assemble/shop-data';
import type { FileCookies } from '@shop/adapters/cookies/file-cookies';
import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { seededRandom } from '@shop/adapters/random/seeded-random';
import { makeUseCases } from '@shop/core/use-cases';
import { container, type DependencyContainer, instanceCachingFactory } from 'tsyringe';
import type { ShopSettings } from '../ports/shop-settings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { clockOf } from './clock-of.ts';
import { CHECKOUT, CLOCK, CONTENT, COOKIES, RANDOM, SHOP, USE_CASES } from './tokens.ts';

/** What a visit of its own begins with; the data ports come later, since opening them takes time and may fail. */
export const wireVisitor = (settings: ShopSettings, cookies: FileCookies, { argv }: Terminal): DependencyContainer => {
  const { seed } = settings;
  // Two commands with the same ids would get in each other's way (D-SEED).
  const random = seed === undefined ? cryptoRandom : seededRandom([seed, ...argv, cookies.cartId() ?? ''].join('\n'));
  return container
    .createChildContainer()
    .register(CLOCK, { useValue: clockOf(settings) })
    .register(RANDOM, { useValue: random })
    .register(COOKIES, { useValue: cookies });
};

/** The use cases over the data of a shop. */
export const wireData = (wiring: DependencyContainer, { shop, checkout, content }: ShopData): DependencyContainer =>
  wiring
    .register(SHOP, { useValue: shop })
    .register(CHECKOUT, { useValue: checkout })
    .register(CONTENT, { useValue: content })
    .register(USE_CASES, {
      useFactory: instanceCachingFactory((from) =>
        makeUseCases({
          shop: from.resolve(SHOP),
          checkout: from.resolve(CHECKOUT),
          content: from.resolve(CONTENT),
          cookies: from.resolve(COOKIES),
          clock: from.resolve(CLOCK),
          random: from.resolve(RANDOM),
        }),
      ),
    });
