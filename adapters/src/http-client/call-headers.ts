import { sessionCookieHeader } from '../cookies/session-cookie.ts';
import type { CallExtras } from './transport.ts';

/** The shared client credential (spec 6); never in a browser. */
export type BasicAuth = { readonly user: string; readonly password: string };

type Headers = Readonly<Record<string, string>>;

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const authorization = (basicAuth: BasicAuth | undefined, extras: CallExtras): Headers => {
  if (extras.memberToken !== undefined) return { Authorization: `Bearer ${extras.memberToken}` };
  if (basicAuth === undefined) return {};
  return { Authorization: `Basic ${base64(`${basicAuth.user}:${basicAuth.password}`)}` };
};

/** Headers that go with every call, and those that the extras ask for. */
export const callHeaders = (
  settings: { readonly basicAuth?: BasicAuth; readonly headers?: Headers },
  extras: CallExtras,
): Headers => ({
  Accept: 'application/json',
  // Tells our own server that no link and no prefetch asked (design 4, decision 13).
  'X-Shop-Request': 'fetch',
  ...settings.headers,
  ...authorization(settings.basicAuth, extras),
  ...(extras.key === undefined ? {} : { 'Idempotency-Key': extras.key }),
  ...(extras.session === undefined ? {} : { Cookie: sessionCookieHeader(extras.session) }),
});
