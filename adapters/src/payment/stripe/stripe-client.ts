import type { ShopError } from '@shop/core/errors/shop-error';
import * as Effect from 'effect/Effect';
import * as Semaphore from 'effect/Semaphore';
import { ok, type Result, type ResultAsync } from 'neverthrow';
import { Stripe } from 'stripe';
import { boundedWork } from '../../platform/admission/bounded-work.ts';
import { repeatedCall, withinDeadline } from '../client/repeated-call.ts';
import { type Pace, requestPace } from './request-pace.ts';
import { failureOf, isTemporary, type StripeFailure, tooLate } from './stripe-failure.ts';

export type StripeClientOptions = {
  readonly secretKey: string;
  /** Address of another host that answers as Stripe does, for tests. */
  readonly address?: string | undefined;
  /** Milliseconds before the first repeat of a request, twice that before the second. Default: 200. */
  readonly firstPause?: number | undefined;
};

/** Requests to Stripe that make up one call, or its failure. */
export type StripeWork<Answer> = Effect.Effect<Answer, StripeFailure>;

export type StripeClient = {
  /** Whether the key is of Stripe's test mode, in which only test cards are accepted. */
  readonly isTest: boolean;
  /** Returns a request, which is tried three times. */
  readonly request: <Answer>(send: (stripe: Stripe) => Promise<Answer>) => StripeWork<Answer>;
  /** Runs a call within seven seconds. A failure is turned into the call's result by `orElse`. */
  readonly run: <Answer>(
    work: StripeWork<Answer>,
    orElse: (failure: StripeFailure) => Result<Answer, ShopError>,
  ) => ResultAsync<Answer, ShopError>;
};

/** Maximum number of calls at work, and of their concurrent requests. */
const [mostCalls, mostRequests] = [256, 12];

/** Rates of requests. Stripe accepts 25 a second in test mode and 100 in live mode, from all hosts together. */
const testPace: Pace = { perSecond: 15, atOnce: 10 };
const livePace: Pace = { perSecond: 40, atOnce: 40 };

/** Milliseconds that the package waits for an answer. */
const timeout = 3000;

const hostOf = (address: string | undefined) => {
  if (address === undefined) return {};
  const { protocol, hostname, port } = new URL(address);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : port,
  } as const;
};

/** Returns a client of Stripe's API, shared by the payment provider and the webhook, with limits for both together. */
export const stripeClient = ({ secretKey, address, firstPause }: StripeClientOptions): StripeClient => {
  const stripe = new Stripe(secretKey, { ...hostOf(address), maxNetworkRetries: 0, timeout, telemetry: false });
  const outside = boundedWork(mostCalls, 0);
  const requests = Semaphore.makeUnsafe(mostRequests);
  const isTest = /^(sk|rk)_test_/.test(secretKey);
  const pace = requestPace(isTest ? testPace : livePace);

  return {
    isTest,
    request: (send) => {
      const once = Effect.tryPromise({ try: () => send(stripe), catch: failureOf });
      const paced = repeatedCall(pace.pipe(Effect.andThen(once)), { firstPause, tooLate, isTemporary });
      return requests.withPermits(1)(paced);
    },
    run: (work, orElse) => {
      const program = withinDeadline(work, tooLate).pipe(
        Effect.match({ onSuccess: (answer) => ok(answer), onFailure: orElse }),
      );
      return outside(() => Effect.runPromise(program)).andThen((answer) => answer);
    },
  };
};

/** Returns the request that reads a session with its PaymentIntent and charge, from which its state is read. */
export const retrieveSession = (
  { request }: Pick<StripeClient, 'request'>,
  id: string,
): StripeWork<Stripe.Checkout.Session> =>
  request(({ checkout }) => checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] }));
