import type { AttemptState } from '@shop/core/checkout/attempt-state';
import type { Instant } from '@shop/core/dates/instant';
import { type Cents, cents } from '@shop/core/money/cents';
import type { Stripe } from 'stripe';

/** Returns a session's PaymentIntent; `undefined` before the buyer has paid. */
export const intentOf = ({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | undefined =>
  typeof payment_intent === 'string' ? undefined : (payment_intent ?? undefined);

/** A payment that the buyer did not confirm to the bank. */
const notConfirmedCode = 'payment_intent_authentication_failure';

const refundedOf = ({ latest_charge }: Stripe.PaymentIntent): Cents =>
  cents(typeof latest_charge === 'string' ? 0 : (latest_charge?.amount_refunded ?? 0));

const capturedState = (intent: Stripe.PaymentIntent): AttemptState => {
  const amount = cents(intent.amount_received);
  const refunded = refundedOf(intent);
  if (refunded === 0) return { state: 'captured', amount };
  return refunded >= amount ? { state: 'refunded', amount } : { state: 'captured', amount, refunded };
};

const declinedState = ({ code }: Stripe.PaymentIntent.LastPaymentError): AttemptState =>
  code === notConfirmedCode ? { state: 'declined', why: 'notConfirmed' } : { state: 'declined' };

/** Stripe ends an authorization by itself with one of these reasons. */
const lapseReasons: ReadonlySet<string> = new Set(['automatic', 'expired']);

const voidedState = ({ amount, cancellation_reason }: Stripe.PaymentIntent): AttemptState => ({
  state: lapseReasons.has(cancellation_reason ?? '') ? 'lapsed' : 'refunded',
  amount: cents(amount),
});

const unpaidState = (session: Stripe.Checkout.Session, now: Instant): AttemptState => {
  // After a decline the buyer may try another card on Stripe's page.
  if (session.status === 'open') return { state: 'open' };
  const decline = intentOf(session)?.last_payment_error;
  if (decline) return declinedState(decline);
  if (session.status !== 'expired') return { state: session.status === 'complete' ? 'open' : 'unknown' };
  return { state: now < session.expires_at * 1000 ? 'canceled' : 'expired' };
};

/** Returns the state of a session at Stripe, in any currency. The PaymentIntent decides, since the session may be
 *  behind it. A session that ended before its time was ended by the shop. */
export const paymentStateOf = (session: Stripe.Checkout.Session, now: Instant): AttemptState => {
  const intent = intentOf(session);
  switch (intent?.status) {
    case 'succeeded':
      return capturedState(intent);
    case 'requires_capture':
      return { state: 'authorized', amount: cents(intent.amount) };
    case 'processing':
      return { state: 'open' };
    case 'canceled':
      return session.status === 'complete' ? voidedState(intent) : unpaidState(session, now);
    default:
      return unpaidState(session, now);
  }
};

/** Returns the state of an attempt. `unknown` when its money is in another currency, which needs a person. */
export const attemptStateOf = (session: Stripe.Checkout.Session, now: Instant): AttemptState =>
  (intentOf(session)?.currency ?? session.currency) === 'eur' ? paymentStateOf(session, now) : { state: 'unknown' };
