import type { PaymentAttempt } from '@shop/core/checkout/payment-attempt';
import { minutes } from '@shop/core/dates/instant';
import type { Stripe } from 'stripe';
import { returnPaths } from '../client/return-routes.ts';

/** Milliseconds from an attempt until Stripe ends its session. Stripe's minimum is 30 minutes from the request, which
 *  may be repeated in the first five minutes. */
const sessionLife = minutes(35);

/** Returns the end of an attempt's session. Units: seconds since 1970. */
const endOf = ({ createdAt, endAt = createdAt }: PaymentAttempt): number =>
  Math.floor((createdAt + Math.max(sessionLife, endAt - createdAt)) / 1000);

/** Returns the request that opens a session of Stripe Checkout. It depends on the stored attempt alone, so that a
 *  repeat equals it. It has no name, no address and no lines of the order. */
export const sessionRequest = (attempt: PaymentAttempt): Stripe.Checkout.SessionCreateParams => {
  const { attemptId, orderRef, orderNumber, amount, paymentType, language, origin } = attempt;
  const metadata = { attempt: attemptId, order: orderNumber };
  const query = new URLSearchParams({ ref: orderRef });
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    // The buyer pays in euros, not in the currency of the card.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: amount, product_data: { name: orderNumber } },
      },
    ],
    client_reference_id: attemptId,
    metadata,
    payment_intent_data: { metadata, capture_method: paymentType === 'preauthorization' ? 'manual' : 'automatic' },
    locale: language,
    success_url: `${origin}${returnPaths.paid}?${query}`,
    cancel_url: `${origin}${returnPaths.canceled}?${query}`,
    expires_at: endOf(attempt),
  };
};

/** Returns the order's reference in a session's return address; `undefined` when it has none. */
export const orderRefOf = ({ success_url }: Stripe.Checkout.Session): string | undefined =>
  URL.parse(success_url ?? '')?.searchParams.get('ref') ?? undefined;
