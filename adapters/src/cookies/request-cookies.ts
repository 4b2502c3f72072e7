import type { CartId, CheckoutSession, MemberToken } from '@shop/core/ids';
import type { MemberJar } from '@shop/core/member/member-session';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import { cartCookieName, cartIdIn } from './cart-cookie.ts';
import { clientCookieLine, clientInCookies } from './client-cookie.ts';
import { cookieLifetime, cookieLine, cookieValue } from './cookie-text.ts';
import {
  forgottenMemberLines,
  memberCookieLine,
  memberTokenInCookies,
  sessionCookieLine,
  sessionInCookies,
  unusableMemberLines,
} from './session-cookie.ts';

export type RequestCookies = CookiePort &
  MemberJar & {
    /** Set-Cookie lines for the answer, one a cookie that changed. */
    readonly setCookies: () => readonly string[];
  };

/** The jar that came with one request; what is kept shows at once and travels back with the answer. */
export const requestCookies = (header: string | undefined, secure: boolean, memberDomain?: string): RequestCookies => {
  const lines = new Map<string, string>();
  let memberLines = unusableMemberLines(header, secure, memberDomain);
  let cart: CartId | undefined = cartIdIn(cookieValue(header, cartCookieName));
  let client = clientInCookies(header, secure);
  let session: CheckoutSession | undefined = sessionInCookies(header, secure);
  let member: MemberToken | undefined = memberTokenInCookies(header);
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
    memberToken: () => member,
    keepMemberToken: (kept) => {
      member = kept;
      memberLines = [memberCookieLine(kept, secure, memberDomain)];
    },
    forgetMemberToken: () => {
      member = undefined;
      memberLines = forgottenMemberLines(secure, memberDomain);
    },
    loginRedirect: () => cookieValue(header, 'loginRedirect'),
    mtcId: () => cookieValue(header, 'mtc_id'),
    setCookies: () => [...memberLines, ...lines.values()],
  };
};
