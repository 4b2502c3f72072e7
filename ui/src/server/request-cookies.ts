import { type CartId, cartId, type CheckoutSession, checkoutSession, memberToken } from '@shop/core/ids';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** Units: seconds, about one year (spec 9). */
const lifetime = 31_557_600;

const filled = <Value>(text: string | undefined, make: (text: string) => Value): Value | undefined =>
  text === undefined || text === '' ? undefined : make(text);

/** The visitor's jar as a page request brings it. `secure` is told by the public origin, not by the request. */
export const requestCookies = (c: Context, secure: boolean): CookiePort => {
  const sessionName = secure ? '__Host-checkout' : 'checkout';
  return {
    cartId: () => filled(getCookie(c, 'shopCart'), cartId),
    // Hono refuses a lifetime above 400 days only, so the spec's year passes.
    keepCartId: (id: CartId) =>
      setCookie(c, 'shopCart', id, { path: '/', maxAge: lifetime, sameSite: 'Lax', secure }),
    forgetCartId: () => void deleteCookie(c, 'shopCart', { path: '/', secure }),
    checkoutSession: () => filled(getCookie(c, sessionName), checkoutSession),
    keepCheckoutSession: (session: CheckoutSession) =>
      setCookie(c, sessionName, session, { path: '/', httpOnly: true, sameSite: 'Lax', secure }),
    memberToken: () => filled(getCookie(c, 'ProfileAuthToken'), memberToken),
    loginRedirect: () => getCookie(c, 'loginRedirect'),
    mtcId: () => getCookie(c, 'mtc_id'),
  };
};
