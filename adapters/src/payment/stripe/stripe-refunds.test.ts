import { minutes } from '@shop/core/dates/instant';
import { refusal, value } from '@shop/core/testing/answers';
import * as Effect from 'effect/Effect';
import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import type { StripeClient } from './stripe-client.ts';
import { stripeProvider } from './stripe-provider.ts';
import { stripeShop } from './testing/stripe-shop.ts';

const create = 'POST /v1/refunds';

const paidShop = async (paymentType: 'payment' | 'preauthorization' = 'payment') => {
  const shop = await stripeShop();
  const { page, attempt } = await shop.opened({ paymentType });
  await shop.stripe.pay(page);
  const refundOf = (amount: number, key?: string) => shop.provider.refund(attempt, shop.refund(amount, key));
  return { ...shop, attempt, refundOf, query: () => value(shop.provider.queryAttempt(attempt)) };
};

const refused = { kind: 'paymentRefused' };
const partly = { state: 'captured', amount: 4400, refunded: 1000 };

it('refunds in part add up; a repeat refunds nothing more, and more than is left is refused', async () => {
  const { refundOf, query, requestsOf } = await paidShop();
  const five = Array.from({ length: 5 }, () => value(refundOf(1000)));
  expect(await Promise.all(five)).toEqual(five.map(() => partly));
  expect(await refusal(refundOf(999))).toEqual(refused);
  const before = requestsOf(create).length;
  expect(await refusal(refundOf(3401, 'a1-2'))).toEqual(refused);
  expect(requestsOf(create)).toHaveLength(before);
  expect(await value(refundOf(3400, 'a1-2'))).toEqual({ state: 'refunded', amount: 4400 });
  expect(await refusal(refundOf(1, 'a1-3'))).toEqual(refused);
  expect(await query()).toEqual({ state: 'refunded', amount: 4400 });
});

it('a refund is found by its key after Stripe has forgotten the key', async () => {
  const { refundOf, move, requestsOf } = await paidShop();
  await refundOf(1000);
  move(minutes(25 * 60));
  expect(await value(refundOf(1000))).toEqual(partly);
  expect(requestsOf(create)).toHaveLength(1);
});

it('a refund is found by its key among more than a page of refunds', async () => {
  const { stripe, refundOf, requestsOf, move } = await paidShop();
  await refundOf(1000);
  const [{ parameters } = {}] = requestsOf(create);
  const { refunds } = new Stripe(stripe.secretKey, stripe.client);
  for (let count = 0; count < 101; count += 1) {
    await refunds.create({ payment_intent: parameters?.payment_intent ?? '', amount: 1 });
  }
  move(minutes(25 * 60));
  expect(await value(refundOf(1000))).toEqual({ ...partly, refunded: 1101 });
});

it.each([
  ['before', 'serverError', 2],
  ['after', 'serverErrorAfterAct', 1],
] as const)('a refund for which Stripe failed %s the act is made once by a later repeat', async (_, fault, keys) => {
  const { stripe, refundOf, requestsOf } = await paidShop();
  stripe.plantFault(create, fault);
  expect(await refusal(refundOf(1000))).toEqual({ kind: 'unreachable', cause: 'status' });
  expect(requestsOf(create)).toHaveLength(1);
  expect(await value(refundOf(1000))).toEqual(partly);
  expect(new Set(requestsOf(create).map((request) => request.idempotencyKey)).size).toBe(keys);
  expect(await value(refundOf(1000))).toEqual(partly);
  expect(stripe.checkouts()[0]?.refunds.map(({ amount }) => amount)).toEqual([1000]);
});

it('a refund whose answer is lost is made once', async () => {
  const { stripe, refundOf } = await paidShop();
  stripe.plantFault(create, 'cutAfterAct', 2);
  expect(await value(refundOf(1000))).toEqual(partly);
  expect(stripe.checkouts()[0]?.refunds).toHaveLength(1);
});

it('a refund of all of an authorization voids it; a part of it is refused', async () => {
  const { refundOf, requestsOf } = await paidShop('preauthorization');
  expect(await refusal(refundOf(4399))).toEqual(refused);
  const state = { state: 'refunded', amount: 4400 };
  expect(await value(refundOf(4400))).toEqual(state);
  expect(await value(refundOf(4400))).toEqual(state);
  expect(await refusal(refundOf(4399))).toEqual(refused);
  expect(requestsOf(create)).toEqual([]);
});

it('a refund of an unpaid attempt changes nothing', async () => {
  const { provider, opened, refund, requestsOf } = await stripeShop();
  const { attempt } = await opened();
  expect(await value(provider.refund(attempt, refund(4400)))).toEqual({ state: 'open' });
  expect(requestsOf(create)).toEqual([]);
});

it('a refund that failed later is made again, under keys that Stripe has not answered', async () => {
  const { stripe, client, clock, attempt, refund, refundOf, requestsOf } = await paidShop();
  await refundOf(1000);
  const failing: StripeClient = {
    ...client,
    request: (send) =>
      client.request(send).pipe(
        Effect.map((answer) => {
          if (Array.isArray(answer)) for (const one of answer) Object.assign(one, { status: 'failed' });
          return answer;
        }),
      ),
  };
  const again = stripeProvider({ client: failing, clock }).refund(attempt, refund(1000));
  expect((await again).isOk()).toBe(true);
  expect(requestsOf(create).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['a1-1', 'a1-1', 'a1-1.2']);
  expect(stripe.checkouts()[0]?.refunds).toHaveLength(2);
});
