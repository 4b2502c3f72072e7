import { stripeWebhookPath } from '@shop/adapters/payment/stripe/stripe-routes';
import type { Checkout } from '@shop/adapters/payment/stripe/testing/checkout';
import { openStripeStandIn } from '@shop/adapters/payment/stripe/testing/stripe-stand-in';
import { orderRef } from '@shop/core/ids';
import { missing } from '../contracts/world.ts';
import type { OpenBank } from './bank.ts';

const refOf = ({ request }: Checkout) =>
  orderRef(new URL(request.success_url).searchParams.get('ref') ?? missing('an order in the return address'));

const capturedOf = ({ intent, amount }: Checkout): readonly number[] =>
  intent?.status === 'succeeded' ? [amount] : [];

/** Opens a stand-in for Stripe. Its events are the notifications. */
export const openStripeBank: OpenBank = async (_, clock) => {
  const stripe = await openStripeStandIn({ clock });
  const { events } = stripe;
  // Events that were delivered or lost.
  const gone = new Set<string>();

  return {
    settings: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_ADDRESS: stripe.url,
    },
    pay: async (page) => {
      const { kind } = await stripe.pay(page);
      if (kind !== 'complete') throw new Error(`the payment at Stripe is ${kind}`);
    },
    deliver: async (origin) => {
      for (const { event } of events.log()) {
        if (gone.has(event.id)) continue;
        if ((await events.send(event, `${origin}${stripeWebhookPath}`)) !== 204) return false;
        gone.add(event.id);
      }
      return true;
    },
    lose: () => {
      for (const { event } of events.log()) gone.add(event.id);
    },
    mark: () => stripe.checkouts().length,
    moneySince: (mark) => {
      const since = stripe.checkouts().toReversed().slice(mark);
      return [...Map.groupBy(since, refOf)].map(([ref, checkouts]) => ({
        ref,
        captured: checkouts.flatMap(capturedOf),
        refunded: checkouts.flatMap(({ refunds }) => refunds.map(({ amount }) => amount)),
      }));
    },
    close: stripe.close,
  };
};
