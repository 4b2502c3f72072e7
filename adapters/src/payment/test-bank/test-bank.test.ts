import { readFileSync } from 'node:fs';
import { minutes } from '@shop/core/dates/instant';
import { languages } from '@shop/core/languages/language';
import { aPaymentAttempt } from '@shop/core/testing/payment-attempts';
import { describe, expect, it } from 'vitest';
import { sign, signatureHeaders, signedCall } from '../client/signature.ts';
import type { Faults } from './faults.ts';
import { payWithCard } from './pay-with-card.ts';
import { testCards } from './test-cards.ts';
import { storedAttempts } from './testing/stored-attempts.ts';
import { publicUrl, secret, testBankHost } from './testing/test-bank-host.ts';
import { aCard } from './testing/test-payments.ts';
import { pageTranslations } from './translations.ts';

const opened = async (
  options: Parameters<typeof testBankHost>[0] = {},
  changes: Parameters<typeof aPaymentAttempt>[0] = {},
) => {
  const host = testBankHost(options);
  const session = (await host.provider.openSession(aPaymentAttempt(changes)))._unsafeUnwrap();
  const pay = (card: Parameters<typeof aCard>[0] = {}) => payWithCard(session.redirectUrl, aCard(card), host.fetch);
  const state = async () => (await host.provider.queryAttempt(aPaymentAttempt()))._unsafeUnwrap();
  return { ...host, session, pay, state };
};

const orderFaults = async ({ fetch, time }: Awaited<ReturnType<typeof opened>>, faults: Faults): Promise<void> => {
  const path = '/api/attempts/a1/faults';
  const body = JSON.stringify(faults);
  const signed = signatureHeaders(sign(secret, signedCall('PUT', path, body), time.clock));
  const headers = { 'content-type': 'application/json', ...signed };
  expect((await fetch(`${publicUrl}${path}`, { method: 'PUT', body, headers })).status).toBe(204);
};

const back = (status: number) => `http://shop.test/shopPaymentCallback?ref=r1&status=${status}&lang=sl`;

describe('a buyer with a card', () => {
  it.each([
    ['paid', {}, 4, { state: 'captured', amount: 4400 }],
    [
      'declined at 3-D Secure',
      { number: testCards.challenged, challenge: 'reject' as const },
      3,
      { state: 'declined', why: 'notConfirmed' },
    ],
  ])('who is %s returns to the shop, which is notified', async (_, card, status, state) => {
    const page = await opened();
    expect((await page.pay(card))._unsafeUnwrap()).toBe(back(status));
    expect(await page.state()).toEqual(state);
    await expect.poll(() => page.notifications).toHaveLength(1);
    expect(page.notifications[0]).toMatchObject({
      ...state,
      attemptId: 'a1',
      orderRef: 'r1',
      amount: 4400,
      currency: 'EUR',
    });
  });

  it('who sends the form three times pays once', async () => {
    const page = await opened();
    await Promise.all([page.pay({ number: testCards.slow }), page.pay(), page.pay({ number: testCards.declined })]);
    expect(storedAttempts(page.file)).toMatchObject([{ outcome: await page.state() }]);
    await expect.poll(() => page.notifications).toHaveLength(1);
    await page.page.close();
    expect(page.notifications).toHaveLength(1);
  });

  it('who opens the page again after paying returns to the shop', async () => {
    const page = await opened();
    await page.pay();
    const again = await page.fetch(page.session.redirectUrl);
    expect([again.status, again.headers.get('location')]).toEqual([303, back(4)]);
  });

  it('leaves neither card number nor name in the file', async () => {
    const page = await opened();
    await page.pay();
    expect(readFileSync(page.file, 'latin1')).not.toMatch(/4111|Novak/);
  });
});

describe('a card form with a mistake', () => {
  it('is shown again with the message and the focus at the field, and everything but the security code', async () => {
    const page = await opened();
    const form = new URLSearchParams({ number: '4111', expiry: '12/27', cvc: '987', holder: 'Ana "A" <b>' });
    const answer = await page.fetch(page.session.redirectUrl, { method: 'POST', body: form });
    const markup = await answer.text();
    expect(answer.status).toBe(422);
    expect(markup).toContain(`<p class="error" id="number-error">${pageTranslations.sl.errors.numberInvalid}</p>`);
    expect(markup).toMatch(
      /id="number"[^>]*value="4111"[^>]*aria-invalid="true"[^>]*aria-describedby="number-error"[^>]*autofocus/,
    );
    expect(markup).toContain('value="Ana &quot;A&quot; &lt;b&gt;"');
    expect(markup).not.toContain('987');
    expect(await page.state()).toEqual({ state: 'open' });
  });
});

