import { idOfNumber } from '@shop/core/numeric-id';
import { clientHeader, sessionCookieHeader } from '../../platform/cookies/shop-cookies.ts';
import type { CallContext } from '../calls/call.ts';
import type { CallName, CallTable } from '../calls/call-table.ts';
import { inPascalCase } from '../calls/member-names.ts';
import { pathTemplate } from '../calls/path-template.ts';
import type { WireRecord } from '../codec/codec.ts';
import { sentHeaders } from '../codec/sent-headers.ts';

/** A wire request as the parts of an HTTP request. */
export type HttpRequest = {
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

type CallPlan = Pick<CallTable[CallName], 'method' | 'path' | 'headers' | 'isPascalCase'>;

const templates = new Map<string, ReturnType<typeof pathTemplate>>();

/** Returns the parsed template of a path; each path is parsed once. */
const templateOf = (path: string) => {
  const known = templates.get(path) ?? pathTemplate(path);
  templates.set(path, known);
  return known;
};

/** How a numeric id is written in an address, where all values are texts: as digits, or with the mark by which the
 *  shop's own server distinguishes it from a text. */
export type NumberInAddress = 'digits' | 'marked';

/** Converts a wire request: path parameters first, then headers; the rest is query or body. `undefined` when a value
 *  cannot be part of a path. */
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

/** Counts and flags in an address are texts already, so its numbers are ids. */
const withMarkedIds = (wire: WireRecord): WireRecord =>
  Object.fromEntries(
    Object.entries(wire).map(([name, value]) => [name, typeof value === 'number' ? idOfNumber(value) : value]),
  );

/** The client credential shared by all visitors. Never sent to a browser. */
export type BasicAuth = { readonly user: string; readonly password: string };

type Headers = Readonly<Record<string, string>>;

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const authorization = (basicAuth: BasicAuth | undefined, context: CallContext): Headers => {
  if (context.memberToken !== undefined) return { Authorization: `Bearer ${context.memberToken}` };
  if (basicAuth === undefined) return {};
  return { Authorization: `Basic ${base64(`${basicAuth.user}:${basicAuth.password}`)}` };
};

/** Returns the headers of every call, and those of the context. */
export const callHeaders = (settings: { readonly basicAuth?: BasicAuth }, context: CallContext): Headers =>
  sentHeaders({
    Accept: 'application/json',
    // Proves to the shop's own server that this is not a link or prefetch.
    'X-Shop-Request': 'fetch',
    ...authorization(settings.basicAuth, context),
    'Idempotency-Key': context.key,
    [clientHeader]: context.client,
    // Like a proxy, this server sends the address of its visitor, so that the shop behind it can distinguish visitors.
    'X-Forwarded-For': context.visitor,
    Cookie: context.session && sessionCookieHeader(context.session),
  });
