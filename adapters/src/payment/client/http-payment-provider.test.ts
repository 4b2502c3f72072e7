import { aPaymentAttempt } from '@shop/core/testing/payment-attempts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { movingClock } from '../../platform/clock/testing/moving-clock.ts';
import { httpPaymentProvider } from './http-payment-provider.ts';
import type { FetchFunction } from './provider-api.ts';

const attempt = aPaymentAttempt();

const providerOver = (fetch: FetchFunction) =>
  httpPaymentProvider({ baseUrl: 'https://pay.test', fetch, secret: 's', clock: movingClock().clock, firstPause: 1 });

it('a request to a silent provider ends after seven seconds, with its repeats', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fetch = vi.fn(() => new Promise<Response>(() => undefined));
  const onAnswer = vi.fn();
  void providerOver(fetch).queryAttempt(attempt).then(onAnswer);
  await vi.advanceTimersByTimeAsync(6999);
  expect(onAnswer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onAnswer.mock.calls[0]?.[0]._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'timeout' });
  expect(fetch.mock.calls.length).toBeLessThanOrEqual(3);
});

it.each([
  [400, 'paymentRefused', 1],
  [408, 'unreachable', 3],
  [425, 'unreachable', 3],
  [429, 'unreachable', 3],
  [500, 'unreachable', 3],
])('status %i of a provider is read as %s after %i tries', async (status, kind, tries) => {
  const fetch = vi.fn(async () => new Response('{}', { status }));
  expect((await providerOver(fetch).endAttempt(attempt))._unsafeUnwrapErr().kind).toBe(kind);
  expect(fetch).toHaveBeenCalledTimes(tries);
});

it.each([
  ['its reason', { why: 'notConfirmed' }, { why: 'notConfirmed' }],
  ['no reason', {}, {}],
  ['an unknown reason', { why: 'stolen' }, {}],
  ['a reason that is not a text', { why: 3 }, {}],
])('a declined payment with %s is read', async (_, sent, reason) => {
  const answer = await providerOver(async () => Response.json({ state: 'declined', ...sent })).queryAttempt(attempt);
  expect(answer._unsafeUnwrap()).toStrictEqual({ state: 'declined', ...reason });
});
