import { okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { stripeRoutes } from './stripe-routes.ts';
import { stripeShop } from './testing/stripe-shop.ts';
import { tryStripeKey, tryStripeWebhook } from './try-stripe.ts';

it('a key of Stripe is tried by reading a session that does not exist', async () => {
  const { stripe, requestsOf } = await stripeShop();
  const at = { secretKey: stripe.secretKey, address: stripe.url };
  expect(await tryStripeKey(at, fetch)).toBe('accepted');
  expect(await tryStripeKey({ ...at, secretKey: 'sk_test_another' }, fetch)).toBe('refused');
  expect(requestsOf('POST /v1/checkout/sessions')).toEqual([]);
  await stripe.close();
  expect(await tryStripeKey(at, fetch)).toBe('silent');
});

it('the webhook is tried with a signed event that settles nothing', async () => {
  const { stripe, client, clock } = await stripeShop();
  const settled: unknown[] = [];
  const settle = (notification: unknown) => {
    settled.push(notification);
    return okAsync();
  };
  const shop = stripeRoutes({ client, webhookSecret: stripe.webhookSecret, clock, settle });
  const ask = async (url: string, init?: RequestInit) => shop.request(url, init);
  const at = { origin: 'https://shop.example', now: clock.now() };
  expect(await tryStripeWebhook({ ...at, webhookSecret: stripe.webhookSecret }, ask)).toBe('accepted');
  expect(await tryStripeWebhook({ ...at, webhookSecret: 'whsec_another' }, ask)).toBe('refused');
  const elsewhere = async () => new Response(null, { status: 404 });
  expect(await tryStripeWebhook({ ...at, webhookSecret: stripe.webhookSecret }, elsewhere)).toBe('silent');
  expect(settled).toEqual([]);
});
