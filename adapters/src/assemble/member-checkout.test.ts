import { cartId, memberToken } from '@shop/core/ids';
import type { CustomerEntry } from '@shop/core/ports/checkout-port';
import { aCustomer } from '@shop/core/testing/builders';
import { stubCheckout } from '@shop/core/testing/stub-ports';
import { errAsync, okAsync } from 'neverthrow';
import { expect, test } from 'vitest';
import { memberCheckout } from './member-checkout.ts';

const payload = (claims: unknown) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = memberToken(`e30.${payload({ memberHashId: 'čh-1' })}.signature`);
const member = {
  ...{ name: 'Ana', surname: 'Novak', phone: '', address: '', postCode: '', city: '', countryCode: '' },
  ...{ email: '', wellcardId: '' },
};

/** What the provider is told of somebody with this token. */
const told = async (given: Partial<CustomerEntry>, known: 'known' | 'unknown' | 'away' = 'known') => {
  const entries: CustomerEntry[] = [];
  const checkout = stubCheckout({
    saveCustomer: (entry) => {
      entries.push(entry);
      return okAsync({});
    },
  });
  const loadMember = () =>
    known === 'away'
      ? errAsync({ kind: 'unreachable', cause: 'timeout' } as const)
      : okAsync(known === 'known' ? member : undefined);
  const entry = { cartId: cartId('c'), customer: aCustomer(), language: 'sl', mtcId: -1, ...given } as const;
  expect((await memberCheckout(checkout, { loadMember }).saveCustomer(entry)).isOk()).toBe(true);
  expect(entries[0]).not.toHaveProperty('memberToken');
  return entries[0]?.memberHashId;
};

test('the member of a token that the profile knows', async () => {
  expect(await told({ memberToken: token })).toBe('čh-1');
});

test('nobody without a token, whatever the visitor says', async () => {
  expect(await told({ memberHashId: 'somebody-else' })).toBeUndefined();
  expect(await told({ memberToken: token, memberHashId: 'somebody-else' })).toBe('čh-1');
});

test('nobody for a token that the profile does not know, and a guest while it cannot be asked', async () => {
  expect(await told({ memberToken: token }, 'unknown')).toBeUndefined();
  expect(await told({ memberToken: token }, 'away')).toBeUndefined();
});

test.each(['t', 'a.b', 'a..c', 'a.!.c', 'a.x.c', `a.${payload([])}.c`, `a.${payload({ memberHashId: 7 })}.c`])(
  'nobody for %j, which carries no id',
  async (text) => {
    expect(await told({ memberToken: memberToken(text) })).toBeUndefined();
  },
);
