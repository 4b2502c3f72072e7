import type { Language } from '@shop/core/languages/language';
import { type ShopPage, shopPath } from '@shop/core/paths/shop-paths';
import { useTranslator } from '../translations/use-translator.ts';

export type Paths = Readonly<Record<ShopPage, string>>;

const pathsOf = (language: Language): Paths => ({
  home: shopPath('home', language),
  cart: shopPath('cart', language),
  buyerInfo: shopPath('buyerInfo', language),
  paymentMethod: shopPath('paymentMethod', language),
  thankYou: shopPath('thankYou', language),
});

/** Returns the addresses of the shop's fixed pages in the visitor's language. */
export const usePaths = (): Paths => pathsOf(useTranslator().language);
