import type { AttemptState } from '@shop/core/checkout/attempt-state';
import type { PaymentAttempt } from '@shop/core/checkout/payment-attempt';
import { instant, minutes } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import { cents } from '@shop/core/money/cents';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { PaymentProviderPort, PaymentSession, RefundRequest } from '@shop/core/ports/payment-provider-port';
import * as Effect from 'effect/Effect';
import { err, ok, type Result } from 'neverthrow';
import type { Stripe } from 'stripe';
import { sessionRequest } from './session-request.ts';
import { attemptStateOf, intentOf } from './session-state.ts';
import { retrieveSession, type StripeClient, type StripeWork } from './stripe-client.ts';
import { errorOf, type StripeFailure } from './stripe-failure.ts';
import { stripeRefund } from './stripe-refunds.ts';

export type StripeProviderOptions = {
  readonly client: StripeClient;
  readonly clock: ClockPort;
  /** Minutes from the start of a payment until the shop ends its session, 5 to 60. Default: 15. */
  readonly paymentMinutes?: number | undefined;
};

type Session = Stripe.Checkout.Session;

/** Stripe's minimum amount, and the days for which an authorization surely lasts. */
const [leastAmount, authorizationDays] = [cents(50), 6];

/** Milliseconds for which a request is repeated under its key. Stripe forgets keys after 24 hours; a minute is left for
 *  the request itself. */
const keyLife = minutes(24 * 60 - 1);

/** Maximum number of requests to end one attempt: payment and end may overtake each other. */
const mostEndings = 3;

/** Failures of a request that was received and has no effect. */
const isFinal = ({ kind }: StripeFailure): boolean => kind === 'refused' || kind === 'missing' || kind === 'failed';

const opened = ({ id, url, expires_at }: Session): Result<PaymentSession, ShopError> =>
  url === null
    ? err({ kind: 'unreachable', cause: 'malformed' })
    : ok({ redirectUrl: url, expiresAt: instant(expires_at * 1000), sessionId: id });

const withoutState = (failure: StripeFailure): Result<AttemptState, ShopError> => {
  switch (failure.kind) {
    case 'missing':
      return ok({ state: 'notFound' });
    case 'lost':
      return ok({ state: 'unknown' });
    default:
      return err(errorOf(failure));
  }
};

/** Returns the payment provider over Stripe Checkout. Errors: `paymentRefused` when Stripe refuses, and when it failed
 *  to open a session, since it stores that answer; `unreachable` without a usable answer. */
export const stripeProvider = ({ client, clock, paymentMinutes = 15 }: StripeProviderOptions): PaymentProviderPort => {
  const { request, run, isTest } = client;

  const create = (attempt: PaymentAttempt): StripeWork<Session> =>
    request(({ checkout }) => checkout.sessions.create(sessionRequest(attempt), { idempotencyKey: attempt.attemptId }));

  const retrieve = (id: string): StripeWork<Session> => retrieveSession(client, id);

  const expire = (id: string): StripeWork<unknown> => request(({ checkout }) => checkout.sessions.expire(id));

  const cancel = (session: Session): StripeWork<unknown> =>
    request(({ paymentIntents }) =>
      paymentIntents.cancel(intentOf(session)?.id ?? '', { cancellation_reason: 'requested_by_customer' }),
    );

  /** Finds an attempt's session. Without its id the request is repeated, which opens it at most once; a refusal means
   *  that no buyer has its address. Failures: `missing`; `lost` when Stripe has forgotten the key. */
  const find = (attempt: PaymentAttempt): StripeWork<Session> => {
    if (attempt.isTest !== isTest) return Effect.fail({ kind: 'lost' });
    if (attempt.sessionId !== undefined) return retrieve(attempt.sessionId);
    if (clock.now() - attempt.createdAt >= keyLife) return Effect.fail({ kind: 'lost' });
    return create(attempt).pipe(
      Effect.catchIf(isFinal, () => Effect.fail<StripeFailure>({ kind: 'missing' })),
      Effect.flatMap(({ id }) => retrieve(id)),
    );
  };

  const stateOf = (session: Session): AttemptState => attemptStateOf(session, clock.now());

  /** Returns the request that ends a session or its authorization; `undefined` when nothing is left to end. */
  const endingOf = (session: Session): StripeWork<unknown> | undefined => {
    const { state } = stateOf(session);
    if (state === 'authorized') return cancel(session);
    return state === 'open' ? expire(session.id) : undefined;
  };

  /** Ends a session. Stripe refuses that after a payment, so the session is read again after every answer. */
  const end = (session: Session, left = mostEndings): StripeWork<AttemptState> => {
    const ending = left === 0 ? undefined : endingOf(session);
    if (ending === undefined) return Effect.succeed(stateOf(session));
    return ending.pipe(
      Effect.catchIf(isFinal, () => Effect.succeed(undefined)),
      Effect.flatMap(() => retrieve(session.id)),
      Effect.flatMap((after) => end(after, left - 1)),
    );
  };

  const voidAll = (session: Session): StripeWork<AttemptState> =>
    end(session).pipe(
      Effect.filterOrFail(
        ({ state }) => state === 'refunded' || state === 'lapsed',
        (): StripeFailure => ({ kind: 'unreachable', cause: 'status' }),
      ),
    );

  const refund = (session: Session, attempt: PaymentAttempt, due: RefundRequest): StripeWork<AttemptState> => {
    const found = stateOf(session);
    const intent = intentOf(session);
    if (intent === undefined || !('amount' in found)) return Effect.succeed(found);
    if (intent.status === 'succeeded') {
      return stripeRefund(client, intent, attempt.attemptId, due).pipe(
        Effect.flatMap(() => retrieve(session.id)),
        Effect.map(stateOf),
      );
    }
    return due.amount === found.amount ? voidAll(session) : Effect.fail({ kind: 'refused' });
  };

  return {
    terms: { leastAmount, authorizationDays, endAfter: minutes(paymentMinutes), isTest },
    openSession: (attempt) =>
      run(attempt.isTest === isTest ? create(attempt) : Effect.fail<StripeFailure>({ kind: 'refused' }), (failure) =>
        err(failure.kind === 'failed' ? { kind: 'paymentRefused' } : errorOf(failure)),
      ).andThen(opened),
    queryAttempt: (attempt) => run(find(attempt).pipe(Effect.map(stateOf)), withoutState),
    endAttempt: (attempt) => run(find(attempt).pipe(Effect.flatMap((session) => end(session))), withoutState),
    refund: (attempt, due) =>
      run(find(attempt).pipe(Effect.flatMap((session) => refund(session, attempt, due))), withoutState),
  };
};
