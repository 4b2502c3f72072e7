import type { CookiePort } from '@shop/core/ports/cookie-port';
import { cookieLifetime, cookieLine, cookiesIn } from './cookie-text.ts';
import { cartCookieName, cartIdIn } from './shop-cookies.ts';

/** The part of `document` that holds cookies. */
export type CookieDocument = { cookie: string };

/** A browser's cookies as scripts see them. Session, secret and token are HttpOnly: the browser sends them by
 *  itself. */
export const browserCookies = (page: CookieDocument, secure: boolean): CookiePort => ({
  cartId: () => cartIdIn(cookiesIn(page.cookie)[cartCookieName]),
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
  loginRedirect: () => cookiesIn(page.cookie).loginRedirect,
  mtcId: () => cookiesIn(page.cookie).mtc_id,
});
