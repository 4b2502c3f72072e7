import type { ShopError } from '@shop/core/errors/shop-error';
import { err, ok, type Result } from 'neverthrow';
import { type CallName, callTable } from '../wire/calls/call-table.ts';

/** Whether a browser sent the request: only browsers send this header. */
export const isBrowser = (headers: Headers): boolean => headers.has('Sec-Fetch-Site');

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** Whether a page of another site made the browser send the request. */
export const isForeign = (headers: Headers, publicOrigin: string | undefined): boolean => {
  const site = headers.get('Sec-Fetch-Site');
  // No page can forge this header, and unlike `Host` it is reliable whatever name the server is reached by.
  if (site !== null) return site !== 'same-origin';
  const origin = headers.get('Origin');
  if (origin === null) return false;
  return publicOrigin === undefined ? hostOf(origin) !== headers.get('Host') : origin !== publicOrigin;
};

const refusal = (field: string, expected: string): Result<void, ShopError> =>
  err({ kind: 'invalidInput', field, expected });

/** Refuses a change unless it comes from the shop's own pages or from a client that is not a browser. A change by
 *  GET requires the shop's header, so that no link, prefetch or mail scanner makes it. */
export const guardRequest = (name: CallName, request: Request, publicOrigin?: string): Result<void, ShopError> => {
  const { method, changes } = callTable[name];
  if (method === 'GET' && !changes) return ok(undefined);
  if (request.method !== method) return refusal('method', method);
  if (isForeign(request.headers, publicOrigin)) return refusal('Origin', 'a request from this site');
  const byFetch = request.headers.get('X-Shop-Request') === 'fetch';
  return method === 'GET' && !byFetch ? refusal('X-Shop-Request', 'fetch') : ok(undefined);
};
