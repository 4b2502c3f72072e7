import { hash } from 'node:crypto';
import type { ShopError } from '@shop/core/errors/shop-error';
import { clientSecret, idempotencyKey, memberToken } from '@shop/core/ids';
import { decodeSegment } from '@shop/core/paths/segments';
import type { CookiePort } from '@shop/core/ports/cookie-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { clientOf } from '@shop/core/use-cases/visitor-jar';
import type { Context, HonoRequest } from 'hono';
import { err, ok, type Result } from 'neverthrow';
import * as z from 'zod/mini';
import { type RequestCookies, requestCookies } from '../platform/cookies/request-cookies.ts';
import { clientHeader, clientSecretIn } from '../platform/cookies/shop-cookies.ts';
import { visitorAddress } from '../platform/http/visitor-address.ts';
import { writeAnswer } from '../wire/calls/answer-writers.ts';
import type { CallContext, Reply } from '../wire/calls/call.ts';
import { type CallName, type CallOf, callTable, type RequestOf, type Transport } from '../wire/calls/call-table.ts';
import { pascalPlace } from '../wire/calls/member-names.ts';
import { pathTemplate } from '../wire/calls/path-template.ts';
import { type Codec, decode, type WireRecord } from '../wire/codec/codec.ts';
import { isRecord } from '../wire/codec/json-value.ts';
import { crashResponse, errorResponse, jsonResponse, marksOf, unreadableResponse } from './json-response.ts';
import type { RequestSettings } from './page-requests.ts';
import { guardRequest, isBrowser } from './request-guard.ts';
import { wireRequest } from './wire-request.ts';

const nothing: WireRecord = {};

/** Returns a function that reads the decoded parameters of a call's path from a request; a missing last parameter is
 *  empty. */
const pathParametersReader = (path: string): ((request: HonoRequest) => WireRecord) => {
  const { names, rest } = pathTemplate(path);
  if (names.length === 0) return () => nothing;
  return (request) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        rest?.name === name ? decodeSegment(request.path.slice(rest.prefix.length)) : (request.param(name) ?? ''),
      ]),
    );
};

export type CallSettings = RequestSettings & {
  readonly random: RandomPort;
  /** Called with each unexpected exception, which is answered with 500. */
  readonly onCrash?: (error: unknown, correlationId: string) => void;
};

const badKey: ShopError = { kind: 'invalidInput', field: 'Idempotency-Key', expected: '1 to 255 printable characters' };

/** Returns the client's idempotency key, or a new one when the request has none. */
const keyOf = (headers: Headers, random: RandomPort): Result<CallContext, ShopError> => {
  const key = headers.get('Idempotency-Key');
  if (key === null) return ok({ key: idempotencyKey(random.token()) });
  return /^[ -~]{1,255}$/.test(key) ? ok({ key: idempotencyKey(key) }) : err(badKey);
};

const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer ([!-~]{1,4096})$/i.exec(headers.get('Authorization') ?? '')?.[1];

/** Returns the digest that identifies the client to the host. The secret itself is not passed on. */
const clientIn = (cookies: CookiePort, headers: Headers): CallContext['client'] => {
  const secret = cookies.clientSecret() ?? clientSecretIn(headers.get(clientHeader) ?? undefined);
  return secret && clientSecret(hash('sha256', secret));
};

/** Reads the context of a request: key, client, checkout session and member token from headers and cookies, and its
 *  origin. */
const callContext = (
  name: CallName,
  request: Request,
  cookies: CookiePort,
  random: RandomPort,
): Result<CallContext, ShopError> => {
  const { headers } = request;
  const visitor = visitorAddress(request);
  const session = cookies.checkoutSession();
  const bearer = bearerOf(headers);
  // The member of a browser comes from its cookie alone, so that no script can choose another one.
  const token = bearer === undefined || isBrowser(headers) ? cookies.memberToken() : memberToken(bearer);
  const key: Result<CallContext, ShopError> = callTable[name].repeat === 'key' ? keyOf(headers, random) : ok({});
  return key.map((keyed) => ({
    ...keyed,
    client: keyed.key === undefined ? undefined : clientIn(cookies, headers),
    session,
    memberToken: token,
    visitor,
  }));
};

