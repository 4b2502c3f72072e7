import type { ShopError } from '@shop/core/errors/shop-error';
import type { RandomPort } from '@shop/core/ports/random-port';
import { type Context, Hono } from 'hono';
import { err, ok } from 'neverthrow';
import * as z from 'zod/mini';
import { memberCookieLine, sessionCookieLine } from '../cookies/session-cookie.ts';
import type { Reply, Transport } from '../http-client/transport.ts';
import { type Codec, decode, encode, type WireRecord } from '../wire/codec.ts';
import { isRecord } from '../wire/content-value.ts';
import type { AnswerOf, CallName, EndpointOf, RequestOf } from '../wire/endpoint.ts';
import { callNames, endpoints } from '../wire/endpoints.ts';
import { openApiDocument } from '../wire/openapi.ts';
import { pathTemplate } from '../wire/path-template.ts';
import { callExtras } from './call-extras.ts';
import { crashResponse, errorResponse, jsonResponse, type ResponseMarks } from './json-response.ts';
import { portsTransport, type ServedPorts } from './ports-transport.ts';
import { guardRequest, isBrowser } from './request-guard.ts';
import { wireRequest } from './wire-request.ts';

export type ApiSettings = ServedPorts & {
  readonly random: RandomPort;
  /** True when browsers reach us over https: `__Host-` and Secure cookies. */
  readonly secureCookies: boolean;
  /** Our origin as browsers see it; absent: the Host header's. */
  readonly publicOrigin?: string;
  /** Domain that the member's token is shared with (spec 3). */
  readonly memberDomain?: string;
  /** Told of every bug that ended in a 500. */
  readonly onCrash?: (error: unknown, correlationId: string) => void;
};

const noSuchCall: ShopError = { kind: 'notFound', what: 'call' };

const correlationIdOf = (headers: Headers, random: RandomPort): string => {
  const given = headers.get('X-Correlation-Id');
  return given !== null && /^[\w-]{1,64}$/.test(given) ? given : random.token();
};

/** The spec's calls over any implementation of the ports, with `/openapi.json` and `/healthz`. */
export const apiRouter = (settings: ApiSettings): Hono => {
  const transport = portsTransport(settings);
  const router = new Hono();
  for (const name of callNames) mount(router, name, transport, settings);
  mountDocument(router, settings);
  for (const name of callNames) refuseOtherMethods(router, name, settings);
  for (const prefix of new Set(callNames.map((name) => `/${endpoints[name].path.split('/')[1]}/*`))) {
    router.all(prefix, ({ req }) => errorResponse(noSuchCall, marksOf(req.raw, settings)));
  }
  return router;
};

const marksOf = (request: Request, { random }: ApiSettings): ResponseMarks => ({
  correlationId: correlationIdOf(request.headers, random),
});