describe('a payment session', () => {
  it('ends at its time and not before, and then its page says so and takes no payment', async () => {
    const page = await opened();
    page.time.move(minutes(15) - 1);
    expect(await page.state()).toEqual({ state: 'open' });
    page.time.move(1);
    const view = await (await page.fetch(page.session.redirectUrl)).text();
    expect(view).toContain(pageTranslations.sl.expiredTitle);
    expect((await page.pay())._unsafeUnwrap()).toBe(back(2));
    await page.fetch(page.session.redirectUrl, { method: 'POST', body: new URLSearchParams({ ...aCard() }) });
    expect(await page.state()).toEqual({ state: 'expired' });
  });

  it('goes on in a new process, before its confirmation by 3-D Secure and after its payment', async () => {
    const page = await opened();
    const form = new URLSearchParams({ ...aCard({ number: testCards.challenged }) });
    await page.fetch(page.session.redirectUrl, { method: 'POST', body: form });

    const second = testBankHost({ file: page.file });
    expect(await (await second.fetch(page.session.redirectUrl)).text()).toContain(pageTranslations.sl.confirmTitle);
    expect((await payWithCard(page.session.redirectUrl, aCard(), second.fetch))._unsafeUnwrap()).toBe(back(4));

    const third = testBankHost({ file: page.file });
    expect((await third.provider.queryAttempt(aPaymentAttempt()))._unsafeUnwrap()).toEqual({
      state: 'captured',
      amount: 4400,
    });
  });
});

describe('a fault of the test bank', () => {
  it('sends a notification twice with the same event id (R-DRIVE-4)', async () => {
    const page = await opened({ faults: () => ({ notification: 'twice' }) });
    await page.pay();
    await expect.poll(() => page.notifications).toHaveLength(2);
    expect(page.notifications[0]).toEqual(page.notifications[1]);
  });

  it('loses a reply, after which the session is open nevertheless', async () => {
    const host = testBankHost({ faults: () => ({ reply: 'lost' }) });
    const lost = await host.provider.openSession(aPaymentAttempt());
    expect(lost._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'status' });
    expect(storedAttempts(host.file)).toHaveLength(1);
  });

  it('is ordered for one session by a signed call', async () => {
    const page = await opened();
    await orderFaults(page, { reply: 'lost' });
    expect((await page.provider.queryAttempt(aPaymentAttempt())).isErr()).toBe(true);
  });
});

describe('the payment page', () => {
  it.each(languages)(
    'in %s has a title in that language, its language tag, the amount and the order number',
    async (language) => {
      const page = await opened({}, { language });
      const answer = await page.fetch(page.session.redirectUrl);
      const markup = await answer.text();
      expect(markup).toContain(`<html lang="${language}-`);
      expect(markup).toContain(`<title>${pageTranslations[language].title} · `);
      expect(markup).toContain('44');
      expect(markup).toContain('2026-000017');
    },
  );

  it('has a policy without scripts and frames, and with forms to itself and the shop only', async () => {
    const page = await opened();
    const answer = await page.fetch(page.session.redirectUrl);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' http://shop.test",
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toMatch(/<script|style="/);
  });

  it('links to a style sheet that it serves', async () => {
    const page = await opened();
    const [, href = ''] =
      /stylesheet" href="([^"]+)"/.exec(await (await page.fetch(page.session.redirectUrl)).text()) ?? [];
    const css = await page.fetch(new URL(href, publicUrl).href);
    expect([css.status, css.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  it('is not found at a guessed address', async () => {
    expect((await testBankHost().fetch(`${publicUrl}/pay/guess`)).status).toBe(404);
  });

  it.each([
    ['without a signature', {}],
    ['signed for another call', { path: '/api/attempts/a2' }],
    ['signed with another secret', { key: 'wrong' }],
  ])(
    'refuses a query of an attempt %s',
    async (name, { path = '/api/attempts/a1', key = secret }: { path?: string; key?: string }) => {
      const page = await opened();
      const headers = name.startsWith('without')
        ? {}
        : signatureHeaders(sign(key, signedCall('GET', path, ''), page.time.clock));
      expect((await page.fetch(`${publicUrl}/api/attempts/a1`, { headers })).status).toBe(401);
    },
  );
});
