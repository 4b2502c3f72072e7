import { languages } from '@shop/core/languages/language';
import { type ShopPage, shopPath } from '@shop/core/paths/shop-paths';

const checkoutPages: readonly ShopPage[] = ['cart', 'buyerInfo', 'paymentMethod', 'thankYou'];

const checkoutPaths: ReadonlySet<string> = new Set(
  languages.flatMap((language) => checkoutPages.map((page) => shopPath(page, language))),
);

/** Addresses of the checkout. They may hold an order's reference, and loading one may change the cart or find it
 *  paid. */
export const isCheckout = (path: string): boolean => checkoutPaths.has(path);
