import { idOfNumber } from '@shop/core/numeric-id';
import { clientHeader, sessionCookieHeader } from '../../platform/cookies/shop-cookies.ts';
import type { CallContext } from '../calls/call.ts';
import type { CallName, CallTable } from '../calls/call-table.ts';
import { inPascalCase } from '../calls/member-names.ts';
import { pathTemplate } from '../calls/path-template.ts';
import type { WireRecord } from '../codec/codec.ts';
import { sentHeaders } from '../codec/sent-headers.ts';

/** A wire request, spread over the parts of an HTTP request. */
export type HttpRequest = {
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

type CallPlan = Pick<CallTable[CallName], 'method' | 'path' | 'headers' | 'isPascalCase'>;

const templates = new Map<string, ReturnType<typeof pathTemplate>>();

/** Each path is taken apart once. */
const templateOf = (path: string) => {
  const known = templates.get(path) ?? pathTemplate(path);
  templates.set(path, known);
  return known;
};

/** How an id that is a number stands in an address, which knows no numbers: as its digits, or with the mark by which
 *  our own server knows it from a text. */
export type NumberInAddress = 'digits' | 'marked';

/** Path parameters first, then headers; the rest is query or body. None when a value could not travel in a path. */
export const toHttpRequest = (
  { method, path: pattern, headers: headerNames = [], isPascalCase = false }: CallPlan,
  sent: WireRecord,
  numbers: NumberInAddress = 'marked',
): HttpRequest | undefined => {
  const template = templateOf(pattern);
  const wire = method === 'GET' && numbers === 'marked' ? withMarkedIds(sent) : sent;
  const path = template.fill(wire);
  if (path === undefined) return undefined;
  const rest = Object.entries(wire).filter(([key, value]) => value !== undefined && !template.names.includes(key));
  const headers = rest
    .filter(([key]) => headerNames.includes(key))
    .map(([key, value]) => [key, String(value)] as const);
  const others = rest.filter(([key]) => !headerNames.includes(key));
  if (method === 'POST') {
    const body = Object.fromEntries(others);
    return {
      address: path,
      headers: { ...Object.fromEntries(headers), 'Content-Type': 'application/json' },
      body: JSON.stringify(isPascalCase ? inPascalCase(body) : body),
    };
  }
  const query = new URLSearchParams(others.map(([key, value]) => [key, String(value)])).toString();
  return { address: query === '' ? path : `${path}?${query}`, headers: Object.fromEntries(headers) };
};

/** Counts and flags of an address are texts already, so its numbers are ids. */
const withMarkedIds = (wire: WireRecord): WireRecord =>
  Object.fromEntries(
    Object.entries(wire).map(([name, value]) => [name, typeof value === 'number' ? idOfNumber(value) : value]),
  );

/** The shared client credential; never in a browser. */
export type BasicAuth = { readonly user: string; readonly password: string };

type Headers = Readonly<Record<string, string>>;

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const authorization = (basicAuth: BasicAuth | undefined, context: CallContext): Headers => {
  if (context.memberToken !== undefined) return { Authorization: `Bearer ${context.memberToken}` };
  if (basicAuth === undefined) return {};
  return { Authorization: `Basic ${base64(`${basicAuth.user}:${basicAuth.password}`)}` };
};

/** Headers of every call, and those that the context adds. */
export const callHeaders = (settings: { readonly basicAuth?: BasicAuth }, context: CallContext): Headers =>
  sentHeaders({
    Accept: 'application/json',
    // Proves to our own server that this is no link or prefetch.
    'X-Shop-Request': 'fetch',
    ...authorization(settings.basicAuth, context),
    'Idempotency-Key': context.key,
    [clientHeader]: context.client,
    // Like any proxy: a shop behind this one distinguishes visitors by it.
    'X-Forwarded-For': context.visitor,
    Cookie: context.session && sessionCookieHeader(context.session),
  });
