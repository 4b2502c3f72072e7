import type { MiddlewareHandler } from 'hono';
import { isCheckout } from '../../pages/is-checkout.ts';

/** What a page's answer knows of itself once it is drawn. */
export type PrivacyVariables = { isPrivate?: boolean };

/** Pages of the checkout, and those that say that they are private, are told to nobody and listed nowhere. */
export const privatePages: MiddlewareHandler<{ Variables: PrivacyVariables }> = async (c, next) => {
  await next();
  if (!isCheckout(c.req.path) && c.get('isPrivate') !== true) return;
  // With `no-referrer` a browser hides the origin of our own forms as well (D-OWN-REFERRER).
  c.header('Referrer-Policy', 'same-origin');
  c.header('X-Robots-Tag', 'noindex');
};
