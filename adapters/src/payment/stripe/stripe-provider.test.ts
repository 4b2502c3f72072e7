import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { languages } from '@shop/core/languages/language';
import { cents } from '@shop/core/money/cents';
import { refusal, value } from '@shop/core/testing/answers';
import { describe, expect, it, test } from 'vitest';
import { stripeClient } from './stripe-client.ts';
import { stripeProvider } from './stripe-provider.ts';
import { stripeShop } from './testing/stripe-shop.ts';

const create = 'POST /v1/checkout/sessions';
const retrieve = 'GET /v1/checkout/sessions/:id';
const day = minutes(24 * 60);

describe('a session', () => {
  it('is opened with the sum, the order number, the attempt, the language and the return addresses alone', async () => {
    const { opened, requestsOf } = await stripeShop();
    await opened();
    const [{ parameters, idempotencyKey } = {}] = requestsOf(create);
    expect(idempotencyKey).toBe('a1');
    expect(parameters).toEqual({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '4400',
      'line_items[0][price_data][product_data][name]': '2026-000017',
      client_reference_id: 'a1',
      'metadata[attempt]': 'a1',
      'metadata[order]': '2026-000017',
      'payment_intent_data[metadata][attempt]': 'a1',
      'payment_intent_data[metadata][order]': '2026-000017',
      'payment_intent_data[capture_method]': 'automatic',
      locale: 'sl',
      success_url: 'http://shop.test/payments/return?ref=r1',
      cancel_url: 'http://shop.test/payments/canceled?ref=r1',
      expires_at: String(Date.UTC(2026, 10, 21, 9, 35) / 1000),
    });
  });

  it.each(languages)('is opened in the language %s', async (language) => {
    const { opened } = await stripeShop();
    expect((await opened({ language })).page).toContain('/c/pay/');
  });

  it.each([
    ['35 minutes', 15, 35],
    ['35 minutes', 35, 35],
    ['the time for the payment', 60, 60],
  ])('lasts %s when the shop ends it after %i minutes', async (_, end, life) => {
    const { provider, attempt, clock } = await stripeShop();
    const started = attempt({ endAt: plusMilliseconds(clock.now(), minutes(end)) });
    const { expiresAt } = await value(provider.openSession(started));
    expect(expiresAt - clock.now()).toBe(minutes(life));
  });

  it('is the same when it is requested again within a day; another amount under its key is refused', async () => {
    const { provider, attempt, move } = await stripeShop();
    const started = attempt();
    const first = await value(provider.openSession(started));
    move(day - minutes(1));
    expect(await value(provider.openSession(started))).toEqual(first);
    expect(await refusal(provider.openSession({ ...started, amount: cents(4401) }))).toEqual({
      kind: 'paymentRefused',
    });
  });

  it('is refused below 0.50 EUR', async () => {
    const { provider, attempt } = await stripeShop();
    expect(provider.terms).toEqual({ leastAmount: 50, authorizationDays: 6, endAfter: minutes(15), isTest: true });
    expect(await refusal(provider.openSession(attempt({ amount: cents(49) })))).toEqual({ kind: 'paymentRefused' });
  });

  it.each(['serverError', 'serverErrorAfterAct'] as const)(
    'is refused for good after a %s, which Stripe stores, and is not found then',
    async (fault) => {
      const { stripe, provider, attempt, requestsOf } = await stripeShop();
      stripe.plantFault(create, fault);
      const started = attempt();
      expect(await refusal(provider.openSession(started))).toEqual({ kind: 'paymentRefused' });
      expect(requestsOf(create)).toHaveLength(1);
      expect(await value(provider.queryAttempt(started))).toEqual({ state: 'notFound' });
      expect(await value(provider.endAttempt(started))).toEqual({ state: 'notFound' });
    },
  );

  it('is opened once when connections are cut before and after the act', async () => {
    const { stripe, opened } = await stripeShop();
    stripe.plantFault(create, 'cutBeforeAct', 2);
    stripe.plantFault(create, 'cutAfterAct', 2);
    expect((await opened()).page).toContain('/c/pay/');
    expect(stripe.checkouts()).toHaveLength(1);
  });

  it('is requested once a call while Stripe answers 429, and is opened later', async () => {
    const { stripe, provider, attempt, requestsOf } = await stripeShop();
    stripe.plantFault(create, 'tooManyRequests');
    expect(await refusal(provider.openSession(attempt()))).toEqual({ kind: 'unreachable', cause: 'status' });
    expect(requestsOf(create)).toHaveLength(1);
    expect((await provider.openSession(attempt())).isOk()).toBe(true);
  });

  it('is neither opened nor refused with a wrong key', async () => {
    const { stripe, attempt, clock } = await stripeShop();
    const client = stripeClient({ secretKey: 'sk_test_other', address: stripe.url });
    const answer = stripeProvider({ client, clock }).openSession(attempt());
    expect(await refusal(answer)).toEqual({ kind: 'unreachable', cause: 'status' });
  });
});

it.each([
  ['sk_test_1', true],
  ['rk_test_1', true],
  ['sk_live_1', false],
  ['rk_live_test_1', false],
])('the key %s accepts only test cards: %s', (secretKey, isTest) => {
  expect(stripeClient({ secretKey }).isTest).toBe(isTest);
});

