import { expect, it } from 'vitest';
import { missingSeller } from './missing-seller.ts';
import { readSettings } from './settings.ts';

const told = (variables: Readonly<Record<string, string>>) => missingSeller(readSettings(variables)._unsafeUnwrap());
const seller = {
  SELLER_NAME: 'Terme Lunaria d.o.o.',
  SELLER_STREET: 'Zdraviliška cesta 24',
  SELLER_TOWN: '3254 Podčetrtek',
  SELLER_EMAIL: 'info@lunaria.example',
};

it('a shop with real visitors and without a seller is told so in one line', () => {
  expect(told({ PAYMENTS: 'test', PUBLIC_ORIGIN: 'https://shop.example' })).toMatch(/^SELLER_NAME is not set: /);
});

it.each([
  {},
  { PUBLIC_ORIGIN: 'http://127.0.0.1:3000' },
  { PAYMENTS: 'test', PUBLIC_ORIGIN: 'https://shop.example', ...seller },
  { PAYMENTS: 'test', PUBLIC_ORIGIN: 'https://shop.example', ONLY: 'payments', PAYMENT_SECRET: 'qwertzuiopasdfgh1' },
])('%j needs no such line', (variables) => {
  expect(told(variables)).toBeUndefined();
});

it('half a seller is refused at the start', () => {
  expect(readSettings({ SELLER_NAME: 'Lunaria' })._unsafeUnwrapErr()).toMatch(
    /^SELLER_NAME is of no use without SELLER_STREET/,
  );
  expect(readSettings({ ...seller, SELLER_EMAIL: 'nobody' })._unsafeUnwrapErr()).toBe(
    'SELLER_EMAIL must be an e-mail address',
  );
});
