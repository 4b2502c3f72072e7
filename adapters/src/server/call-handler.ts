import type { ShopError } from '@shop/core/errors/shop-error';
import { clientSecret } from '@shop/core/ids';
import { decodeSegment } from '@shop/core/paths/segments';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Context, HonoRequest } from 'hono';
import * as z from 'zod/mini';
import type { Reply } from '../calls/call.ts';
import { type CallName, type CallOf, callTable, type RequestOf } from '../calls/call-table.ts';
import { pathTemplate } from '../calls/path-template.ts';
import type { Transport } from '../calls/transport.ts';
import { type Codec, decode, type WireRecord } from '../codec/codec.ts';
import { isRecord } from '../codec/json-value.ts';
import { uncheckedEncoder } from '../codec/unchecked-encoder.ts';
import { cartCookieName } from '../cookies/cart-cookie.ts';
import { clientCookieLine, clientInCookies } from '../cookies/client-cookie.ts';
import { cookieValue } from '../cookies/cookie-text.ts';
import { memberCookieLine, sessionCookieLine, unusableMemberLines } from '../cookies/session-cookie.ts';
import { callContext } from './call-context.ts';
import { correlationIdOf } from './correlation-id.ts';
import { crashResponse, errorResponse, jsonResponse, unreadableResponse } from './json-response.ts';
import type { RequestSettings } from './page-requests.ts';
import { guardRequest, isBrowser } from './request-guard.ts';
import { wireRequest } from './wire-request.ts';

const nothing: WireRecord = {};

/** Reads the named parameters of a call's path out of a request, decoded; a missing last one is empty. */
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
  /** Called with every bug that ended in a 500. */
  readonly onCrash?: (error: unknown, correlationId: string) => void;
};

/** A browser whose page came without a secret has one from its first answer on (D-INTENT-OWNER). */
const newClientLines = (name: CallName, headers: Headers, { random, secure }: CallSettings): readonly string[] =>
  callTable[name].repeat === 'key' &&
  isBrowser(headers) &&
  clientInCookies(headers.get('Cookie') ?? undefined, secure) === undefined
    ? [clientCookieLine(clientSecret(random.secret()), secure)]
    : [];

const cookieLines = (
  reply: Reply<unknown>,
  headers: Headers,
  { secure, memberDomain }: CallSettings,
): readonly string[] => [
  ...unusableMemberLines(headers.get('Cookie') ?? undefined, secure, memberDomain),
  ...(reply.session === undefined ? [] : [sessionCookieLine(reply.session, secure)]),
  ...(reply.memberToken === undefined ? [] : [memberCookieLine(reply.memberToken, secure, memberDomain)]),
];

/** The member's token is told to other programs, never to a browser's scripts (D-COOKIES). */
const withToken = (body: unknown, reply: Reply<unknown>, headers: Headers): unknown =>
  reply.memberToken === undefined || isBrowser(headers) || !isRecord(body)
    ? body
    : { ...body, token: reply.memberToken };

const noSuchCart: ShopError = { kind: 'notFound', what: 'cart' };

/** Whether a request names another cart than the browser's own, which is the one of its cookie. */
const namesForeignCart = (request: unknown, headers: Headers): boolean =>
  isRecord(request) &&
  request.cartId !== undefined &&
  request.cartId !== cookieValue(headers.get('Cookie') ?? undefined, cartCookieName);

/** A browser's member is the one of its cookie, whatever its body says. */
const withoutMember = (request: WireRecord): WireRecord =>
  Object.fromEntries(Object.entries(request).filter(([name]) => name.toLowerCase() !== 'authtoken'));

/** Serves one call: guards, decodes, calls, encodes. Bad input never gets past decoding; a throw is a bug and ends as a
 *  500 that tells nothing. The codec is compiled once, here. */
export const callHandler = <Name extends CallName>(
  name: Name,
  transport: Transport,
  settings: CallSettings,
): ((context: Context) => Promise<Response>) => {
  const call: CallOf<Name> = callTable[name];
  const request: Codec<RequestOf<Name>, WireRecord> = z.compile(call.request);
  const encoded = uncheckedEncoder(call.answer);
  const parametersIn = pathParametersReader(call.path);

  return async ({ req }) => {
    const { headers } = req.raw;
    const marks = { correlationId: correlationIdOf(headers, settings.random) };
    try {
      const context = guardRequest(name, req.raw, settings.publicOrigin).andThen(() =>
        callContext(name, req.raw, settings),
      );
      if (context.isErr()) return errorResponse(context.error, marks);
      const wire = await wireRequest(name, req.raw, parametersIn(req));
      if (wire.isErr()) return unreadableResponse(wire.error, marks);
      const asked = decode(request, isBrowser(headers) ? withoutMember(wire.value) : wire.value);
      // After decoding, since calls name the cart differently on the wire.
      if (isBrowser(headers) && asked.isOk() && namesForeignCart(asked.value, headers))
        return errorResponse(noSuchCart, marks);
      const replied = await asked.asyncAndThen((value) => transport.call(name, value, context.value));
      return replied.match(
        (reply) =>
          jsonResponse(200, withToken(encoded(reply.answer), reply, headers), {
            ...marks,
            setCookies: [...cookieLines(reply, headers, settings), ...newClientLines(name, headers, settings)],
          }),
        (error) => errorResponse(error, marks),
      );
    } catch (error) {
      settings.onCrash?.(error, marks.correlationId);
      return crashResponse(marks);
    }
  };
};
