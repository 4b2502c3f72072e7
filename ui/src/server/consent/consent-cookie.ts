import { type Consent, consentIn, consentLifetime } from '@shop/core/consent/consent';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** Over https only this very host can set it. */
const nameFor = (secure: boolean): string => (secure ? '__Host-consent' : 'consent');

/** What this browser has said about being watched. */
export const consentOf = (c: Context, secure: boolean): Consent | undefined => consentIn(getCookie(c, nameFor(secure)));

/** Remembers an answer; any other word is a wish to be asked again. */
export const keepConsent = (c: Context, said: string | undefined, secure: boolean): void => {
  const consent = consentIn(said);
  if (consent === undefined) return void deleteCookie(c, nameFor(secure), { path: '/', secure });
  setCookie(c, nameFor(secure), consent, {
    path: '/',
    maxAge: consentLifetime,
    httpOnly: true,
    sameSite: 'Lax',
    secure,
  });
};
