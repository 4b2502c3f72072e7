import { maxAmount } from '@shop/core/money/cents';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { movingClock } from '../../platform/clock/testing/moving-clock.ts';
import { type NotificationRouteOptions, notificationRoute } from './notification-route.ts';
import type { PaymentNotification } from './provider-api.ts';
import { sign, signatureHeaders } from './signature.ts';

const secret = 'a shared secret';

/** Returns a shop that only receives notifications, and the received ones. */
const listener = (settle?: NotificationRouteOptions['settle']) => {
  const time = movingClock();
  const heard: PaymentNotification[] = [];
  const listen: NotificationRouteOptions['settle'] = (notification) => okAsync(void heard.push(notification));
  const route = notificationRoute({ secret, clock: time.clock, settle: settle ?? listen });
  return { time, heard, fetch: async (url: string, init: RequestInit) => route.request(url, init) };
};

const money = { amount: 4400, currency: 'EUR' };
const told = { eventId: 'e1', attemptId: 'a1', orderRef: 'r1', state: 'captured', ...money, at: 1 };

const post = (host: ReturnType<typeof listener>, body: string, key = secret, signedAs = body) =>
  host.fetch('http://shop.test/payments/notification', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...signatureHeaders(sign(key, signedAs, host.time.clock)) },
  });

it.each([told.amount, 0, maxAmount])('hands on what is signed, of %i cents, and answers 204', async (amount) => {
  const host = listener();
  expect((await post(host, JSON.stringify({ ...told, amount }))).status).toBe(204);
  expect(host.heard).toEqual([{ ...told, amount }]);
});

it.each([
  ['a forged signature', JSON.stringify(told), 'wrong', undefined, 401],
  ['a body changed after it was signed', JSON.stringify({ ...told, amount: 1 }), secret, JSON.stringify(told), 401],
  ['a body that is not JSON', '{', secret, undefined, 400],
  ['an unknown state', JSON.stringify({ ...told, state: 'paid' }), secret, undefined, 400],
  ['more than is kept', JSON.stringify({ ...told, amount: maxAmount + 1 }), secret, undefined, 400],
  ['a fraction of a cent', JSON.stringify({ ...told, amount: 0.5 }), secret, undefined, 400],
])('refuses %s (R-GUARD-4)', async (_, body, key, signedAs, status) => {
  const host = listener();
  expect((await post(host, body, key, signedAs)).status).toBe(status);
  expect(host.heard).toEqual([]);
});

it('asks for a repeat while the store cannot be reached', async () => {
  const host = listener(() => errAsync({ kind: 'unreachable', cause: 'store' }));
  expect((await post(host, JSON.stringify(told))).status).toBe(503);
});
