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
  const received: PaymentNotification[] = [];
  const listen: NotificationRouteOptions['settle'] = (notification) => okAsync(void received.push(notification));
  const route = notificationRoute({ secret, clock: time.clock, settle: settle ?? listen });
  return { time, received, fetch: async (url: string, init: RequestInit) => route.request(url, init) };
};

const money = { amount: 4400, currency: 'EUR' };
const sent = { eventId: 'e1', attemptId: 'a1', orderRef: 'r1', state: 'captured', ...money, at: 1 };

const post = (host: ReturnType<typeof listener>, body: string, key = secret, signedAs = body) =>
  host.fetch('http://shop.test/payments/notification', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...signatureHeaders(sign(key, signedAs, host.time.clock)) },
  });

it.each([sent.amount, 0, maxAmount])(
  'a signed notification of %i cents is passed on and answered with 204',
  async (amount) => {
    const host = listener();
    expect((await post(host, JSON.stringify({ ...sent, amount }))).status).toBe(204);
    expect(host.received).toEqual([{ ...sent, amount }]);
  },
);

it.each([
  ['a forged signature', JSON.stringify(sent), 'wrong', undefined, 401],
  ['a body changed after it was signed', JSON.stringify({ ...sent, amount: 1 }), secret, JSON.stringify(sent), 401],
  ['a body that is not JSON', '{', secret, undefined, 400],
  ['an unknown state', JSON.stringify({ ...sent, state: 'paid' }), secret, undefined, 400],
  ['more than the largest amount', JSON.stringify({ ...sent, amount: maxAmount + 1 }), secret, undefined, 400],
  ['a fraction of a cent', JSON.stringify({ ...sent, amount: 0.5 }), secret, undefined, 400],
])('a notification with %s is refused (R-GUARD-4)', async (_, body, key, signedAs, status) => {
  const host = listener();
  expect((await post(host, body, key, signedAs)).status).toBe(status);
  expect(host.received).toEqual([]);
});

it('a notification is answered with 503 while the store cannot be reached, so that it is repeated', async () => {
  const host = listener(() => errAsync({ kind: 'unreachable', cause: 'store' }));
  expect((await post(host, JSON.stringify(sent))).status).toBe(503);
});
