import { expect, it, test } from 'vitest';
import { visitorAddresses } from './provider-settings.ts';
import { readSettings } from './settings.ts';
import { startWarnings } from './start-warnings.ts';

const settings = (variables: Readonly<Record<string, string>>) => readSettings(variables)._unsafeUnwrap();
const warnings = (variables: Readonly<Record<string, string>>) => startWarnings(settings(variables));
const seller = {
  SELLER_NAME: 'Terme Lunaria d.o.o.',
  SELLER_STREET: 'Zdraviliška cesta 24',
  SELLER_TOWN: '3254 Podčetrtek',
  SELLER_EMAIL: 'info@lunaria.example',
};
const noSeller = expect.stringMatching(/^SELLER_NAME is not set: /);

it('a shop with real visitors and without a seller is told so in one line', () => {
  expect(warnings({ PAYMENTS: 'test', PUBLIC_ORIGIN: 'https://shop.example' })).toContainEqual(noSeller);
});

it.each([
  {},
  { PUBLIC_ORIGIN: 'http://127.0.0.1:3000' },
  { PAYMENTS: 'test', PUBLIC_ORIGIN: 'https://shop.example', ...seller },
  { PAYMENTS: 'test', PUBLIC_ORIGIN: 'https://shop.example', ONLY: 'payments', PAYMENT_SECRET: 'qwertzuiopasdfgh1' },
])('%j needs no such line', (variables) => {
  expect(warnings(variables)).not.toContainEqual(noSeller);
});

const header = { CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' };
const https = { PAYMENTS: 'test', PUBLIC_ORIGIN: 'https://shop.example' };

test.each([
  [{}, {}, false],
  [{ ...https, PUBLIC_ORIGIN: 'http://shop.example' }, {}, false],
  [https, { onlyProxyConnects: true }, true],
  [{ ...https, ...header }, { addressHeader: 'X-Forwarded-For' }, false],
])('%j: connections are read as %j, and the operator is told so: %s', (variables, read, isTold) => {
  expect(visitorAddresses(settings(variables))).toEqual(read);
  expect(warnings(variables).some((line) => line.includes('CLIENT_ADDRESS_HEADER'))).toBe(isTold);
});
