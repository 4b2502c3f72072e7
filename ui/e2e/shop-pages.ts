import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import type { Language } from '@shop/core/languages/language';
import { shopPath } from '@shop/core/paths/shop-paths';

const list = samplePaths('poolTickets');

const pagesIn = (language: Language) => ({
  home: shopPath('home', language),
  list: list[language],
  cart: shopPath('cart', language),
  buyer: shopPath('buyerInfo', language),
  payment: shopPath('paymentMethod', language),
  thanks: shopPath('thankYou', language),
});

/** Addresses on the way to a ticket, by language. */
export const pages = {
  sl: pagesIn('sl'),
  en: pagesIn('en'),
  de: pagesIn('de'),
  it: pagesIn('it'),
  hr: pagesIn('hr'),
} as const;
