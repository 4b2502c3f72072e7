import type { CartId, CheckoutSession } from '@shop/core/ids';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import { cartCookieName, cartIdIn } from './cart-cookie.ts';
import { clientCookieLine, clientInCookies } from './client-cookie.ts';
import { cookieLifetime, cookieLine, cookieValue } from './cookie-text.ts';
import { memberTokenInCookies, sessionCookieLine, sessionInCookies, unusableMemberLines } from './session-cookie.ts';

export type RequestCookies = CookiePort & {
  /** Set-Cookie lines for the answer, one a cookie that changed. */
  readonly setCookies: () => readonly string[];
};

/** The jar that came with one request; what is kept shows at once and travels back with the answer. */
export const requestCookies = (header: string | undefined, secure: boolean, memberDomain?: string): RequestCookies => {
  const lines = new Map<string, string>();
  let cart: CartId | undefined = cartIdIn(cookieValue(header, cartCookieName));
  let client = clientInCookies(header, secure);
  let session: CheckoutSession | undefined = sessionInCookies(header, secure);
  return {
    cartId: () => cart,
    keepCartId: (id) => {
      cart = id;
      lines.set('cart', cookieLine(cartCookieName, id, { secure, maxAge: cookieLifetime }));
    },
    forgetCartId: () => {
      cart = undefined;
      lines.set('cart', cookieLine(cartCookieName, '', { secure, maxAge: 0 }));
    },
    checkoutSession: () => session,
    keepCheckoutSession: (kept) => {
      session = kept;
      lines.set('session', sessionCookieLine(kept, secure));
    },
    clientSecret: () => client,
    keepClientSecret: (kept) => {
      client = kept;
      lines.set('client', clientCookieLine(kept, secure));
    },
    memberToken: () => memberTokenInCookies(header),
    loginRedirect: () => cookieValue(header, 'loginRedirect'),
    mtcId: () => cookieValue(header, 'mtc_id'),
    setCookies: () => [...unusableMemberLines(header, secure, memberDomain), ...lines.values()],
  };
};
