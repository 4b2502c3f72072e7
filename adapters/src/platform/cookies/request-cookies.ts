import type { MemberToken } from '@shop/core/ids';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import type { MemberJar } from '@shop/core/use-cases/member-session';
import { type CookieAttributes, cookieLifetime, cookieLine, cookiesIn } from './cookie-text.ts';
import {
  cartCookieName,
  cartIdIn,
  clientSecretIn,
  hostCookieName,
  memberCookieName,
  memberTokenIn,
  sessionIn,
} from './shop-cookies.ts';

export type RequestCookies = CookiePort &
  MemberJar & {
    /** Returns the Set-Cookie lines of the answer, one for each changed cookie. */
    readonly setCookies: () => readonly string[];
  };

/** Lines that delete the token, for this host and for the domain shared with the main site. */
const forgottenMemberLines = (secure: boolean, domain: string | undefined): readonly string[] => {
  const expired = { secure, httpOnly: true, maxAge: 0 };
  const here = cookieLine(memberCookieName, '', expired);
  return domain === undefined ? [here] : [here, cookieLine(memberCookieName, '', { ...expired, domain })];
};

/** Returns the cookies of one request. Changes are visible at once and are sent with the answer. A malformed member
 *  token is dropped. No script can read session, secret and token; the first two end with the browser's session. */
export const requestCookies = (header: string | undefined, secure: boolean, memberDomain?: string): RequestCookies => {
  const sent = cookiesIn(header);
  const names = { session: hostCookieName('checkout', secure), client: hostCookieName('client', secure) };
  let cart = cartIdIn(sent[cartCookieName]);
  let client = clientSecretIn(sent[names.client]);
  let session = sessionIn(sent[names.session]);
  let member: MemberToken | undefined = memberTokenIn(sent[memberCookieName]);
  let memberLines: readonly string[] =
    sent[memberCookieName] === undefined || member !== undefined ? [] : forgottenMemberLines(secure, memberDomain);
  const lines = new Map<string, string>();
  const set = (name: string, value: string, more: Omit<CookieAttributes, 'secure'>): void =>
    void lines.set(name, cookieLine(name, value, { secure, ...more }));
  return {
    accepts: () => Object.keys(sent).length > 0,
    cartId: () => cart,
    keepCartId: (id) => {
      cart = id;
      set(cartCookieName, id, { maxAge: cookieLifetime });
    },
    forgetCartId: () => {
      cart = undefined;
      set(cartCookieName, '', { maxAge: 0 });
    },
    checkoutSession: () => session,
    keepCheckoutSession: (value) => {
      session = value;
      set(names.session, value, { httpOnly: true });
    },
    clientSecret: () => client,
    keepClientSecret: (value) => {
      client = value;
      set(names.client, value, { httpOnly: true });
    },
    memberToken: () => member,
    keepMemberToken: (value) => {
      member = value;
      const attributes = { secure, httpOnly: true, maxAge: cookieLifetime, domain: memberDomain };
      memberLines = [cookieLine(memberCookieName, value, attributes)];
    },
    forgetMemberToken: () => {
      member = undefined;
      memberLines = forgottenMemberLines(secure, memberDomain);
    },
    loginRedirect: () => sent.loginRedirect,
    mtcId: () => sent.mtc_id,
    setCookies: () => [...memberLines, ...lines.values()],
  };
};
