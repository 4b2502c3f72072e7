import { type ClientSecret, clientSecret } from '@shop/core/ids';
import { cookieLine, cookieValue } from './cookie-text.ts';

/** How a program says whose its keys are; towards a provider it holds a digest. */
export const clientHeader = 'X-Shop-Client';

/** Over https only this very host can set it. */
const nameFor = (secure: boolean): string => (secure ? '__Host-client' : 'client');

const secretFrom = (text: string | null | undefined): ClientSecret | undefined =>
  typeof text === 'string' && /^[!-~]{16,200}$/.test(text) ? clientSecret(text) : undefined;

export const clientInCookies = (header: string | undefined, secure: boolean): ClientSecret | undefined =>
  secretFrom(cookieValue(header, nameFor(secure)));

export const clientInHeader = (headers: Headers): ClientSecret | undefined => secretFrom(headers.get(clientHeader));

/** As a program without a browser says it to pages, whether they are told over https or not. */
export const clientCookies = (secret: ClientSecret): string =>
  [true, false].map((secure) => `${nameFor(secure)}=${secret}`).join('; ');

/** Ends with the browser's session; no script can read it (D-INTENT-OWNER). */
export const clientCookieLine = (secret: ClientSecret, secure: boolean): string =>
  cookieLine(nameFor(secure), secret, { secure, httpOnly: true });
