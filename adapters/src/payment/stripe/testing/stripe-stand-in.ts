import { createServer } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Hono } from 'hono';
import { cryptoRandom } from '../../../platform/random/crypto-random.ts';
import { type PageResult, stripeAccount } from './account.ts';
import { answerRequests, type StripeRequest } from './answer-request.ts';
import { type CallName, stripeCalls } from './calls.ts';
import type { Checkout, PayerOutcome } from './checkout.ts';
import { type EventLog, eventLog } from './events.ts';
import { plantedFaults, type StripeFault } from './faults.ts';
import { hostedPage } from './hosted-page.ts';
import { stripeRoutes } from './stripe-routes.ts';

export type StandInOptions = {
  readonly clock: Pick<ClockPort, 'now'>;
  /** Default: any free port. */
  readonly port?: number;
  readonly random?: RandomPort;
  /** Keys that start with `sk_live_` are of live mode. Default: a test key. */
  readonly secretKey?: string;
  readonly webhookSecret?: string;
  /** Where events are sent at once. Default: they are logged only. */
  readonly webhookUrl?: string;
  /** Requests a second of the clock before a 429. Default: without limit. */
  readonly requestsPerSecond?: number;
};

/** A request in the log. `at` in seconds. */
export type LoggedRequest = Omit<StripeRequest, 'secretKey'> & { readonly at: number };

const listen = async (app: Hono<{ Bindings: HttpBindings }>, wanted: number) => {
  const server = createServer(getRequestListener((request, env) => app.fetch(request, env)));
  const { promise: listening, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', reject);
  server.listen(wanted, '127.0.0.1', () => {
    const address = server.address();
    if (typeof address === 'object' && address !== null) resolve(address.port);
  });
  const port = await listening;
  const close = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    server.closeAllConnections();
    await promise;
  };
  return { port, close };
};

/** Starts a stand-in for Stripe on a port of this machine. It moves no money, and its state lives as long as the
 *  server does. */
export const openStripeStandIn = async (options: StandInOptions) => {
  const { clock, random = cryptoRandom, requestsPerSecond = Number.POSITIVE_INFINITY } = options;
  const { secretKey = 'sk_test_standin', webhookSecret = 'whsec_standin' } = options;
  const livemode = secretKey.includes('_live_');
  const requests: LoggedRequest[] = [];
  let origin = '';
  const context = () => ({ livemode, origin });

  const faults = plantedFaults();
  const account = stripeAccount({ clock, random, livemode, onEvent: (type, checkout) => events.add(type, checkout) });
  const events: EventLog = eventLog({ secret: webhookSecret, now: account.now, context });
  events.deliverTo(options.webhookUrl);
  const calls = stripeCalls(account, context);
  const answerTo = answerRequests({ account, calls, faults, secretKey, requestsPerSecond });

  const app = stripeRoutes((request) => {
    const { secretKey: _, ...logged } = request;
    requests.push({ ...logged, at: account.now() });
    return answerTo(request);
  }).route('/', hostedPage(account, events.delivered));
  const { port, close } = await listen(app, options.port ?? 0);
  origin = `http://127.0.0.1:${port}`;

  return {
    /** Origin of the hosted page and of the calls. */
    url: origin,
    secretKey,
    webhookSecret,
    /** Options with which the `stripe` package reaches the stand-in. */
    client: { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 } as const,
    /** Does what a buyer does on a session's page, by its address. Resolves once its events have been sent and answered.
     *  Throws without a session at the address. */
    pay: async (page: string, outcome: PayerOutcome = 'paid'): Promise<PageResult> => {
      const id = new URL(page).pathname.replace('/c/pay/', '');
      const result = account.pay(id, outcome)._unsafeUnwrap();
      await events.delivered();
      return result;
    },
    /** Applies what the clock has changed since the last request (expired sessions and authorizations), with its events.
     *  Each request does this too. */
    catchUp: account.catchUp,
    /** Returns all sessions with their payments and refunds, newest first. */
    checkouts: (): readonly Checkout[] => account.sessions(),
    events,
    /** Makes the next requests of a call fail. */
    plantFault: (call: CallName, fault: StripeFault, times = 1): void => faults.plant(call, fault, times),
    /** Removes faults that no request has met. */
    clearFaults: faults.clear,
    /** Lets requests with the fault `inProgress` go on. */
    release: faults.release,
    /** Returns the requests so far, also those that were refused or failed. */
    requests: (): readonly LoggedRequest[] => [...requests],
    close: async (): Promise<void> => {
      await events.delivered();
      await close();
    },
  };
};
