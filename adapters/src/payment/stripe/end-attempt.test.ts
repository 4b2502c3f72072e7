import { minutes } from '@shop/core/dates/instant';
import { value } from '@shop/core/testing/answers';
import { expect, it } from 'vitest';
import { stripeShop } from './testing/stripe-shop.ts';

const expire = 'POST /v1/checkout/sessions/:id/expire';
const cancel = 'POST /v1/payment_intents/:id/cancel';

it('a session that the shop ends takes no payment, and stays canceled until its own end', async () => {
  const { stripe, provider, opened, move } = await stripeShop();
  const { page, attempt } = await opened();
  expect(await value(provider.endAttempt(attempt))).toEqual({ state: 'canceled' });
  expect(await stripe.pay(page)).toEqual({ kind: 'over' });
  move(minutes(35) - 1);
  expect(await value(provider.queryAttempt(attempt))).toEqual({ state: 'canceled' });
});

it.each([
  ['payment', { state: 'captured', amount: 4400 }],
  ['preauthorization', { state: 'refunded', amount: 4400 }],
] as const)('a %s that is made while the shop ends its session is reported as it is', async (paymentType, state) => {
  const { stripe, provider, opened, requested } = await stripeShop();
  const { page, attempt } = await opened({ paymentType });
  stripe.plantFault(expire, 'inProgress');
  const ended = value(provider.endAttempt(attempt));
  await requested(expire);
  expect((await stripe.pay(page)).kind).toBe('complete');
  stripe.release();
  expect(await ended).toEqual(state);
  expect(await value(provider.queryAttempt(attempt))).toEqual(state);
});

it('a session that was ended by a request whose answer was lost is canceled', async () => {
  const { stripe, provider, opened } = await stripeShop();
  const { attempt } = await opened();
  stripe.plantFault(expire, 'cutAfterAct', 2);
  expect(await value(provider.endAttempt(attempt))).toEqual({ state: 'canceled' });
});

it.each([
  ['payment', 'paid', { state: 'captured', amount: 4400 }, 0],
  ['payment', 'declined', { state: 'declined' }, 0],
  ['payment', 'declinedAt3ds', { state: 'declined', why: 'notConfirmed' }, 0],
  ['preauthorization', 'paid', { state: 'refunded', amount: 4400 }, 1],
] as const)('ending a %s that was %s changes only what is not captured', async (paymentType, outcome, state, voids) => {
  const { stripe, provider, opened, requestsOf } = await stripeShop();
  const { page, attempt } = await opened({ paymentType });
  await stripe.pay(page, outcome);
  expect(await value(provider.endAttempt(attempt))).toEqual(state);
  expect(await value(provider.endAttempt(attempt))).toEqual(state);
  expect(requestsOf(cancel)).toHaveLength(voids);
});

it('an attempt whose session was never stored is ended too', async () => {
  const { stripe, provider, opened } = await stripeShop();
  const { page, attempt } = await opened();
  expect(await value(provider.endAttempt({ ...attempt, sessionId: undefined }))).toEqual({ state: 'canceled' });
  expect(await stripe.pay(page)).toEqual({ kind: 'over' });
});
