import { describe, expect, test } from 'vitest';
import { payerButtons } from './hosted-page.ts';
import { aStripeSession, standInClient } from './stand-in-client.ts';

const opened = async () => {
  const { stripe, time, standIn } = await standInClient();
  const { id, url } = await stripe.checkout.sessions.create(aStripeSession(time.clock.now()));
  const press = (outcome: string) =>
    fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  const show = () => fetch(url ?? '', { redirect: 'manual' });
  return { stripe, standIn, id, press, show };
};

describe('The hosted page', () => {
  test("shows number, sum, buttons and the way back in the visitor's language", async () => {
    const { show } = await opened();
    const page = await (await show()).text();
    for (const part of [
      'lang="sl"',
      '2026-000017',
      '44,00',
      'href="http://shop.test/cancel?ref=r1"',
      ...Object.values(payerButtons),
    ])
      expect(page).toContain(part);
  });

  test('returns to the shop once it was paid, also on a second look', async () => {
    const { press, show } = await opened();
    for (const answer of [await press('paid'), await show()]) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('http://shop.test/return?ref=r1');
    }
  });

  test('shows a decline and can be used again', async () => {
    const { press, show, id } = await opened();
    expect((await press('declined')).headers.get('location')).toBe(`/c/pay/${id}`);
    expect(await (await show()).text()).toContain('role="alert"');
    expect((await press('paid')).status).toBe(303);
  });

  test('says that an expired session has ended', async () => {
    const { stripe, id, show } = await opened();
    await stripe.checkout.sessions.expire(id);
    expect((await show()).status).toBe(410);
  });
});
