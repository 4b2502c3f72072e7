import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { startWarnings } from './start-warnings.ts';

const settings = (variables: Readonly<Record<string, string | undefined>>) => readSettings(variables)._unsafeUnwrap();
const warnings = (variables: Readonly<Record<string, string | undefined>>) => startWarnings(settings(variables));
const seller = {
  SELLER_NAME: 'Terme Lunaria d.o.o.',
  SELLER_STREET: 'Zdraviliška cesta 24',
  SELLER_TOWN: '3254 Podčetrtek',
  SELLER_EMAIL: 'info@lunaria.example',
};
const noSeller = expect.stringMatching(/^SELLER_NAME is not set: /);

const https = { PAYMENTS: 'test', PUBLIC_ORIGIN: 'https://shop.example', CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' };

it('a public shop without a seller starts with a warning', () => {
  expect(warnings(https)).toContainEqual(noSeller);
});

it.each([
  {},
  { PUBLIC_ORIGIN: 'http://127.0.0.1:3000' },
  { ...https, ...seller },
  { ...https, ONLY: 'payments', PAYMENT_SECRET: 'qwertzuiopasdfgh1' },
])('a shop with %j starts without a warning of a seller', (variables) => {
  expect(warnings(variables)).not.toContainEqual(noSeller);
});

it('a shop in the test mode of its payments warns at the start', () => {
  const stripe = { PAYMENTS: 'stripe', STRIPE_WEBHOOK_SECRET: 'whsec_9fQk21xz77ab0mPe' };
  const line = 'payments run in test mode: no money is paid';
  expect(warnings({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_51Hq7Lm2wx81vvTz4' })).toContain(line);
  expect(warnings({ PROVIDER_URL: 'http://127.0.0.1:4000', PAYMENTS_TEST: 'on' })).toContain(line);
  expect(warnings({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_51Hq7Lm2wx81vvTz4' })).not.toContain(line);
});
