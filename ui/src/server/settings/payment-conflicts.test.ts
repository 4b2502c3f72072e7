import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

type Variables = Readonly<Record<string, string>>;

/** Returns the error line of a refused start. */
const refusalOf = (variables: Variables): string =>
  readSettings(variables).match(
    () => 'accepted',
    (line) => line,
  );

const stripe = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_51Hq7Lm2wx81vvTz4',
  STRIPE_WEBHOOK_SECRET: 'whsec_9fQk21xz77ab0mPe',
};
const trial = { ...stripe, STRIPE_SECRET_KEY: 'rk_test_51Hq7Lm2wx81vvTz4' };
const open = { PUBLIC_ORIGIN: 'https://shop.example', CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' };
const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'shop@spa.example' };
const without = (name: string) => `${name} is of no use without PAYMENTS=stripe; set both, or neither`;

describe('payments by Stripe', () => {
  test.each<Variables>([stripe, trial, { ...stripe, ...open }, { ...stripe, ...open, ONLY: 'api' }])(
    'are accepted with %j',
    (variables) => {
      expect(refusalOf(variables)).toBe('accepted');
    },
  );

  test.each<readonly [Variables, string]>([
    [
      { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY },
      'PAYMENTS=stripe is of no use without STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; set all of them, or none',
    ],
    [
      { ...stripe, PAYMENT_URL: 'https://pay.example' },
      'PAYMENTS=stripe excludes PAYMENT_URL and PAYMENT_SECRET, which are of another payment page; take one of them away',
    ],
    [
      { ...stripe, PROVIDER_URL: 'http://127.0.0.1:4000' },
      'PAYMENTS=stripe is of no use beside PROVIDER_URL, since the provider takes the payments; allow its payment page with PAYMENT_ORIGINS',
    ],
    [
      { ...stripe, ONLY: 'payments' },
      'PAYMENTS=stripe is of no use beside ONLY=payments, which is the test bank; take one of them away',
    ],
    [{ STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY, PAYMENTS: 'test' }, without('STRIPE_SECRET_KEY')],
    [{ STRIPE_WEBHOOK_SECRET: stripe.STRIPE_WEBHOOK_SECRET }, without('STRIPE_WEBHOOK_SECRET')],
    [{ STRIPE_URL: 'http://127.0.0.1:1' }, without('STRIPE_URL')],
    [{ PAYMENT_MINUTES: '15' }, without('PAYMENT_MINUTES')],
    [{ PAYMENTS_TEST: 'on' }, without('PAYMENTS_TEST')],
    [
      { ...stripe, PAYMENTS_TEST: 'on' },
      'PAYMENTS_TEST is of no use beside a live STRIPE_SECRET_KEY; take it away, or set a test key',
    ],
    [
      { ...stripe, STRIPE_URL: 'http://127.0.0.1:1' },
      'STRIPE_URL is a stand-in, which must not get a live STRIPE_SECRET_KEY; take it away, or set a test key',
    ],
  ])('are refused in one line for %j', (variables, line) => {
    expect(refusalOf(variables)).toBe(line);
  });

  test('are refused with another kind of key, in a line without the key', () => {
    expect(refusalOf({ ...stripe, STRIPE_SECRET_KEY: 'pk_live_51Hq7Lm2wx81vvTz4' })).toBe(
      'STRIPE_SECRET_KEY must be a key that begins with sk_live_, rk_live_, sk_test_ or rk_test_',
    );
    expect(refusalOf({ ...stripe, STRIPE_WEBHOOK_SECRET: 'we_51Hq7Lm2wx81vvTz4' })).toBe(
      'STRIPE_WEBHOOK_SECRET must be a secret that begins with whsec_',
    );
  });

  test('are refused beyond this machine with the key of an instruction', () => {
    const key = `sk_live_${'x'.repeat(24)}`;
    expect(refusalOf({ ...stripe, ...open, STRIPE_SECRET_KEY: key })).toMatch(
      /^STRIPE_SECRET_KEY looks like a placeholder /,
    );
  });

  test('allow no test-only setting with a live key, even on this machine', () => {
    expect(refusalOf({ ...stripe, SHOP_SEED: 'x' })).toMatch(/^SHOP_SEED .* beside STRIPE_SECRET_KEY,/);
  });

  test('need no address of a payment page where hosts share a database', () => {
    const shared = { ...stripe, ...open, DATABASE_URL: 'postgres://shop:hush@db.example/shop' };
    expect(refusalOf({ ...shared, ...mail })).toBe('accepted');
    expect(refusalOf(shared)).toMatch(/^DATABASE_URL is shared by hosts and needs SMTP_URL,/);
  });
});

describe('a test key of Stripe', () => {
  test.each<readonly [Variables, string]>([
    [open, 'PUBLIC_ORIGIN'],
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ STRIPE_URL: 'http://10.0.0.2:12111' }, 'STRIPE_URL'],
  ])('is refused beside %j unless PAYMENTS_TEST is on', (beyond, name) => {
    expect(refusalOf({ ...trial, ...beyond })).toBe(
      `a test key in STRIPE_SECRET_KEY is for tests and must not be set beside ${name}, which leads beyond this machine; set a live key, or PAYMENTS_TEST=on for a trial`,
    );
    expect(refusalOf({ ...trial, ...beyond, PAYMENTS_TEST: 'on' })).toBe('accepted');
  });

  test('is accepted with the address of a stand-in on this machine', () => {
    expect(refusalOf({ ...trial, STRIPE_URL: 'http://127.0.0.1:12111', SHOP_SEED: 'x' })).toBe('accepted');
  });

  test('allows no other test-only setting', () => {
    expect(refusalOf({ ...trial, ...open, PAYMENTS_TEST: 'on', SHOP_SEED: 'x' })).toMatch(/^SHOP_SEED /);
  });
});
