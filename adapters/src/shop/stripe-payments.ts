// Apart: the package of Stripe is loaded only by a shop that is paid there.
import type { ClockPort } from '@shop/core/ports/clock-port';
import { returnRoutes } from '../payment/client/return-routes.ts';
import { stripeClient } from '../payment/stripe/stripe-client.ts';
import { stripeProvider } from '../payment/stripe/stripe-provider.ts';
import { stripeRoutes } from '../payment/stripe/stripe-routes.ts';
import { nothingToOpen, type PaymentSide } from './payment-side.ts';

/** Settings of payments at Stripe. */
export type StripePayments = {
  readonly type: 'stripe';
  readonly secretKey: string;
  /** Signs Stripe's events. */
  readonly webhookSecret: string;
  /** Minutes from the start of a payment until the shop ends its session, 5 to 60. */
  readonly minutes: number;
  /** Address of another host that answers as Stripe does, for tests. */
  readonly address?: string | undefined;
};

const stripePages = 'https://checkout.stripe.com';

/** Returns payments at Stripe. `origin`: the shop's own. */
export const stripePayments = (
  { secretKey, webhookSecret, minutes, address }: StripePayments,
  { clock, origin }: { readonly clock: ClockPort; readonly origin: string },
): PaymentSide => {
  const client = stripeClient({ secretKey, address });
  return {
    ...nothingToOpen,
    provider: stripeProvider({ client, clock, paymentMinutes: minutes }),
    origins: [address ?? stripePages],
    fetch,
    routes: ({ settleNotification: settle, returnFrom }) => [
      stripeRoutes({ client, webhookSecret, clock, settle }),
      returnRoutes({ isSecure: origin.startsWith('https:'), returnFrom }),
    ],
  };
};
