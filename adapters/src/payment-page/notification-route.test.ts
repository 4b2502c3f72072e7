import { minutes } from '@shop/core/dates/instant';
import { errAsync } from 'neverthrow';
import { expect, it } from 'vitest';
import { sign, signatureHeaders } from './signature.ts';
import { pageHost, secret } from './testing/page-host.ts';

const told = {
  eventId: 'e1',
  attemptId: 'a1',
  orderRef: 'r1',
  state: 'captured',
  amount: 4400,
  currency: 'EUR',
  at: 1,
};

const post = (host: ReturnType<typeof pageHost>, body: string, key = secret, signedAs = body) =>
  host.fetch('http://shop.test/payments/notification', {
    method: 'POST',
    body,
    headers: signatureHeaders(sign(key, signedAs, host.time.clock)),
  });

it('hands on what is signed, and answers 204', async () => {
  const host = pageHost();
  expect((await post(host, JSON.stringify(told))).status).toBe(204);
  expect(host.heard).toEqual([told]);
});

it.each([
  ['a forged signature', JSON.stringify(told), 'wrong', undefined, 401],
  ['a body changed after it was signed', JSON.stringify({ ...told, amount: 1 }), secret, JSON.stringify(told), 401],
  ['a body that is not JSON', '{', secret, undefined, 400],
  ['an unknown state', JSON.stringify({ ...told, state: 'paid' }), secret, undefined, 400],
  ['a fraction of a cent', JSON.stringify({ ...told, amount: 0.5 }), secret, undefined, 400],
])('refuses %s', async (_, body, key, signedAs, status) => {
  const host = pageHost();
  expect((await post(host, body, key, signedAs)).status).toBe(status);
  expect(host.heard).toEqual([]);
});

it('refuses what was signed more than five minutes ago', async () => {
  const host = pageHost();
  const body = JSON.stringify(told);
  const headers = signatureHeaders(sign(secret, body, host.time.clock));
  host.time.move(minutes(5) + 1000);
  const answer = await host.fetch('http://shop.test/payments/notification', { method: 'POST', body, headers });
  expect(answer.status).toBe(401);
});

it('asks for a repeat while the store cannot be reached', async () => {
  const host = pageHost({ settle: () => errAsync({ kind: 'unreachable', cause: 'store' }) });
  expect((await post(host, JSON.stringify(told))).status).toBe(503);
});