test.each([
  ['payment', 'paid', { state: 'captured', amount: 4400 }],
  ['preauthorization', 'paid', { state: 'authorized', amount: 4400 }],
  ['payment', 'declined', { state: 'open' }],
  ['payment', 'declinedAt3ds', { state: 'open' }],
] as const)('a %s that was %s is reported so while its session may be open', async (paymentType, outcome, state) => {
  const { stripe, provider, opened } = await stripeShop();
  const { page, attempt } = await opened({ paymentType });
  expect(await value(provider.queryAttempt(attempt))).toEqual({ state: 'open' });
  await stripe.pay(page, outcome);
  expect(await value(provider.queryAttempt(attempt))).toEqual(state);
});

test.each([
  ['declined', { state: 'declined' }],
  ['declinedAt3ds', { state: 'declined', why: 'notConfirmed' }],
  [undefined, { state: 'expired' }],
] as const)('a session in which the card was %s is reported so after its end', async (outcome, state) => {
  const { stripe, provider, opened, move } = await stripeShop();
  const { page, attempt } = await opened();
  if (outcome !== undefined) await stripe.pay(page, outcome);
  move(minutes(35) - 1000);
  expect(await value(provider.queryAttempt(attempt))).toEqual({ state: 'open' });
  move(1000);
  expect(await value(provider.queryAttempt(attempt))).toEqual(state);
  expect(await value(provider.endAttempt(attempt))).toEqual(state);
});

it('an authorization that Stripe ends after seven days is reported as lapsed', async () => {
  const { stripe, provider, opened, move, refund } = await stripeShop();
  const { page, attempt } = await opened({ paymentType: 'preauthorization' });
  await stripe.pay(page);
  move(7 * day - 1000);
  expect(await value(provider.queryAttempt(attempt))).toEqual({ state: 'authorized', amount: 4400 });
  move(1000);
  const lapsed = { state: 'lapsed', amount: 4400 };
  expect(await value(provider.queryAttempt(attempt))).toEqual(lapsed);
  expect(await value(provider.endAttempt(attempt))).toEqual(lapsed);
  expect(await value(provider.refund(attempt, refund(4400)))).toEqual(lapsed);
});

describe('an attempt without a stored session', () => {
  it('is found by a repeat of its request for a day, and is unknown after it', async () => {
    const { stripe, provider, opened, move, requestsOf } = await stripeShop();
    const { page, attempt } = await opened();
    await stripe.pay(page);
    const lost = { ...attempt, sessionId: undefined };
    const captured = { state: 'captured', amount: 4400 };
    move(day - minutes(1) - 1);
    expect(await value(provider.queryAttempt(lost))).toEqual(captured);
    move(1);
    const before = requestsOf(create).length;
    expect(await value(provider.queryAttempt(lost))).toEqual({ state: 'unknown' });
    expect(await value(provider.endAttempt(lost))).toEqual({ state: 'unknown' });
    expect(requestsOf(create)).toHaveLength(before);
    expect(await value(provider.queryAttempt(attempt))).toEqual(captured);
  });

  it('is not found when its first request never arrived and is too late to repeat', async () => {
    const { provider, attempt, move } = await stripeShop();
    const started = attempt();
    move(minutes(5) + 1000);
    expect(await value(provider.queryAttempt(started))).toEqual({ state: 'notFound' });
  });

  it('is not decided while Stripe answers 429', async () => {
    const { stripe, provider, attempt } = await stripeShop();
    stripe.plantFault(create, 'tooManyRequests');
    expect((await refusal(provider.queryAttempt(attempt()))).kind).toBe('unreachable');
  });
});

it('a session that Stripe does not know is not found', async () => {
  const { provider, attempt, refund } = await stripeShop();
  const strange = attempt({ sessionId: 'cs_test_nothing' });
  expect(await value(provider.queryAttempt(strange))).toEqual({ state: 'notFound' });
  expect(await value(provider.endAttempt(strange))).toEqual({ state: 'notFound' });
  expect(await value(provider.refund(strange, refund(4400)))).toEqual({ state: 'notFound' });
});

it.each([
  ['sk_test_standin', false],
  ['sk_live_standin', true],
])('with the key %s an attempt with isTest %s is unknown and nothing is requested', async (secretKey, isTest) => {
  const { stripe, provider, attempt, refund } = await stripeShop({ secretKey });
  const other = attempt({ isTest });
  expect(await refusal(provider.openSession(other))).toEqual({ kind: 'paymentRefused' });
  expect(await value(provider.queryAttempt(other))).toEqual({ state: 'unknown' });
  expect(await value(provider.endAttempt(other))).toEqual({ state: 'unknown' });
  expect(await value(provider.refund(other, refund(4400)))).toEqual({ state: 'unknown' });
  expect(stripe.requests()).toEqual([]);
});

it('a query fails after one request while Stripe answers 500', async () => {
  const { stripe, provider, opened, requestsOf } = await stripeShop();
  const { attempt } = await opened();
  stripe.plantFault(retrieve, 'serverError');
  expect(await refusal(provider.queryAttempt(attempt))).toEqual({ kind: 'unreachable', cause: 'status' });
  expect(requestsOf(retrieve)).toHaveLength(1);
});
