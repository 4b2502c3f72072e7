import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import Stripe from 'stripe';
import type { StripeAnswer, StripeRequest } from './answer-request.ts';
import { type CallName, callNames } from './calls.ts';
import { parametersIn } from './parameters.ts';

type Env = { Bindings: HttpBindings };

const bearer = (header: string | undefined): string => header?.replace(/^Bearer /i, '') ?? '';

const requestIn = async (c: Context<Env>, call: CallName): Promise<StripeRequest> => ({
  call,
  address: `${c.req.method} ${c.req.path}`,
  id: c.req.param('id') ?? '',
  parameters: parametersIn(c.req.method === 'POST' ? await c.req.text() : new URL(c.req.url).search),
  secretKey: bearer(c.req.header('authorization')),
  idempotencyKey: c.req.header('idempotency-key'),
});

/** Returns the routes of all calls, answered by a function that may also answer never or cut the connection. */
export const stripeRoutes = (answerTo: (request: StripeRequest) => Promise<StripeAnswer>): Hono<Env> => {
  const respond = async (c: Context<Env>, call: CallName): Promise<Response> => {
    const request = await requestIn(c, call);
    const answered = await answerTo(request);
    if (answered.kind === 'never') return new Promise(() => undefined);
    if (answered.kind === 'cut') {
      c.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    const { status, body } = answered.answer;
    const headers = new Headers({ 'content-type': 'application/json', 'stripe-version': Stripe.API_VERSION });
    if (request.idempotencyKey !== undefined) headers.set('idempotency-key', request.idempotencyKey);
    if (answered.isReplayed === true) headers.set('idempotent-replayed', 'true');
    if (status === 500) headers.set('stripe-should-retry', 'false');
    return new Response(body, { status, headers });
  };

  const routes = new Hono<Env>();
  for (const call of callNames) {
    const [method = '', path = ''] = call.split(' ');
    routes.on(method, path, (c) => respond(c, call));
  }
  return routes.notFound((c) => {
    const message = `Unrecognized request URL (${c.req.method}: ${c.req.path}).`;
    return c.json({ error: { type: 'invalid_request_error', message } }, 404);
  });
};
