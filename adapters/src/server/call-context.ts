import { hash } from 'node:crypto';
import type { ShopError } from '@shop/core/errors/shop-error';
import { clientSecret, idempotencyKey, memberToken } from '@shop/core/ids';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, type Result } from 'neverthrow';
import type { CallContext } from '../calls/call.ts';
import { type CallName, callTable } from '../calls/call-table.ts';
import { clientInCookies, clientInHeader } from '../cookies/client-cookie.ts';
import { memberTokenInCookies, sessionInCookies } from '../cookies/session-cookie.ts';
import { isBrowser } from './request-guard.ts';
import { visitorAddress } from './visitor-address.ts';

const badKey: ShopError = { kind: 'invalidInput', field: 'Idempotency-Key', expected: '1 to 255 printable characters' };

/** The key of the client's intent; without one the request is an intent of its own (D-OWN-INTENT). */
const keyOf = (headers: Headers, random: RandomPort): Result<CallContext, ShopError> => {
  const key = headers.get('Idempotency-Key');
  if (key === null) return ok({ key: idempotencyKey(random.token()) });
  return /^[ -~]{1,255}$/.test(key) ? ok({ key: idempotencyKey(key) }) : err(badKey);
};

const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer ([!-~]{1,4096})$/i.exec(headers.get('Authorization') ?? '')?.[1];

/** What the host knows the client by: a digest, since its secret goes no further than here. */
const clientOf = (headers: Headers, cookies: string | undefined, secure: boolean): CallContext => {
  const secret = clientInCookies(cookies, secure) ?? clientInHeader(headers);
  return secret === undefined ? {} : { client: clientSecret(hash('sha256', secret)) };
};

/** What travels beside the request: key, client, checkout session and member token, out of headers and cookies, and where it
 *  came from. */
export const callContext = (
  name: CallName,
  request: Request,
  { random, secure }: { readonly random: RandomPort; readonly secure: boolean },
): Result<CallContext, ShopError> => {
  const { headers } = request;
  const visitor = visitorAddress(request);
  const cookies = headers.get('Cookie') ?? undefined;
  const session = sessionInCookies(cookies, secure);
  const bearer = bearerOf(headers);
  // A browser's member is the one of its cookie, whatever a script says.
  const token = bearer === undefined || isBrowser(headers) ? memberTokenInCookies(cookies) : memberToken(bearer);
  const key: Result<CallContext, ShopError> = callTable[name].repeat === 'key' ? keyOf(headers, random) : ok({});
  return key.map((keyed) => ({
    ...keyed,
    ...(keyed.key === undefined ? {} : clientOf(headers, cookies, secure)),
    ...(session === undefined ? {} : { session }),
    ...(token === undefined ? {} : { memberToken: token }),
    ...(visitor === undefined ? {} : { visitor }),
  }));
};
