import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { aStripeSession, standInClient } from './stand-in-client.ts';

const day = 24 * 3600 * 1000;
const manual = { payment_intent_data: { capture_method: 'manual' } } as const;

const withIntent = { expand: ['payment_intent', 'payment_intent.latest_charge'] };

/** Opens a session and pays it. */
const paid = async (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
  const host = await standInClient();
  const { stripe, standIn, time } = host;
  const session = await stripe.checkout.sessions.create(aStripeSession(time.clock.now(), changes));
  await standIn.pay(session.url ?? '');
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
  return { ...host, session, intent: String(payment_intent) };
};

describe('A session', () => {
  test('is open and without a PaymentIntent until the buyer pays', async () => {
    const { stripe, standIn, time } = await standInClient();
    const session = await stripe.checkout.sessions.create(aStripeSession(time.clock.now()));
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', payment_intent: null, livemode: false });
    expect(session.url).toBe(`${standIn.url}/c/pay/${session.id}`);
    expect(await standIn.pay(session.url ?? '')).toEqual({
      kind: 'complete',
      location: 'http://shop.test/return?ref=r1',
    });
    expect(await stripe.checkout.sessions.retrieve(session.id, withIntent)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: { status: 'succeeded', amount_received: 4400, latest_charge: { captured: true, paid: true } },
    });
  });

  test('with manual capture is complete and unpaid once the card is authorized', async () => {
    const { stripe, session } = await paid(manual);
    expect(await stripe.checkout.sessions.retrieve(session.id, withIntent)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_capture', amount_capturable: 4400, amount_received: 0 },
    });
  });

  test.each([
    ['declined', 'card_declined', 'failed'],
    ['declinedAt3ds', 'payment_intent_authentication_failure', undefined],
  ] as const)('that was %s stays open and can be paid', async (outcome, code, charge) => {
    const { stripe, standIn, time } = await standInClient();
    const { id, url } = await stripe.checkout.sessions.create(aStripeSession(time.clock.now()));
    expect(await standIn.pay(url ?? '', outcome)).toEqual({ kind: 'declined' });
    const { status, payment_intent } = await stripe.checkout.sessions.retrieve(id, withIntent);
    expect(status).toBe('open');
    expect(payment_intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } });
    expect(payment_intent).toMatchObject({ latest_charge: charge === undefined ? null : { status: charge } });
    expect(await standIn.pay(url ?? '')).toMatchObject({ kind: 'complete' });
    const after = await stripe.checkout.sessions.retrieve(id, withIntent);
    expect(after.payment_intent).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test('expires at its time and cannot be paid any more', async () => {
    const { stripe, standIn, time } = await standInClient();
    const { id, url } = await stripe.checkout.sessions.create(aStripeSession(time.clock.now()));
    time.move(35 * 60 * 1000 - 1);
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    time.move(1);
    expect(await standIn.pay(url ?? '')).toEqual({ kind: 'over' });
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null });
  });

  test('is ended once, and cannot be paid afterwards', async () => {
    const { stripe, standIn, time } = await standInClient();
    const { id, url } = await stripe.checkout.sessions.create(aStripeSession(time.clock.now()));
    expect((await stripe.checkout.sessions.expire(id)).status).toBe('expired');
    expect(await standIn.pay(url ?? '')).toEqual({ kind: 'over' });
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  });

  test('that was paid cannot be ended, and is found by its PaymentIntent', async () => {
    const { stripe, session, intent } = await paid();
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
    const { data } = await stripe.checkout.sessions.list({ payment_intent: intent });
    expect(data.map(({ id }) => id)).toEqual([session.id]);
  });

  test.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, string | undefined, string | undefined]>([
    [
      'a payment method other than cards',
      { allowed_payment_method_types: ['sepa_debit'] },
      undefined,
      'allowed_payment_method_types[0]',
    ],
    ['a subscription', { mode: 'subscription' }, undefined, 'mode'],
    ['an unknown language', { locale: 'xx' }, undefined, 'locale'],
    ['no address to return to', { success_url: undefined }, 'parameter_missing', 'success_url'],
    [
      'a parameter of former versions',
      JSON.parse('{"payment_method_types":["card"]}'),
      'parameter_unknown',
      'payment_method_types',
    ],
  ])('is refused with %s', async (_, changes, code, param) => {
    const { stripe, time } = await standInClient();
    const refused = stripe.checkout.sessions.create(aStripeSession(time.clock.now(), changes));
    await expect(refused).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', code, param });
  });

  test.each([
    ['49 cents', 49, 35 * 60, 'amount_too_small'],
    ['50 cents', 50, 35 * 60, undefined],
    ['an end after 24 hours', 4400, 24 * 3600, undefined],
    ['an end after 24 hours and a second', 4400, 24 * 3600 + 1, 'refused'],
    ['an end after 30 minutes', 4400, 30 * 60, undefined],
    ['an end a second before 30 minutes', 4400, 30 * 60 - 1, 'refused'],
  ])('has bounds: %s', async (_, unit_amount, seconds, fault) => {
    const { stripe, time } = await standInClient();
    const price_data = { currency: 'eur', unit_amount, product_data: { name: '2026-000017' } };
    const expires_at = Math.floor(time.clock.now() / 1000) + seconds;
    const changes = { line_items: [{ quantity: 1, price_data }], expires_at };
    const answer = await stripe.checkout.sessions
      .create(aStripeSession(time.clock.now(), changes))
      .then(() => undefined)
      .catch((error: Stripe.errors.StripeError) => error.code ?? 'refused');
    expect(answer).toBe(fault);
  });
});

