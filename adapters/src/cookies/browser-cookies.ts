import type { CookiePort } from '@shop/core/ports/cookie-port';
import { cartCookieName, cartIdIn } from './cart-cookie.ts';
import { cookieLifetime, cookieLine, cookieValue } from './cookie-text.ts';

/** The part of `document` that holds cookies. */
export type CookieDocument = { cookie: string };

/** The jar of a browser as its scripts see it. Session, secret and token are HttpOnly: the browser sends them by itself. */
export const browserCookies = (
  page: CookieDocument = document,
  secure: boolean = location.protocol === 'https:',
): CookiePort => ({
  cartId: () => cartIdIn(cookieValue(page.cookie, cartCookieName)),
  keepCartId: (id) => {
    page.cookie = cookieLine(cartCookieName, id, { secure, maxAge: cookieLifetime });
  },
  forgetCartId: () => {
    page.cookie = cookieLine(cartCookieName, '', { secure, maxAge: 0 });
  },
  checkoutSession: () => undefined,
  keepCheckoutSession: () => undefined,
  clientSecret: () => undefined,
  keepClientSecret: () => undefined,
  memberToken: () => undefined,
  loginRedirect: () => cookieValue(page.cookie, 'loginRedirect'),
  mtcId: () => cookieValue(page.cookie, 'mtc_id'),
});
