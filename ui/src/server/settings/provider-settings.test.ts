import { expect, test } from 'vitest';
import {
  embeddedSettings,
  paymentOrigins,
  paymentSettings,
  remoteSettings,
  testBankSettings,
} from './provider-settings.ts';
import { readSettings } from './settings.ts';

const settings = (variables: Record<string, string> = {}) => readSettings(variables)._unsafeUnwrap();
const secret = 'sixteen characters';

test('the test bank takes payments unless another address is set', () => {
  expect(paymentSettings(settings())._unsafeUnwrap()).toEqual({ type: 'testBank', opens: 'atStart' });
  const elsewhere = settings({ PAYMENT_URL: 'http://pay.test/', PAYMENT_SECRET: secret });
  expect(paymentSettings(elsewhere)._unsafeUnwrap()).toEqual({ type: 'elsewhere', url: 'http://pay.test', secret });
});

test.each([
  [{}, { minutes: 15 }, []],
  [{ PAYMENT_MINUTES: '30' }, { minutes: 30 }, []],
  [
    { STRIPE_URL: 'http://127.0.0.1:12111/' },
    { minutes: 15, address: 'http://127.0.0.1:12111' },
    ['http://127.0.0.1:12111'],
  ],
])('Stripe takes payments with the settings %j, and buyers may be sent to its page', (more, expected, origins) => {
  const [secretKey, webhookSecret] = ['sk_test_51Hq7Lm2wx81vvTz4', 'whsec_9fQk21xz77ab0mPe'];
  const keys = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret };
  const stripe = settings({ PAYMENTS: 'stripe', ...keys, ...more });
  expect(paymentSettings(stripe)._unsafeUnwrap()).toEqual({ type: 'stripe', secretKey, webhookSecret, ...expected });
  expect(paymentOrigins(stripe)).toEqual(['https://checkout.stripe.com', ...origins]);
});

test('a payment page outside the shop needs the secret that it shares with the shop', () => {
  const missing = /^PAYMENT_SECRET: /;
  expect(paymentSettings(settings({ PAYMENT_URL: 'http://pay.test' }))._unsafeUnwrapErr()).toMatch(missing);
  expect(testBankSettings(settings({ ONLY: 'payments' }))._unsafeUnwrapErr()).toMatch(missing);
  const alone = settings({
    PAYMENTS: 'test',
    ONLY: 'payments',
    PORT: '3001',
    PAYMENT_SECRET: secret,
    PUBLIC_ORIGIN: 'https://pay.test',
    CLIENT_ADDRESS_HEADER: 'X-Forwarded-For',
  });
  expect(testBankSettings(alone)._unsafeUnwrap()).toMatchObject({
    port: 3001,
    secret,
    publicUrl: 'https://pay.test',
    addressHeader: 'X-Forwarded-For',
  });
});

test.each([
  [{}, { codeTries: 30, unpaidPlaces: 20, newCarts: 30 }],
  [
    { CODE_TRIES_PER_CLIENT: '1', UNPAID_PLACES_PER_CLIENT: '1000', NEW_CARTS_PER_CLIENT: '50' },
    { codeTries: 1, unpaidPlaces: 1000, newCarts: 50 },
  ],
  [
    { CODE_TRIES_PER_CLIENT: 'off', UNPAID_PLACES_PER_CLIENT: 'off', NEW_CARTS_PER_CLIENT: 'off' },
    { codeTries: undefined, unpaidPlaces: undefined, newCarts: undefined },
  ],
])('the settings %j limit a client to %j', (variables, limits) => {
  const server = { address: 'http://127.0.0.1:3000', onLost: () => undefined };
  expect(embeddedSettings(settings(variables), server)._unsafeUnwrap().limits).toEqual(limits);
});

test('a remote provider gets its credential and the origin of the shop (R-DRIVE-3)', () => {
  const url = 'https://provider.test';
  const own = 'https://shop.test';
  const origins = { paymentOrigins: [own], pictureOrigins: [own] };
  expect(remoteSettings(url, settings(), own)).toEqual({ url, ownOrigin: own, ...origins });
  const whole = settings({
    PROVIDER_URL: url,
    PROVIDER_USER: 'shop',
    PROVIDER_PASSWORD: 'f8Kq-21xz',
  });
  expect(remoteSettings(url, whole, own)).toEqual({
    url,
    ownOrigin: own,
    credential: { user: 'shop', password: 'f8Kq-21xz' },
    paymentOrigins: [own, url],
    pictureOrigins: [own],
  });
});
