import type { AttemptId } from '@shop/core/ids';
import type { RefundRequest } from '@shop/core/ports/payment-provider-port';
import * as Effect from 'effect/Effect';
import type { Stripe } from 'stripe';
import type { StripeClient, StripeWork } from './stripe-client.ts';
import type { StripeFailure } from './stripe-failure.ts';

/** Maximum number of refunds of a payment that are read. */
const mostRefunds = 10_000;

/** Maximum number of Stripe keys of a refund in one call. */
const mostKeys = 5;

const refused: StripeFailure = { kind: 'refused' };

const isDead = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** Returns the key of a refund at Stripe. Stripe answers a key as it did the first time, also when that was a failure
 *  or a refund that failed later; then the next number is used. */
const stripeKey = (key: string, number: number): string => (number === 1 ? key : `${key}.${number}`);

/** Returns the work of refunding captured money once. The refunds at Stripe are read before each request: one with this
 *  key counts as done. Failures: `refused` for another amount under the same key and for more than is left. */
export const stripeRefund = (
  { request }: Pick<StripeClient, 'request'>,
  intent: Stripe.PaymentIntent,
  attempt: AttemptId,
  { key, amount }: RefundRequest,
): StripeWork<undefined> => {
  const list = request(({ refunds }) =>
    refunds.list({ payment_intent: intent.id, limit: 100 }).autoPagingToArray({ limit: mostRefunds }),
  );
  const create = (number: number) =>
    request(({ refunds }) =>
      refunds.create(
        { payment_intent: intent.id, amount, metadata: { key, attempt } },
        { idempotencyKey: stripeKey(key, number) },
      ),
    );

  const step = (number: number): StripeWork<undefined> =>
    Effect.gen(function* () {
      const refunds = yield* list;
      const ours = refunds.filter(({ metadata }) => metadata?.key === key);
      const done = ours.find((refund) => !isDead(refund));
      if (done !== undefined) return done.amount === amount ? undefined : yield* Effect.fail(refused);
      const alive = refunds.filter((refund) => !isDead(refund)).reduce((all, refund) => all + refund.amount, 0);
      if (amount > intent.amount_received - alive) return yield* Effect.fail(refused);
      return yield* create(number).pipe(
        Effect.map(({ id }) => ours.some((dead) => dead.id === id)),
        Effect.catchIf(
          (failure) => failure.kind === 'failed' && failure.isReplay && number < mostKeys,
          () => Effect.succeed(true),
        ),
        Effect.flatMap((isOld) => (isOld && number < mostKeys ? step(number + 1) : Effect.succeed(undefined))),
      );
    });

  return step(1);
};
