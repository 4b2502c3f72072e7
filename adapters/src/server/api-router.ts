import type { ShopError } from '@shop/core/errors/shop-error';
import { type Context, Hono } from 'hono';
import { type CallName, callNames, callTable } from '../wire/calls/call-table.ts';
import { encodeError } from '../wire/calls/error-codec.ts';
import { openApiDocument } from '../wire/calls/openapi.ts';
import { pathTemplate } from '../wire/calls/path-template.ts';
import { type ServedPorts, transportOver } from '../wire/calls/transport-over.ts';
import { type CallSettings, callHandler } from './call-handler.ts';
import { errorResponse, jsonResponse, marksOf } from './json-response.ts';

export type ApiSettings = ServedPorts & CallSettings;

const noSuchCall: ShopError = { kind: 'notFound', what: 'call' };

/** Returns the patterns of a call's path, with and without its last parameter: a missing id is bad input, not an
 *  unknown address. */
const patternsOf = (name: CallName): readonly string[] => {
  const { pattern } = pathTemplate(callTable[name].path);
  const parent = pattern.replace(/\/:[^/]*$/, '');
  return parent === pattern ? [pattern] : [pattern, parent, `${parent}/`];
};

const prefixes: ReadonlySet<string> = new Set(callNames.map((name) => `/${callTable[name].path.split('/')[1]}/*`));

/** The allowed method of each call's path, for the `Allow` header of a 405. */
const methods = callNames.map((name) => ({
  path: new RegExp(`^${callTable[name].path.replace(/\{[^}]*\*\}/, '.*').replace(/\{[^}]*\}/g, '[^/]+')}$`),
  allow: callTable[name].method,
}));

/** Returns a router with the shop's calls over any implementation of the ports, `/openapi.json` and `/healthz`.
 *  Other addresses fall through; below the calls' prefixes an unknown address or method is answered as JSON. */
export const apiRouter = (settings: ApiSettings): Hono => {
  const transport = transportOver(settings);
  const router = new Hono();
  for (const name of callNames) {
    const handler = callHandler(name, transport, settings);
    for (const pattern of patternsOf(name)) router.on(callTable[name].method, pattern, handler);
  }
  let document: unknown;
  router.get('/openapi.json', ({ req }) => {
    document ??= openApiDocument();
    return jsonResponse(200, document, marksOf(req.raw, settings.random));
  });
  // Some load balancers check health with OPTIONS.
  router.on(['GET', 'OPTIONS'], '/healthz', ({ req }) =>
    jsonResponse(200, { status: 'ok' }, marksOf(req.raw, settings.random)),
  );
  const refuse = ({ req }: Context): Response => {
    const known = methods.find(({ path }) => path.test(req.path));
    const marks = marksOf(req.raw, settings.random);
    if (known === undefined) return errorResponse(noSuchCall, marks);
    return jsonResponse(405, encodeError(noSuchCall), marks, { Allow: known.allow });
  };
  for (const prefix of prefixes) router.all(prefix, refuse);
  return router;
};
