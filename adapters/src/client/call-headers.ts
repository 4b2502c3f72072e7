import type { CallContext } from '../calls/call.ts';
import { clientHeader, sessionCookieHeader } from '../cookies/shop-cookies.ts';

/** The shared client credential (R-ROLE-1); never in a browser. */
export type BasicAuth = { readonly user: string; readonly password: string };

type Headers = Readonly<Record<string, string>>;

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const authorization = (basicAuth: BasicAuth | undefined, context: CallContext): Headers => {
  if (context.memberToken !== undefined) return { Authorization: `Bearer ${context.memberToken}` };
  if (basicAuth === undefined) return {};
  return { Authorization: `Basic ${base64(`${basicAuth.user}:${basicAuth.password}`)}` };
};

/** Headers that go with every call, and those that the context ask for. */
export const callHeaders = (settings: { readonly basicAuth?: BasicAuth }, context: CallContext): Headers => ({
  Accept: 'application/json',
  // Tells our own server that no link and no prefetch asked (D-CANCEL-GET).
  'X-Shop-Request': 'fetch',
  ...authorization(settings.basicAuth, context),
  ...(context.key === undefined ? {} : { 'Idempotency-Key': context.key }),
  ...(context.client === undefined ? {} : { [clientHeader]: context.client }),
  // As any proxy does: a shop behind this one tells its visitors apart (D-CLIENT).
  ...(context.visitor === undefined ? {} : { 'X-Forwarded-For': context.visitor }),
  ...(context.session === undefined ? {} : { Cookie: sessionCookieHeader(context.session) }),
});
