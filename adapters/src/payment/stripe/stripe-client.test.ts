import { err } from 'neverthrow';
import { expect, it, onTestFinished, vi } from 'vitest';
import { stripeClient } from './stripe-client.ts';
import { errorOf } from './stripe-failure.ts';
import { stripeShop } from './testing/stripe-shop.ts';

it('a call to a silent Stripe ends after seven seconds, with its repeats', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { run, request } = stripeClient({ secretKey: 'sk_test_1' });
  const onAnswer = vi.fn();
  const silent = request<undefined>(() => new Promise(() => undefined));
  void run(silent, (failure) => err(errorOf(failure))).then(onAnswer);
  await vi.advanceTimersByTimeAsync(6999);
  expect(onAnswer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onAnswer.mock.calls[0]?.[0]._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'timeout' });
});

it('at most 12 requests are under way at once; the next ones follow', async () => {
  const retrieve = 'GET /v1/checkout/sessions/:id';
  const { stripe, provider, opened, requested, requestsOf } = await stripeShop({ secretKey: 'sk_live_standin' });
  const { attempt } = await opened();
  stripe.plantFault(retrieve, 'inProgress', 20);
  const queries = Array.from({ length: 20 }, () => provider.queryAttempt(attempt));
  await requested(retrieve, 12);
  // Requests that are not limited would have arrived before these.
  for (let count = 0; count < 3; count += 1) await fetch(stripe.url);
  expect(requestsOf(retrieve)).toHaveLength(12);
  stripe.release();
  await requested(retrieve, 20);
  stripe.release();
  for (const answer of await Promise.all(queries)) expect(answer._unsafeUnwrap()).toEqual({ state: 'open' });
});