/** Adds cookies to a browser's answer. A browser without a client secret gets one with its first answer. */
const keepCookies = (
  name: CallName,
  reply: Reply<unknown>,
  cookies: RequestCookies,
  isOfBrowser: boolean,
  random: RandomPort,
) => {
  if (reply.session !== undefined) cookies.keepCheckoutSession(reply.session);
  if (reply.memberToken !== undefined) cookies.keepMemberToken(reply.memberToken);
  if (callTable[name].repeat === 'key' && isOfBrowser) clientOf({ cookies, random });
};

/** Returns the body with the member's token for programs, and without it for browsers, whose scripts must not read
 *  it. */
const withToken = (body: unknown, reply: Reply<unknown>, headers: Headers): unknown =>
  reply.memberToken === undefined || isBrowser(headers) || !isRecord(body)
    ? body
    : { ...body, token: reply.memberToken };

const noSuchCart: ShopError = { kind: 'notFound', what: 'cart' };

/** Whether a request names a cart other than that of the browser's cookie. */
const namesForeignCart = (request: unknown, cookies: CookiePort): boolean =>
  isRecord(request) && request.cartId !== undefined && request.cartId !== cookies.cartId();

/** Removes the member from a browser's request: it comes from the cookie alone. */
const withoutMember = (request: WireRecord): WireRecord =>
  Object.fromEntries(Object.entries(request).filter(([name]) => name.toLowerCase() !== 'authtoken'));

/** Returns the handler of one call: it guards, decodes, calls and encodes. Bad input is refused by decoding; an
 *  exception becomes a 500 without details. The codec is compiled once, when the handler is created. */
export const callHandler = <Name extends CallName>(
  name: Name,
  transport: Transport,
  settings: CallSettings,
): ((context: Context) => Promise<Response>) => {
  const call: CallOf<Name> = callTable[name];
  const request: Codec<RequestOf<Name>, WireRecord> = z.compile(call.request);
  const parametersIn = pathParametersReader(call.path);

  return async ({ req }) => {
    const { headers } = req.raw;
    const { random, secure, memberDomain, publicOrigin } = settings;
    const marks = marksOf(req.raw, random);
    try {
      const cookies = requestCookies(headers.get('Cookie') ?? undefined, secure, memberDomain);
      const context = guardRequest(name, req.raw, publicOrigin).andThen(() =>
        callContext(name, req.raw, cookies, random),
      );
      if (context.isErr()) return errorResponse(context.error, marks);
      const wire = await wireRequest(name, req.raw, parametersIn(req));
      if (wire.isErr()) return unreadableResponse(wire.error, marks);
      const decoded = decode(request, isBrowser(headers) ? withoutMember(wire.value) : wire.value).mapErr((error) =>
        call.isPascalCase === true && error.kind === 'invalidInput'
          ? { ...error, field: pascalPlace(error.field) }
          : error,
      );
      // Checked after decoding, because calls have different wire names for the cart.
      if (decoded.isOk() && isBrowser(headers) && namesForeignCart(decoded.value, cookies))
        return errorResponse(noSuchCart, marks);
      if (decoded.isErr()) return errorResponse(decoded.error, marks);
      const replied = await transport.call(name, decoded.value, context.value);
      return replied.match(
        (reply) => {
          keepCookies(name, reply, cookies, isBrowser(headers), random);
          const body = withToken(writeAnswer(name, reply.answer, decoded.value), reply, headers);
          return jsonResponse(200, body, { ...marks, setCookies: cookies.setCookies() });
        },
        (error) => errorResponse(error, marks),
      );
    } catch (error) {
      settings.onCrash?.(error, marks.correlationId);
      return crashResponse(marks);
    }
  };
};
