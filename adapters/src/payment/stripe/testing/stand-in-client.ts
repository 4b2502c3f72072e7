import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { movingClock } from '../../../platform/clock/testing/moving-clock.ts';
import { openStripeStandIn, type StandInOptions } from './stripe-stand-in.ts';

/** Opens a stand-in for one test, with a clock that the test moves and the package as its client. */
export const standInClient = async (options: Partial<StandInOptions> = {}) => {
  const time = movingClock();
  const standIn = await openStripeStandIn({ clock: time.clock, ...options });
  onTestFinished(() => standIn.close());
  const stripe = new Stripe(standIn.secretKey, standIn.client);
  return { time, standIn, stripe };
};

/** Returns the parameters of a session over 44 euros that ends 35 minutes after a time in milliseconds. */
export const aStripeSession = (
  now: number,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  allowed_payment_method_types: ['card'],
  line_items: [
    { quantity: 1, price_data: { currency: 'eur', unit_amount: 4400, product_data: { name: '2026-000017' } } },
  ],
  client_reference_id: 'r1',
  locale: 'sl',
  success_url: 'http://shop.test/return?ref=r1',
  cancel_url: 'http://shop.test/cancel?ref=r1',
  expires_at: Math.floor(now / 1000) + 35 * 60,
  ...changes,
});
