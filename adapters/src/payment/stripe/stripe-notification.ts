import type { AttemptState } from '@shop/core/checkout/attempt-state';
import { instant } from '@shop/core/dates/instant';
import { attemptId, orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { ClockPort } from '@shop/core/ports/clock-port';
import * as Effect from 'effect/Effect';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { answerLimits, parseJson } from '../../wire/codec/json-text.ts';
import type { PaymentNotification } from '../client/provider-api.ts';
import { orderRefOf } from './session-request.ts';
import { paymentStateOf } from './session-state.ts';
import { retrieveSession, type StripeClient, type StripeWork } from './stripe-client.ts';

/** The parts of an event that say which payment it is about. The rest is read at Stripe, since events come late, twice
 *  and in any order. */
const stripeEvent = z.object({
  id: z.string().check(z.minLength(1)),
  created: z.int(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.optional(z.unknown()),
      payment_intent: z.optional(z.unknown()),
      metadata: z.optional(z.record(z.string(), z.unknown())),
    }),
  }),
});

export type StripeEvent = z.output<typeof stripeEvent>;

/** Parses the text of an event. `undefined` when it has another form. */
export const readEvent = (text: string): StripeEvent | undefined => {
  const json = parseJson(text, answerLimits);
  return json.isOk() ? stripeEvent.safeParse(json.value).data : undefined;
};

/** Whether an event is about a payment of this shop, in the key's mode. The Stripe account may have other payments. */
export const isOurs = ({ livemode, data }: StripeEvent, isTest: boolean): boolean =>
  livemode !== isTest && typeof data.object.metadata?.attempt === 'string';

/** Returns the id of the session that an event is about; `undefined` when there is none. */
const sessionIdOf = ({ request }: StripeClient, { data: { object } }: StripeEvent): StripeWork<string | undefined> => {
  const { id } = object;
  if (object.object === 'checkout.session') return Effect.succeed(typeof id === 'string' ? id : undefined);
  const intent = object.object === 'payment_intent' ? id : object.payment_intent;
  if (typeof intent !== 'string') return Effect.succeed(undefined);
  return request(({ checkout }) => checkout.sessions.list({ payment_intent: intent, limit: 1 })).pipe(
    Effect.map(({ data: [session] }) => session?.id),
  );
};

type Settled = Pick<PaymentNotification, 'state' | 'why' | 'refunded'>;

/** Returns what a notification says about a state; `undefined` when there is nothing to settle. */
const settledBy = (reported: AttemptState): Settled | undefined => {
  switch (reported.state) {
    case 'declined':
      return { state: reported.state, why: reported.why };
    case 'captured': {
      const { state, refunded } = reported;
      return refunded === undefined ? { state } : { state, refunded };
    }
    case 'authorized':
    case 'canceled':
    case 'expired':
    case 'refunded':
      return { state: reported.state };
    case 'open':
    case 'lapsed':
    case 'notFound':
    case 'unknown':
      return undefined;
  }
};

const notificationBy = (
  session: Stripe.Checkout.Session,
  { id, created }: StripeEvent,
  clock: ClockPort,
): PaymentNotification | undefined => {
  const { metadata, amount_total, currency } = session;
  const attempt = metadata?.attempt;
  const ref = orderRefOf(session);
  const settled = settledBy(paymentStateOf(session, clock.now()));
  if (attempt === undefined || ref === undefined || settled === undefined) return undefined;
  return {
    ...settled,
    eventId: id,
    attemptId: attemptId(attempt),
    orderRef: orderRef(ref),
    amount: cents(amount_total ?? 0),
    currency: (currency ?? '').toUpperCase(),
    at: instant(created * 1000),
  };
};

/** Returns the work of reading at Stripe what became of the payment that an event is about; `undefined` when there is
 *  nothing to settle. */
export const notificationOf = (
  client: StripeClient,
  event: StripeEvent,
  clock: ClockPort,
): StripeWork<PaymentNotification | undefined> =>
  sessionIdOf(client, event).pipe(
    Effect.flatMap((id) =>
      id === undefined
        ? Effect.succeed(undefined)
        : retrieveSession(client, id).pipe(Effect.map((session) => notificationBy(session, event, clock))),
    ),
  );
