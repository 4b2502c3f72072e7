import { languages } from '@shop/core/languages/language';
import { type ShopPage, shopPath } from '@shop/core/paths/shop-paths';

const checkoutPages: readonly ShopPage[] = ['cart', 'buyerInfo', 'paymentMethod', 'thankYou'];

const checkoutPaths: ReadonlySet<string> = new Set(
  languages.flatMap((language) => checkoutPages.map((page) => shopPath(page, language))),
);

/** Returns whether a path belongs to the checkout. Such an address may hold an order's reference, and loading it may
 *  change the cart or detect that it is paid. */
export const isCheckout = (path: string): boolean => checkoutPaths.has(path);
