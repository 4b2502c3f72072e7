import type { CallName, CallTable } from '../calls/call-table.ts';
import { type PathTemplate, pathTemplate } from '../calls/path-template.ts';
import type { WireRecord } from '../codec/codec.ts';

/** A wire request, spread over the parts of an HTTP request. */
export type HttpRequest = {
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

type CallPlan = Pick<CallTable[CallName], 'method' | 'path' | 'headers'>;

const templates = new Map<string, PathTemplate>();

/** Each path is taken apart once. */
const templateOf = (path: string): PathTemplate => {
  const known = templates.get(path) ?? pathTemplate(path);
  templates.set(path, known);
  return known;
};

/** Path parameters first, then headers; the rest is query or body. None when a value could not travel in a path. */
export const toHttpRequest = (
  { method, path: pattern, headers: headerNames = [] }: CallPlan,
  wire: WireRecord,
): HttpRequest | undefined => {
  const template = templateOf(pattern);
  const path = template.fill(wire);
  if (path === undefined) return undefined;
  const rest = Object.entries(wire).filter(([key, value]) => value !== undefined && !template.names.includes(key));
  const headers = rest
    .filter(([key]) => headerNames.includes(key))
    .map(([key, value]) => [key, String(value)] as const);
  const others = rest.filter(([key]) => !headerNames.includes(key));
  if (method === 'POST') {
    return {
      address: path,
      headers: { ...Object.fromEntries(headers), 'Content-Type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(others)),
    };
  }
  const query = new URLSearchParams(others.map(([key, value]) => [key, String(value)])).toString();
  return { address: query === '' ? path : `${path}?${query}`, headers: Object.fromEntries(headers) };
};
