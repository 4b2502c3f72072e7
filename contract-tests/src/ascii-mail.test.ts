import { mailServer } from '@shop/adapters/papers/mail/testing/mail-server';
import { value } from '@shop/core/testing/answers';
import { expect, test, vi } from 'vitest';
import { shoppingAt, startBuiltShop } from './testing/built-shop.ts';

test.each([
  ['refuses letters beyond ASCII before the @', { asciiOnly: true }, true],
  ['accepts them', {}, undefined],
])('the form of a shop states whether its mail server %s (R-VALID-28)', async (_, options, asciiEmail) => {
  const mails = await mailServer(options);
  const shop = await startBuiltShop({ SMTP_URL: mails.url, MAIL_FROM: 'Terme <shop@terme.example>' });
  const { calls, readyToPay } = shoppingAt(shop.origin);
  const { cart } = await readyToPay(1);
  const form = () => value(calls.loadCustomer({ cartId: cart.id, language: 'sl' }));
  await vi.waitFor(async () => expect((await form()).asciiEmail).toBe(asciiEmail));
});
