import type { CookiePort } from '@shop/core/ports/cookie-port';
import { cookieLifetime, cookieLine, cookiesIn } from './cookie-text.ts';
import { cartCookieName, cartIdIn } from './shop-cookies.ts';

/** Set briefly, to check whether the browser accepts cookies. */
const testCookieName = 'shopTest';

/** The part of `document` with cookies. */
export type CookieDocument = { cookie: string };

/** Returns a browser's cookies as scripts see them. Session, secret and token are HttpOnly: the browser sends them
 *  itself. */
export const browserCookies = (page: CookieDocument, secure: boolean): CookiePort => ({
  accepts: () => {
    if (page.cookie !== '') return true;
    page.cookie = cookieLine(testCookieName, '1', { secure });
    const isStored = page.cookie !== '';
    page.cookie = cookieLine(testCookieName, '', { secure, maxAge: 0 });
    return isStored;
  },
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
