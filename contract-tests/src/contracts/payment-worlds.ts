import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpPaymentProvider } from '@shop/adapters/payment/client/http-payment-provider';
import { stripeClient } from '@shop/adapters/payment/stripe/stripe-client';
import { errorOf } from '@shop/adapters/payment/stripe/stripe-failure';
import { stripeProvider } from '@shop/adapters/payment/stripe/stripe-provider';
import { openStripeStandIn } from '@shop/adapters/payment/stripe/testing/stripe-stand-in';
import { payWithCard } from '@shop/adapters/payment/test-bank/pay-with-card';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { startTestBankServer } from '@shop/adapters/shop/test-bank-server';
import { value } from '@shop/core/testing/answers';
import { err } from 'neverthrow';
import { cardFor } from './cards.ts';
import type { PaymentWorld } from './payment-provider.contract.ts';

const secret = 'contract-tests-secret';

/** The HTTP client, a real socket, and the test bank with the same server as in its own process. */
const openTestBank = async (): Promise<PaymentWorld> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'payment-contract-'));
  const clock = fixedClock(testStart);
  const started = await startTestBankServer({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    clock,
    random: cryptoRandom,
    secret,
  });
  if (started.isErr()) throw new Error(started.error);
  const { address, close } = started.value;
  return {
    provider: httpPaymentProvider({ baseUrl: address, fetch, secret, clock }),
    now: clock.now,
    advance: clock.advance,
    hasConfirmations: true,
    pay: async (redirectUrl, outcome) => {
      if (outcome === 'canceled') await fetch(`${redirectUrl}/cancel`, { method: 'POST', redirect: 'manual' });
      else await value(payWithCard(redirectUrl, cardFor(outcome), fetch));
    },
    close: async () => {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
};

/** Stripe Checkout. A buyer who was declined or goes back returns to the shop, which ends the session. */
const openStripe = async (): Promise<PaymentWorld> => {
  const clock = fixedClock(testStart);
  const stripe = await openStripeStandIn({ clock });
  const client = stripeClient({ secretKey: stripe.secretKey, address: stripe.url });
  return {
    provider: stripeProvider({ client, clock }),
    now: clock.now,
    advance: clock.advance,
    hasConfirmations: true,
    pay: async (redirectUrl, outcome) => {
      if (outcome !== 'canceled')
        await stripe.pay(redirectUrl, outcome === 'rejectedAt3ds' ? 'declinedAt3ds' : outcome);
      if (outcome === 'paid') return;
      const id = redirectUrl.slice(redirectUrl.lastIndexOf('/') + 1);
      const end = client.request(({ checkout }) => checkout.sessions.expire(id));
      await value(client.run<unknown>(end, (failure) => err(errorOf(failure))));
    },
    close: stripe.close,
  };
};

/** The payment providers that the contract is run against. */
export const paymentWorlds: readonly (readonly [string, () => Promise<PaymentWorld>])[] = [
  ['HTTP client, test bank over a socket', openTestBank],
  ['Stripe Checkout, stand-in over a socket', openStripe],
];
