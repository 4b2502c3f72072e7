import {
  type CartId,
  type CheckoutSession,
  type ClientSecret,
  cartId,
  checkoutSession,
  clientSecret,
  type MemberToken,
  memberToken,
} from '@shop/core/ids';
import { cookiesIn, setCookieValue } from './cookie-text.ts';

export const cartCookieName = 'shopCart';

export const memberCookieName = 'ProfileAuthToken';

/** Returns the name of a cookie of one host. With https only this host can set it; plain http has no such prefix. */
export const hostCookieName = (name: 'client' | 'checkout', secure: boolean): string =>
  secure ? `__Host-${name}` : name;

const bothNames = (name: 'client' | 'checkout'): readonly [string, string] => [
  hostCookieName(name, true),
  hostCookieName(name, false),
];

/** Returns a Cookie header with both names, because a client in front of a proxy does not know which one the server
 *  reads. */
const underBothNames = (name: 'client' | 'checkout', value: string): string =>
  bothNames(name)
    .map((each) => `${each}=${encodeURIComponent(value)}`)
    .join('; ');

/** Header with the client's secret, which owns idempotency keys; a provider gets a digest. */
export const clientHeader = 'X-Shop-Client';

/** Returns a Cookie header with a checkout session. */
export const sessionCookieHeader = (session: CheckoutSession): string => underBothNames('checkout', session);

/** Returns the cart id of a jar. `undefined` for malformed text, because a jar may have any content. */
export const cartIdIn = (value: string | undefined): CartId | undefined =>
  value !== undefined && /^([A-Za-z0-9_-][!-~]{0,127}|\.[0-9]{1,16})$/.test(value) ? cartId(value) : undefined;

/** Returns the client secret of a jar or header. `undefined` for malformed text. */
export const clientSecretIn = (value: string | undefined): ClientSecret | undefined =>
  value !== undefined && /^[!-~]{16,200}$/.test(value) ? clientSecret(value) : undefined;

/** Returns the checkout session of a jar. `undefined` for malformed text. */
export const sessionIn = (value: string | undefined): CheckoutSession | undefined =>
  value === undefined ? undefined : checkoutSession(value);

/** Returns a member's token. `undefined` when it would be invalid in an `Authorization` header. */
export const memberTokenIn = (value: string | undefined): MemberToken | undefined =>
  value !== undefined && /^[!-~]{1,4096}$/.test(value) ? memberToken(value) : undefined;

/** Returns the checkout session that Set-Cookie lines set, if any. */
export const sessionInSetCookies = (lines: readonly string[]): CheckoutSession | undefined =>
  sessionIn(setCookieValue(lines, bothNames('checkout')));

/** Returns the session in a Cookie header, under either name. */
export const sessionInCookies = (header: string): CheckoutSession | undefined => {
  const cookies = cookiesIn(header);
  const [ofHost, plain] = bothNames('checkout');
  return sessionIn(cookies[ofHost] ?? cookies[plain]);
};

/** Returns the member token that Set-Cookie lines set, if any. */
export const memberTokenInSetCookies = (lines: readonly string[]): MemberToken | undefined =>
  memberTokenIn(setCookieValue(lines, [memberCookieName]));
