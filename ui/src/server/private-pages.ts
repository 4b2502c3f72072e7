import { languages } from '@shop/core/languages/language';
import { type ShopPage, shopPath } from '@shop/core/paths/shop-paths';
import type { MiddlewareHandler } from 'hono';

/** What a page's answer knows of itself once it is drawn. */
export type PrivacyVariables = { isPrivate?: boolean };

const checkoutPages: readonly ShopPage[] = ['cart', 'buyerInfo', 'paymentMethod', 'thankYou'];

const checkoutPaths: ReadonlySet<string> = new Set(
  languages.flatMap((language) => checkoutPages.map((page) => shopPath(page, language))),
);

/** Addresses of the checkout may hold an order's reference, which is nobody else's business. */
export const isCheckout = (path: string): boolean => checkoutPaths.has(path);

/** Pages of the checkout, and those that say that they are private, are told to nobody and listed nowhere. */
export const privatePages: MiddlewareHandler<{ Variables: PrivacyVariables }> = async (c, next) => {
  await next();
  if (!isCheckout(c.req.path) && c.get('isPrivate') !== true) return;
  // With `no-referrer` a browser hides the origin of our own forms as well (D-OWN-REFERRER).
  c.header('Referrer-Policy', 'same-origin');
  c.header('X-Robots-Tag', 'noindex');
};
