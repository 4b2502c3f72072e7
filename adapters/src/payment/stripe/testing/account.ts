import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, type Result } from 'neverthrow';
import type { EventType } from './checkout.ts';
import {
  afterTime,
  type Change,
  type Checkout,
  type IntentRecord,
  type NextId,
  type PayerOutcome,
  payOnce,
} from './checkout.ts';
import { missing, type Refusal } from './refusal.ts';

/** What happened on the hosted page. `over`: the session cannot be paid any more. */
export type PageResult =
  | { readonly kind: 'complete'; readonly location: string }
  | { readonly kind: 'declined' }
  | { readonly kind: 'over' };

export type AccountOptions = {
  readonly clock: Pick<ClockPort, 'now'>;
  readonly random: RandomPort;
  readonly livemode: boolean;
  readonly onEvent: (type: EventType, checkout: Checkout) => void;
};

/** A checkout whose PaymentIntent exists. */
export type PaidCheckout = { readonly checkout: Checkout; readonly intent: IntentRecord };

/** Returns where the browser goes after a payment. */
export const successAddress = ({ request, id }: Checkout): string =>
  request.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** Returns the sessions of an account, with their payments. */
export const stripeAccount = ({ clock, random, livemode, onEvent }: AccountOptions) => {
  const checkouts = new Map<string, Checkout>();
  const mode = livemode ? 'live' : 'test';
  const nextId: NextId = (prefix) => (prefix === 'cs' ? `cs_${mode}_${random.token()}` : `${prefix}_${random.token()}`);
  /** Stripe counts in whole seconds. */
  const now = (): number => Math.floor(clock.now() / 1000);

  const apply = ({ checkout, events }: Change): Checkout => {
    checkouts.set(checkout.id, checkout);
    for (const type of events) onEvent(type, checkout);
    return checkout;
  };

  /** Applies what time has changed, and sends its events. */
  const catchUp = (): void => {
    for (const checkout of checkouts.values()) {
      const change = afterTime(checkout, now(), nextId);
      if (change.checkout !== checkout) apply(change);
    }
  };

  const session = (id: string): Result<Checkout, Refusal> => {
    const checkout = checkouts.get(id);
    return checkout === undefined ? err(missing('checkout.session', id)) : ok(checkout);
  };

  const intent = (id: string): Result<PaidCheckout, Refusal> => {
    const checkout = [...checkouts.values()].find((one) => one.intent?.id === id);
    return checkout?.intent === undefined
      ? err(missing('payment_intent', id))
      : ok({ checkout, intent: checkout.intent });
  };

  return {
    now,
    nextId,
    apply,
    catchUp,
    session,
    intent,
    /** Returns all sessions, newest first. */
    sessions: (): readonly Checkout[] => [...checkouts.values()].reverse(),
    /** Applies what the buyer does on a session's page. */
    pay: (id: string, outcome: PayerOutcome): Result<PageResult, Refusal> => {
      catchUp();
      return session(id).map((checkout): PageResult => {
        if (checkout.status !== 'open') return { kind: 'over' };
        const after = apply(payOnce(checkout, outcome, now(), nextId));
        return outcome === 'paid' ? { kind: 'complete', location: successAddress(after) } : { kind: 'declined' };
      });
    },
  };
};

export type StripeAccount = ReturnType<typeof stripeAccount>;
