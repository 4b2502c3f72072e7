import { minutes } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import { value } from '@shop/core/testing/answers';
import { errAsync, okAsync } from 'neverthrow';
import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import type { PaymentNotification } from '../client/provider-api.ts';
import { stripeRoutes } from './stripe-routes.ts';
import { stripeShop } from './testing/stripe-shop.ts';

/** Returns a shop that only receives events, and what it passes on. */
const listener = async (error?: ShopError) => {
  const shop = await stripeShop();
  const { stripe, client, clock } = shop;
  const settled: PaymentNotification[] = [];
  const settle = (notification: PaymentNotification) => {
    settled.push(notification);
    return error === undefined ? okAsync(undefined) : errAsync(error);
  };
  const routes = stripeRoutes({ client, webhookSecret: stripe.webhookSecret, clock, settle });
  const post = async (body: string, signature: string): Promise<number> => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    return (await routes.request('/payments/stripe', { method: 'POST', body, headers })).status;
  };
  const deliver = ({ event }: { readonly event: Stripe.Event }, at?: number): Promise<number> => {
    const { body, headers } = stripe.events.signed(event, at);
    return post(body, headers['stripe-signature'] ?? '');
  };
  /** Delivers a text signed with the right secret. */
  const deliverText = (payload: string): Promise<number> => {
    const timestamp = Math.floor(clock.now() / 1000);
    const secret = stripe.webhookSecret;
    return post(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }));
  };
  const log = (type: Stripe.Event.Type) => {
    const found = stripe.events.log().find(({ event }) => event.type === type);
    if (found === undefined) throw new Error(`no event ${type}`);
    return found;
  };
  return { ...shop, settled, post, deliver, deliverText, log };
};

const money = { attemptId: 'a1', orderRef: 'r1', amount: 4400, currency: 'EUR' };

it('a completed session is read at Stripe and passed on with its event; a repeat has the same id', async () => {
  const { stripe, opened, deliver, log, settled, clock } = await listener();
  await stripe.pay((await opened()).page);
  const completed = log('checkout.session.completed');
  expect(await deliver(completed)).toBe(204);
  expect(await deliver(completed)).toBe(204);
  const notification = { ...money, state: 'captured', eventId: completed.event.id, at: clock.now() };
  expect(settled).toEqual([notification, notification]);
});

it('an event that arrives after a refund passes on the state of now', async () => {
  const { stripe, provider, opened, refund, deliver, log, settled } = await listener();
  const { page, attempt } = await opened();
  await stripe.pay(page);
  await value(provider.refund(attempt, refund(1000)));
  for (const type of ['checkout.session.completed', 'charge.refunded', 'refund.created'] as const) {
    expect(await deliver(log(type))).toBe(204);
  }
  expect(settled.map(({ state, refunded }) => ({ state, refunded }))).toEqual(
    Array.from({ length: 3 }, () => ({ state: 'captured', refunded: 1000 })),
  );
});

it('an authorization, a decline and an end are passed on', async () => {
  const { stripe, provider, opened, deliver, log, settled } = await listener();
  const { page, attempt } = await opened();
  await stripe.pay(page, 'declinedAt3ds');
  expect(await deliver(log('payment_intent.payment_failed'))).toBe(204);
  expect(settled).toEqual([]);
  await value(provider.endAttempt(attempt));
  expect(await deliver(log('checkout.session.expired'))).toBe(204);
  expect(settled).toMatchObject([{ ...money, state: 'declined', why: 'notConfirmed' }]);
});

it('the event of an authorization that lapsed settles nothing', async () => {
  const { stripe, opened, deliver, log, settled, move } = await listener();
  await stripe.pay((await opened({ paymentType: 'preauthorization' })).page);
  expect(await deliver(log('checkout.session.completed'))).toBe(204);
  expect(settled).toMatchObject([{ ...money, state: 'authorized' }]);
  move(minutes(7 * 24 * 60));
  stripe.catchUp();
  expect(await deliver(log('payment_intent.canceled'))).toBe(204);
  expect(settled).toHaveLength(1);
});

it.each([
  [minutes(5) / 1000, 204],
  [minutes(5) / 1000 + 1, 401],
])('an event signed %i seconds ago is answered with %i (R-GUARD-4)', async (age, status) => {
  const { stripe, opened, deliver, log, clock } = await listener();
  await stripe.pay((await opened()).page);
  expect(await deliver(log('checkout.session.completed'), clock.now() / 1000 - age)).toBe(status);
});

it('an event with a forged signature, a changed text or no signature is refused (R-GUARD-4)', async () => {
  const { stripe, opened, post, log, settled } = await listener();
  await stripe.pay((await opened()).page);
  const { event } = log('checkout.session.completed');
  const { body, headers } = stripe.events.signed(event);
  const forged = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_other' });
  expect(await post(body, forged)).toBe(401);
  expect(await post(`${body} `, headers['stripe-signature'] ?? '')).toBe(401);
  expect(await post(body, '')).toBe(401);
  expect(settled).toEqual([]);
});

it.each(['{', '{}', '{"id":"evt_1","created":1,"livemode":false}'])('the text %s is no event', async (text) => {
  const { deliverText } = await listener();
  expect(await deliverText(text)).toBe(400);
});

const eventOf = (object: object, livemode = false): string =>
  JSON.stringify({ id: 'evt_1', object: 'event', created: 1, livemode, type: 'charge.refunded', data: { object } });

it.each([
  ['of another program of the account', eventOf({ object: 'checkout.session', id: 'cs_1', metadata: { cart: '7' } })],
  ['without metadata', eventOf({ object: 'balance', metadata: null })],
  ['of the other mode', eventOf({ object: 'checkout.session', id: 'cs_1', metadata: { attempt: 'a1' } }, true)],
  ['without a payment', eventOf({ object: 'charge', id: 'ch_1', payment_intent: null, metadata: { attempt: 'a1' } })],
])('an event %s settles nothing and is not read at Stripe', async (_, text) => {
  const { stripe, deliverText, settled } = await listener();
  expect(await deliverText(text)).toBe(204);
  expect(settled).toEqual([]);
  expect(stripe.requests()).toEqual([]);
});

it('an event about a session that Stripe does not know settles nothing', async () => {
  const { deliverText, settled } = await listener();
  const text = eventOf({ object: 'checkout.session', id: 'cs_test_1', metadata: { attempt: 'a1' } });
  expect(await deliverText(text)).toBe(204);
  expect(settled).toEqual([]);
});

it('an event is repeated while Stripe or the store cannot be reached', async () => {
  const { stripe, opened, deliver, log, settled } = await listener({ kind: 'unreachable', cause: 'store' });
  await stripe.pay((await opened()).page);
  const completed = log('checkout.session.completed');
  stripe.plantFault('GET /v1/checkout/sessions/:id', 'tooManyRequests');
  expect(await deliver(completed)).toBe(503);
  expect(settled).toEqual([]);
  expect(await deliver(completed)).toBe(503);
  expect(settled).toHaveLength(1);
});

it('an event about an order that the shop does not know is not repeated', async () => {
  const { stripe, opened, deliver, log, settled } = await listener({ kind: 'notFound', what: 'order' });
  await stripe.pay((await opened()).page);
  expect(await deliver(log('checkout.session.completed'))).toBe(204);
  expect(settled).toHaveLength(1);
});
