import { minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { err } from 'neverthrow';
import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { attemptStateOf, intentOf, paymentStateOf } from './session-state.ts';
import { retrieveSession } from './stripe-client.ts';
import { errorOf } from './stripe-failure.ts';
import { stripeShop } from './testing/stripe-shop.ts';

/** Returns a paid session as Stripe answers it, with a changed PaymentIntent. */
const paidSession = async (changes: Partial<Stripe.PaymentIntent> = {}) => {
  const { stripe, client, opened, clock } = await stripeShop();
  const { page, attempt } = await opened();
  await stripe.pay(page);
  const read = retrieveSession(client, attempt.sessionId ?? '');
  const session = (await client.run(read, (failure) => err(errorOf(failure))))._unsafeUnwrap();
  const intent = intentOf(session);
  if (intent === undefined) throw new Error('the session is not paid');
  return { session: { ...session, payment_intent: { ...intent, ...changes } }, now: clock.now() };
};

it('money in another currency is unknown to the shop and has a state for a person', async () => {
  const { session, now } = await paidSession({ currency: 'usd' });
  expect(attemptStateOf(session, now)).toEqual({ state: 'unknown' });
  expect(paymentStateOf(session, now)).toEqual({ state: 'captured', amount: 4400 });
});

it.each(['automatic', 'expired'])('an authorization that ended by itself (%s) has lapsed', async (reason) => {
  const { session, now } = await paidSession({ status: 'canceled', cancellation_reason: reason });
  expect(attemptStateOf(session, now)).toEqual({ state: 'lapsed', amount: 4400 });
});

it('a payment that the bank is processing is open, also after the end of its session', async () => {
  const { session, now } = await paidSession({ status: 'processing' });
  const later = plusMilliseconds(now, minutes(60));
  expect(attemptStateOf({ ...session, status: 'expired' }, later)).toEqual({ state: 'open' });
});

it('money that was captured while the session expired is captured', async () => {
  const { session, now } = await paidSession();
  expect(attemptStateOf({ ...session, status: 'expired' }, now)).toEqual({ state: 'captured', amount: 4400 });
});
