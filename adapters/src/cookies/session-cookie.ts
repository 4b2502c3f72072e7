import { type CheckoutSession, checkoutSession, type MemberToken, memberToken } from '@shop/core/ids';
import { cookieLifetime, cookieLine, cookieValue, setCookieValue } from './cookie-text.ts';

/** The checkout session's cookie. Over https only this very host can set it; plain http has no such prefix. */
const names = { secure: '__Host-checkout', plain: 'checkout' } as const;

const memberName = 'ProfileAuthToken';

const nameFor = (secure: boolean): string => (secure ? names.secure : names.plain);

/** Both names, as a client in front of a proxy cannot know which one the server reads. */
export const sessionCookieHeader = (session: CheckoutSession): string => {
  const value = encodeURIComponent(session);
  return `${names.secure}=${value}; ${names.plain}=${value}`;
};

const sessionFrom = (value: string | undefined): CheckoutSession | undefined =>
  value === undefined ? undefined : checkoutSession(value);

/** What can stand in an `Authorization` header. */
const tokenForm = /^[!-~]{1,4096}$/;

const tokenFrom = (value: string | undefined): MemberToken | undefined =>
  value !== undefined && tokenForm.test(value) ? memberToken(value) : undefined;

export const sessionInCookies = (header: string | undefined, secure: boolean): CheckoutSession | undefined =>
  sessionFrom(cookieValue(header, nameFor(secure)));

export const memberTokenInCookies = (header: string | undefined): MemberToken | undefined =>
  tokenFrom(cookieValue(header, memberName));

/** The lines that forget a member's cookie which is no token; none where it is one, or is not there. */
export const unusableMemberLines = (header: string | undefined, secure: boolean, domain?: string): readonly string[] =>
  cookieValue(header, memberName) === undefined || memberTokenInCookies(header) !== undefined
    ? []
    : forgottenMemberLines(secure, domain);

export const sessionInSetCookies = (lines: readonly string[]): CheckoutSession | undefined =>
  sessionFrom(setCookieValue(lines, Object.values(names)));

export const memberTokenInSetCookies = (lines: readonly string[]): MemberToken | undefined =>
  tokenFrom(setCookieValue(lines, [memberName]));

/** Ends with the browser's session; no script can read it (D-TWO-KEYS). */
export const sessionCookieLine = (session: CheckoutSession, secure: boolean): string =>
  cookieLine(nameFor(secure), session, { secure, httpOnly: true });

/** No script can read it (D-COOKIES). */
export const memberCookieLine = (token: MemberToken, secure: boolean, domain?: string): string =>
  cookieLine(memberName, token, {
    secure,
    httpOnly: true,
    maxAge: cookieLifetime,
    ...(domain === undefined ? {} : { domain }),
  });

/** Forget the token, on this host and where the main site shares it with us (R-STATE-3). */
export const forgottenMemberLines = (secure: boolean, domain?: string): readonly string[] => {
  const gone = { secure, httpOnly: true, maxAge: 0 };
  const here = cookieLine(memberName, '', gone);
  return domain === undefined ? [here] : [here, cookieLine(memberName, '', { ...gone, domain })];
};
