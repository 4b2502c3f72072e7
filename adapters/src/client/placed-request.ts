import type { CallName } from '../calls/endpoint.ts';
import { callNames, endpoints } from '../calls/endpoints.ts';
import { type PathTemplate, pathTemplate } from '../calls/path-template.ts';
import type { WireRecord } from '../codec/codec.ts';

/** A wire request, spread over the parts of an HTTP request. */
export type PlacedRequest = {
  /** Path and query. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

const templates: ReadonlyMap<CallName, PathTemplate> = new Map(
  callNames.map((name) => [name, pathTemplate(endpoints[name].path)]),
);

/** Path places first, then headers, the rest is query or body. None when a value could not travel in a path. */
export const placeRequest = (name: CallName, wire: WireRecord): PlacedRequest | undefined => {
  const { method, headers: headerNames = [] } = endpoints[name];
  const template = templates.get(name);
  const path = template?.fill(wire);
  if (template === undefined || path === undefined) return undefined;
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
