import type { Resent } from '@shop/core/checkout/resent';
import { instant } from '@shop/core/dates/instant';
import { okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { httpOutbox } from './http-outbox.ts';
import { outboxRoute } from './outbox-route.ts';

const answers: readonly Resent[] = [
  { type: 'queued', about: 'completed' },
  { type: 'waiting', about: 'refunded', next: instant(1_800_000_000_000) },
  { type: 'tooSoon', about: 'canceled', from: instant(1_800_000_000_000) },
  { type: 'notPaid' },
  { type: 'canceling' },
  { type: 'unknown' },
];

/** An outbox that answers every number alike, reached with a token, and the numbers that it was asked for. */
const anOutbox = (told: Resent, token = 'secret') => {
  const asked: string[] = [];
  const resend = (orderNumber: string) => {
    asked.push(orderNumber);
    return okAsync(told);
  };
  const route = outboxRoute({ resend }, 'secret');
  const fetch: typeof globalThis.fetch = async (url, init) => route.request(String(url), init);
  return { asked, outbox: httpOutbox({ url: 'http://shop.test', token, fetch }) };
};

test.each(answers)('the outbox of a running shop tells $type as its host does', async (told) => {
  const { asked, outbox } = anOutbox(told);
  expect((await outbox.resend('2027-000001'))._unsafeUnwrap()).toEqual(told);
  expect(asked).toEqual(['2027-000001']);
});

test('nobody without the token puts anything into it', async () => {
  const { asked, outbox } = anOutbox({ type: 'unknown' }, 'wrong');
  expect((await outbox.resend('2027-000001'))._unsafeUnwrapErr()).toEqual({ kind: 'notAllowed' });
  expect(asked).toEqual([]);
});