describe('A refund', () => {
  test('takes parts until nothing is left', async () => {
    const { stripe, intent } = await paid();
    const part = await stripe.refunds.create({ payment_intent: intent, amount: 1400, metadata: { key: 'k1' } });
    expect(part).toMatchObject({ status: 'succeeded', amount: 1400, metadata: { key: 'k1' } });
    const tooMuch = stripe.refunds.create({ payment_intent: intent, amount: 3001 });
    await expect(tooMuch).rejects.toMatchObject({ statusCode: 400, code: 'amount_too_large' });
    expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 3000 });
    const nothingLeft = stripe.refunds.create({ payment_intent: intent, amount: 1 });
    await expect(nothingLeft).rejects.toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    expect(latest_charge).toMatchObject({ amount_refunded: 4400, refunded: true, captured: true });
  });

  test('is refused before the money is captured', async () => {
    const { stripe, intent } = await paid(manual);
    await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({ statusCode: 400 });
  });

  test('is listed in pages, newest first', async () => {
    const { stripe, intent } = await paid();
    for (const amount of [1, 2, 3]) await stripe.refunds.create({ payment_intent: intent, amount });
    const first = await stripe.refunds.list({ payment_intent: intent, limit: 2 });
    expect(first).toMatchObject({ has_more: true, data: [{ amount: 3 }, { amount: 2 }] });
    const all = await stripe.refunds.list({ payment_intent: intent, limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ amount }) => amount)).toEqual([3, 2, 1]);
  });
});

describe('An authorization', () => {
  test('is released with a reason, once', async () => {
    const { stripe, intent } = await paid(manual);
    const canceled = await stripe.paymentIntents.cancel(intent, { cancellation_reason: 'requested_by_customer' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'requested_by_customer' });
    const again = stripe.paymentIntents.cancel(intent);
    await expect(again).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
    expect(latest_charge).toMatchObject({ captured: false, amount_captured: 0, amount_refunded: 4400 });
  });

  test('ends by itself after seven days', async () => {
    const { stripe, intent, time } = await paid(manual);
    time.move(7 * day - 1000);
    expect((await stripe.paymentIntents.retrieve(intent)).status).toBe('requires_capture');
    time.move(1000);
    expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    });
  });

  test('of captured money, or of a session that is open, cannot be released', async () => {
    const { stripe, intent, standIn, time } = await paid();
    const captured = stripe.paymentIntents.cancel(intent);
    await expect(captured).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    const { id, url } = await stripe.checkout.sessions.create(aStripeSession(time.clock.now()));
    await standIn.pay(url ?? '', 'declined');
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
    await expect(stripe.paymentIntents.cancel(String(payment_intent))).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('The account', () => {
  test('answers its own key alone, and says its mode', async () => {
    const { stripe, standIn, time } = await standInClient({ secretKey: 'sk_live_1' });
    expect(await stripe.accounts.retrieveCurrent()).toMatchObject({ charges_enabled: true, default_currency: 'eur' });
    const { livemode } = await stripe.checkout.sessions.create(aStripeSession(time.clock.now()));
    expect(livemode).toBe(true);
    const other = new Stripe('sk_live_2', standIn.client);
    await expect(other.accounts.retrieveCurrent()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
  });
});
